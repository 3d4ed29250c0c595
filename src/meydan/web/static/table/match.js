// Which deeds fit what was pointed at. Pure: no page, no game.
/** @typedef {import("./page.js").Action} Action */
/** @typedef {Action[]} Deed the steps of a whole deed, in order */
/** @typedef {{id: string} | {depth: number, code: number}} Pick a thing that was pointed at, or a step chosen by name */
/** @typedef {{deed: Deed, rank: number, step: number, used: string[]}} Fit */

/** All deeds of a tree of choices. @param {Action[]} actions @param {Deed} before @returns {Deed[]} */
export function deedsOf(actions, before = []) {
  return actions.flatMap((action) => {
    const path = [...before, action];
    return action.next?.length ? deedsOf(action.next, path) : [path];
  });
}

/** Whether the steps only make up a set, to be ticked in any order and confirmed. @param {Deed} deed */
export const isSet = (deed) => deed.at(-1)?.s && deed.slice(1).every((step) => step.s);

/** @param {Deed} deed @returns {{t: string[], o: string[], i?: number}[]} */
function places(deed) {
  const steps = deed.map((step) => ({ t: step.t, o: step.o ?? [], i: step.i }));
  return isSet(deed) ? [{ t: steps.flatMap((step) => step.t), o: steps.flatMap((step) => step.o) }] : steps;
}

/**
 * How a deed fits. Within a step things are named in any order, steps one after the other; needed things that were
 * passed over for a later one are implied, and count as rank.
 * @param {Deed} deed @param {Pick[]} picks @returns {Fit | null}
 */
export function fit(deed, picks) {
  const steps = places(deed);
  let rank = 0;
  let step = 0;
  /** @type {string[]} */
  let used = [];
  const open = () => (steps[step]?.t ?? []).filter((id) => !used.includes(id)).length;
  for (const pick of picks) {
    if ("depth" in pick) {
      if (deed[pick.depth]?.id !== pick.code) return null;
      if (!isSet(deed) && pick.depth >= step) {
        step = pick.depth + 1;
        used = [];
      }
      continue;
    }
    let at = step;
    /** @param {number} here */
    const takes = (here) =>
      [...steps[here].t, ...steps[here].o].includes(pick.id) && !(here === step && used.includes(pick.id));
    while (at < steps.length && !takes(at)) at++;
    if (at === steps.length) return null;
    for (; step < at; step++) {
      rank += open();
      used = [];
    }
    used = [...used, pick.id];
  }
  return { deed, rank, step, used };
}

/** The deeds that fit best. @param {Deed[]} deeds @param {Pick[]} picks @returns {Fit[]} */
export function fitting(deeds, picks) {
  const fits = deeds.map((deed) => fit(deed, picks)).filter((found) => found !== null);
  const least = Math.min(...fits.map((found) => found.rank));
  return fits.filter((found) => found.rank === least);
}

/** Ids still to be pointed at. @param {Fit} found @returns {string[]} */
export function missing({ deed, step, used }) {
  return places(deed)
    .slice(step)
    .flatMap(({ t }, later) => (later ? t : t.filter((id) => !used.includes(id))));
}

/** Ids that can be pointed at next; a deed that is told by what follows need not be named. @param {Fit} found @returns {string[]} */
export function nextIds({ deed, step, used }) {
  const ids = [];
  for (const [later, { t, o, i }] of places(deed).slice(step).entries()) {
    const left = [...t, ...o].filter((id) => later || !used.includes(id));
    ids.push(...left);
    if (!i && t.some((id) => left.includes(id))) break;
  }
  return ids;
}

/** Ids a deed can begin with. @param {Deed[]} deeds @returns {Set<string>} */
export const firstIds = (deeds) => new Set(deeds.flatMap((deed) => nextIds({ deed, rank: 0, step: 0, used: [] })));

/**
 * Where the deeds that are left part: the step, and what can be chosen there. What lies on the way parts nothing.
 * @param {Fit[]} fits @returns {{depth: number, kids: {action: Action, fits: Fit[]}[]}}
 */
export function parting(fits) {
  const first = fits[0].deed;
  let depth = 0;
  const alike = (/** @type {Fit} */ { deed }) => deed[depth]?.id === first[depth].id;
  const passed = (/** @type {Fit} */ { deed }) => deed[depth]?.w;
  while (depth < first.length - 1 && (fits.every(alike) || fits.every(passed))) depth++;
  if (fits.length === 1)
    depth = Math.max(
      0,
      first.findLastIndex((step) => !step.f),
    );
  const kids = new Map();
  for (const found of fits) {
    const action = found.deed[depth];
    if (!action) continue;
    if (!kids.has(action.id)) kids.set(action.id, { action, fits: [] });
    kids.get(action.id).fits.push(found);
  }
  return { depth, kids: [...kids.values()] };
}

/** What is sent; amounts follow the step that asks for them. @param {Deed} deed @param {number[]} amounts */
export const codesOf = (deed, amounts = []) =>
  deed.filter((step) => !step.f).flatMap((step) => (step.p ? [step.id, ...amounts] : [step.id]));
