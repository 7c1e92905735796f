"""python -m farol.bots LEVEL GAME: a bot of ours in a process of its own, over stdin and stdout."""

import sys

from farol.bots.remote import serve
from farol.bots.roster import new_bot

serve(new_bot(sys.argv[1], sys.argv[2], workers=1), sys.stdin, sys.stdout)
