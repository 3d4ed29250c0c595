// Loaded before anything is painted, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  /* private mode */
}
