game = Low Tide
tagline = Whose papers are in order?

plays = has the turn
pile = In the pile
players = At the table
coins = coins
papers = papers
claim = The claim
role = says to be
paper = paper
target = about
me = Yours
hand = Your papers
result = The end
scores = points
places = places

word-broker = broker
    .colour = #b8860b
    .emblem = ¤
word-pilot = pilot
    .colour = #2c6fbb
    .emblem = ⚓
word-guard = guard
    .colour = #2e8b57
    .emblem = ♜
word-forger = forger
    .colour = #7d3c98
    .emblem = ✒

phase-deal = Dealing
phase-turn = A turn
phase-doubt = Does anybody doubt that { OF($claim, "seat") } is a { OF($claim, "role") }?
phase-guard = Does { $to_act } stop it as a guard?
phase-lose = { $to_act } loses a paper
phase-draw = A paper is drawn
phase-return = { $to_act } puts a paper back
phase-again = Once more?
phase-over = The end

action-fish = Fish
action-trade = Trade as a broker
action-forge = Draw and put back as a forger
action-raid = Rob { $target } as a pilot
action-report = Report { $target }
action-decline = Let it pass
action-doubt = Doubt it
action-guard = Stop it as a guard
action-lose = Turn up the { $paper }
action-return = Put the { $paper } back
action-again = Once more
action-stop = That is enough

event-draws = { $seat } draws a paper.
event-returns = { $seat } puts a paper back.
    .quiet = yes
event-fishes = { $seat } fishes.
event-reports = { $seat } reports { $target }.
event-raids = { $seat } wants to rob { $target } as a pilot.
event-claims = { $seat } claims to be a { $paper }.
event-guards = { $seat } claims to be a guard.
event-doubts = { $seat } doubts it.
event-shows = { $seat } shows the { $paper } and puts it back.
event-lacks = { $seat } is no { $paper }.
event-trades = { $seat } takes three coins.
event-stops = { $seat } stops it.
event-robs = { $seat } takes { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} from { $target }.
event-loses = { $seat } turns up the { $paper }.
event-out = { $seat } is out.
event-over = The game is over.
