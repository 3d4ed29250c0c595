"""Pages: models in, whole HTML documents out."""
from meydan.web.pages.analysis import analysis, lending, offer, working
from meydan.web.pages.around import fragments, journal
from meydan.web.pages.home import home, my_games
from meydan.web.pages.learn import learn, lesson_page, voice
from meydan.web.pages.new_table import new_table
from meydan.web.pages.notes import error, invitation, upload
from meydan.web.pages.people import account, contest, contests, leaders, member, moderator, told
from meydan.web.pages.programs import programs
from meydan.web.pages.rules import passage, rules
from meydan.web.pages.table import replay, table

__all__ = ["account", "analysis", "contest", "contests", "error", "fragments", "home", "invitation", "journal",
           "leaders", "learn", "lending",
           "lesson_page", "member", "moderator", "my_games", "new_table", "offer", "passage", "programs", "replay",
           "rules", "table", "told", "upload", "voice",
           "working"]
