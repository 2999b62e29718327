/** The words of questions besides names, dates, roles, and numbers. A word in no list here isn't understood. */
import type { Token } from '../../../../engine/language/tokens.ts'

/** Phrases by commas, as the tokenizer leaves them: lower case, no apostrophes, no hyphens. The longest wins. */
const spellings = {
  // The form of the answer.
  who: 'need names for, names for, names of, who, whos, whoever, whom, whose, anyone, anybody, any one, someone, somebody, which of, who all, who among',
  count:
    'how busy, how far, by how much, counts, counts for, how many more, how many, how much, number of, the number of, count, count of, a count of, counts of, total number of, headcount, head count, tally, how often, no of, how many times, number of times, what number of, how many total',
  list: 'which of my, which of mine, a rundown of, rundown of, rundown, walk me through, go over, what happened to, whats happening with, whats the status of, status of, whats going on with, any word on, any news on, any update on, update on, any news about, show me, show us, list me, give me a list of, give me the list of, read me, which shifts, what shifts, list, what are the, show, display, pull up, lineup, line up, roster, schedule, schedules, what are, see, view, look at, who are',
  when: 'on how many days, when, what days, which days, what dates, which dates, on what days, on which days, on what dates, on which dates, what day, which day',
  most: 'min and max, max and min, minimum and maximum, lowest and highest, highest and lowest, most rested, biggest difference, biggest difference in, largest difference, largest difference in, biggest gap, biggest gap in, widest gap, most loaded, most work, heaviest load, hardest hit, overloaded, most, max, highest, busiest, heaviest, maximum, top, biggest, greatest, hammered, hammered with, getting hammered with, weakest, worst, thinnest, tightest, riskiest, furthest, farthest, largest, slammed, swamped, hardest',
  least:
    'min and max, max and min, minimum and maximum, lowest and highest, highest and lowest, least rested, biggest difference, biggest difference in, largest difference, largest difference in, biggest gap, biggest gap in, widest gap, got it easy, have it easy, has it easy, easiest month, least loaded, least busy, lightest load, least work, least, fewest, lowest, lightest, smallest, minimum, shortest, bottom, slowest',
  average:
    'the average number of, the mean number of, average, avg, mean, averages, on average, average number of, mean number of, the average, typical number of',
  median: 'median, the median, median number of',
  total:
    'total, totals, in total, altogether, in all, overall, combined, sum, in sum, all together, all told, put together, between them, jointly',
  percent:
    'percent, percentage, percent of, percentage of, what percent of, what percentage of, what % of, % of, what %, fraction of, proportion of, share of, what share of, what portion of, portion of, what fraction of, what proportion of, the percentage of',
  versus: 'versus, against, compared to, compared with',
  compare:
    'how do i compare, how do we compare, split of, split between, compare, compares, compared, comparison, versus, difference, difference between, differ, compared to, compared with, side by side, against',
  next: 'back, come back, comes back, back on, go back on, goes back on, come back on, return, returns, be back, next, upcoming, coming up, next up, soonest, next time, the next time',
  best: 'best, best month, worst month, best months',
  first: 'waiting longest, waiting the longest, oldest, first, earliest, very first',
  latest: 'last, very last, most recent, latest, last time, most recently, the last time',
  // What to do with a number.
  more: 'older than, above average, over average, more than average, how many more, more, more than, over, above, greater than, exceeding, higher than, longer than, longer, heavier, bigger, higher',
  less: 'below average, less than average, under average, fewer, fewer than, less, less than, under, below, lower than, shorter than, shorter, lighter, smaller, lower',
  'at-least': 'at least, minimum of, no fewer than, no less than, not less than, not fewer than',
  'at-most': 'at most, up to, no more than, not more than, maximum of',
  'or-more': 'or more, or above, and more',
  'or-less': 'or fewer, or less, or below',
  exactly: 'exactly, precisely',
  than: 'more than, less than, fewer than, higher than, lower than, above average, over average, more than average, below average, less than average, under average, than others, than anyone else, than everyone else, than average, than the average, than most, than most people, than the rest, than',
  not: 'neither, nor, but not, and not, but no, and no, not, no, never, hasnt, havent, hadnt, isnt, arent, wasnt, werent, doesnt, dont, didnt, wont, none, nobody, no one, noone, zero, without, without a, without any, has no, have no, not any, nobodys',
  except:
    'except, except for, besides, other than, apart from, aside from, excluding, not counting, not including, but not, and not, leaving out, other',
  ever: 'ever, never, has ever, have ever',
  // What someone can't do; "can" without a "not" asks the opposite.
  cannot:
    'cant, cannot, couldnt, unable to, not able to, not allowed, not allowed to, not eligible, not eligible for, can not',
  both: 'both, each of, either',
  others:
    'above average, over average, more than average, below average, less than average, under average, others, than others, than anyone else, than everyone else, than average, than the average, than most, than most people, than the rest, everyone else, everybody else, other people, the others, the rest of us, the rest of the group, other physicians, other doctors, my colleagues, my peers, the average, the average physician, the group average, average physician, most people, the group',
  rank: 'lowest to highest, fewest to most, least to most, smallest first, largest first, from lowest to highest, from fewest to most, rank, ranking, ranked, rankings, rank order, sort, sorted, order, ranking of, highest first, most first, biggest first, descending, from highest to lowest, from most to fewest, high to low, lowest first, fewest first, least first, ascending, low to high, highest to lowest, most to least, most to fewest',
  until: 'until, till, through, before, since, after',
  only: 'only, just the, exclusively',
  each: 'per, by, each, for each, every, broken down by, breakdown by, split by, breakdown of, breakdown, grouped by',
  weekly:
    'any week where, a week where, any week when, one week, any week, any one week, any given week, a given week, a single week, the same calendar week, weekly, week by week, per week, a week, each week, every week, by week, by the week',
  monthly:
    'any month, any one month, a single month, any given month, month over month, month to month, over time, over the months, trend, trends, trending, trend of, change from, changed from, change since, changed since, change over, changed over, monthly, month by month, per month, a month, each month, every month, by month',
  daily:
    'any one day, any given day, daily, day by day, per day, a day, each day, every day, by day, by date, per date',
  left: 'left, remaining, remain, still to come, to go, still to work, yet to work, coming',
  soFar: 'so far, already, to date, until now, up to now',
  // What is counted.
  people:
    'different physicians, different doctors, different people, different docs, different hospitalists, unique physicians, unique doctors, unique people, distinct physicians, distinct doctors, distinct people, physician, physicians, doctor, doctors, doc, docs, people, person, hospitalist, hospitalists, members, member, staff, colleague, colleagues, provider, providers, clinicians, names, crew, folks, guys, gang, hospitalist team, teammates',
  everyone:
    'everyone, everybody, all physicians, all docs, all doctors, everyones, every physician, each physician, each doc, each doctor',
  shifts: 'workload, workloads, shift, shifts, duty, duties, slots, slot, spots, spot',
  hours: 'physician hours, person hours, work hours, working hours, hour, hours, hrs, hr',
  day: 'day, days',
  week: 'week, weeks',
  month: 'month, months',
  weekday: 'weekday, day of the week, days of the week, weekdays',
  role: 'role, roles, position, positions',
  weekendsOff:
    'weekend off, weekends off, full weekend off, full weekends off, free weekend, free weekends, whole weekend off, weekends free',
  daysOff: 'days off, day off, free days, free day, off days, off day, days free',
  stretch:
    'back to back, in a row, consecutive, consecutive days, days in a row, days straight, days running, shifts in a row, straight, straight days, consecutively, longest stretch, longest run, longest streak, stretch, streak, run, most days in a row, most consecutive days, longest, stretches, in one stretch, working days in a row',
  offStretch:
    'longest stretch off, longest break, longest time off, longest run off, days off in a row, consecutive days off, straight days off, days off straight, longest stretch of days off, most days off in a row, back to back days off, most consecutive days off',
  sleepy:
    'fatigue, fatigued, risk of fatigue, at risk of fatigue, at risk for fatigue, fatigue risk, tired, tiring, sleepy, sleepiness, exhausted, exhausting, drowsy, worn out',
  pay: 'pay, paid, pay for, paying, payroll, get paid, get paid for, paid for, payable',
  rest: 'least rested, most rested, rest, rest between shifts, hours between shifts, between shifts, turnaround, hours of rest, time between shifts, break between shifts, hours off between shifts',
  // The weakest days are those with the most open shifts.
  open: 'coverage, opening, openings, gaps in coverage, holes in coverage, coverage gaps, coverage holes, gap in coverage, gaps in the schedule, holes in the schedule, up for grabs, unclaimed, no coverage, need coverage, need covering, need filling, no name on, nobody on, no one on, with nobody assigned, with no one assigned, nobody assigned, no one assigned, without anyone assigned, leave open, left open, leave unfilled, left unfilled, go unfilled, went unfilled, left to fill, still to fill, yet to fill, to be filled, weakest, worst, thinnest, tightest, riskiest, all shifts covered, all covered, fully covered, fully staffed, everything covered, all shifts filled, all filled, open, unfilled, uncovered, unassigned, empty, vacant, not filled, not covered, gap, gaps, hole, holes, need somebody, need someone, needs somebody, needs someone, still need somebody, still need someone, short, missing, unstaffed, still open, nobody has, no one has, enough, adequately staffed, all set, fully covered, short a, short on, short of, understaffed, short staffed, are we covered, are we good, are we set, are we staffed, are we all set, are we ok, are we okay, are we short, are we fully covered, coverage for, coverage on, coverage in, coverage look, staffing look, staffing',
  filled: 'filled, covered, fill',
  fte: 'half time, fte, ftes, full time equivalents, full time equivalent',
  work: 'carry, carries, carried, hold, holds, held, fall, falls, fell, busy, slated, slated for, signed up for, down for, put down for, penciled in, took, takes, taken, scheduling, supposed to be on, supposed to be here, stuck with, stuck working, stuck on, stuck, landed, drew, drawn, manning, handled, handling, racked up, clocked, staffing the, tonights, serving, work, works, worked, working, done, scheduled, doing, covering, covers, assigned, on duty, on service, in house, on shift, rostered, staffed, booked, cover, pull, pulls, pulled, pulling, logged, put in, look, looks, looking, on call, on the schedule, on the roster, have on',
  off: 'off, free, available, unscheduled',
  // Requests and time off.
  leaveDays:
    'vacation days, vacation day, days of vacation, day of vacation, pto days, days of pto, leave days, days of leave, days of time off, time off days, days vacation, days pto, vacation time, pto time',
  used: 'take, takes, taking, used, used up, use, taken, took, taken off, took off, take off, taking off, burned, burned through',
  callOut:
    'on call out, on call outs, call outs, callouts, callout, call out, sick calls, sick call, call ins, callins, call offs, calloffs, called out, called in, called in sick, call in sick, called off, calls out, calling out, called off sick, out sick, sick days, sick day, unplanned absences, no shows',
  // Who comes next: "who relieves me", "who do I hand off to".
  relieve:
    'relieve, relieves, relieving, relieved, takes over for, takes over from, take over from, taking over for, taking over from, take over for, comes on after, coming on after, comes in after, coming in after, on after, works after, working after, follows, sign out from, signout from, handoff from, hand off from, report from, sign off from',
  handOver:
    'hand off to, hands off to, handing off to, handoff to, hand over to, hands over to, handing over to, sign out to, signs out to, signing out to, signout to, pass off to, passing off to, give report to, giving report to, gives report to, on before, works before, working before',
  request:
    'new requests, new request, ask, anything from, word from, anything new from, request, requests, requested, inbox, asked for, ask for, asks for, asking for, requests from, requests for, asked',
  away: 'survive without, cope without, manage without, do without, get by without, be out, will be out, vacationing, traveling, maternity leave, paternity leave, parental leave, jury duty, request off, request time off, days i requested off, leaves, quits, quit, resigns, resigned, retires, retired, leaving, out sick, off sick, lose, loses, losing, away, vacation, vacations, on vacation, leave, on leave, pto, absent, time off, out, on pto, out of office, gone, approved time off, absences, absence',
  sick: 'cant make it, cannot make it, cant make, wont make it, not coming, cant come in, cant make his shift, cant make her shift, cant make their shift, call in sick, sick, ill, calls in sick, called in sick, calls out, called out, calls in, call out, call in sick, cant work, cannot work, cant come, just called in sick',
  pending:
    'waiting longest, waiting the longest, new requests, new request, i need to approve, need to approve, need to sign off on, to sign off on, waiting for an answer, waiting for a decision, waiting for approval, awaiting a decision, awaiting an answer, not decided, not yet decided, still not decided, not been decided, not answered, not yet answered, unanswered, unresolved, not processed, not yet approved, still open requests, i need to look at, i need to review, i need to decide, i have to look at, i should look at, on my plate, for me to approve, to approve, to be approved, for approval, needs approval, need approval, awaiting, pending, waiting, outstanding, undecided, waiting on, to review, to decide, need to look at, to look at, open requests, need a decision',
  approved: 'go through, went through, gone through, decided, processed, answered, approved, granted, accepted',
  denied:
    'said no to, say no to, go through, went through, gone through, decided, processed, answered, denied, deny, refused, rejected, declined, turned down',
  arrived:
    'came in, come in, coming in, sent in, sent, made, submitted, filed, received, arrived, been made, were made, been submitted',
  emergency: 'emergency, emergencies, urgent, emergent',
  canceled: 'cancelled, canceled, withdrawn',
  swap: 'giving away, giving up, offering, offered up, up for trade, swap, swaps, swap request, swap requests, trade, trades, exchange, exchanges',
  pickup: 'picks up, picked up, extra shifts, extra shift, pickup, pickups, pick up requests, pickup requests',
  // Questions with their own tool.
  can: 'should i ask, could i ask, can i ask, can we ask, could we ask, should we ask, could we get, can we get, best person to, the best person to, best choice for, best fit for, best candidate for, best for, best person for, best to, best one for, best suited for, the best person for, would, can, could, may, might, should, able to, allowed, allowed to, eligible, eligible for, legal, ok, okay, possible, permitted, within the rules, without breaking any rules, without breaking a rule, legally, can i put, can i assign, can i give, could i put, can we put, can i schedule, available to work, available for, available to cover, available to take, free to work, free to cover, free to take, qualified, qualified for, free to pick up, available to pick up, willing to',
  cover:
    'fix it, fix this, fix that, grab, snag, picked up, picks up, picking up, takes, taking, covers for, cover, take, fill, replace, step in, fill in, sub, sub in, pick up, stand in, cover for, covering for, fill in for, take over, coverage for',
  replacement:
    'find me, find a, find me a, find us, get me a, i need a, need a, looking for, instead, instead of, replacement, substitute, stand in, candidates, candidate, need someone, need somebody, find someone, find somebody, i need someone, i need somebody, someone to cover, somebody to cover, someone for, somebody for, someone to take, anyone who can, anyone to cover, options',
  else: 'else',
  why: 'why, how come, whats the reason, reason, reasons, what keeps, what for',
  suppose:
    'survive without, cope without, what would, do without, manage without, get by without, get by, get by with, manage with, run with, if, what if, suppose, imagine, what happens, what happens if, what would happen, what would happen if, happens, happen, effect, impact, should i',
  hire: 'hire, hired, hiring, recruit, recruited, recruiting, add, added, adding, hires, got, brought on, hire more, bring on, onboard, onboarded',
  another: 'another, one more, extra, additional, a new, new, more physicians',
  approve: 'approve, approving, grant, granting, accept, say yes to, agree to',
  fair: 'fair, fairness, fairly, distributed, spread, spread out, evenly, even, balanced, shared, split evenly, equal, equally, fairly distributed, balance, unevenly, lopsided, uneven, distribution, distribution of',
  score: 'score, scores, coverage, preferences, preferences met, preference, good, well, scored, rated, quality, doing',
  improve:
    'improve, raise, increase, better, boost, lift, fix, fairer, suggest, suggestions, suggestion, recommend, recommendations, dragging, dragging down, drags, pulling, hurts, hurting, weighs, help, helps, make, unfair, low, down, so low',
  share:
    'shifts am i short, shifts i am short, shifts im short, due for, owed, room for more, needs more, should get more, needs fewer, should get fewer, underutilized, underused, too much, short of their target, short of target, below target, below their target, under target, under their target, over target, over their target, above target, above their target, close, how close, close to, on track, on track for, so many, so much, so few, should i be doing, should i have, should i be working, am i supposed to have, am i supposed to do, stats, my stats, my numbers, statistics, share, fair share, their share, their fair share, more than their share, too many, too few, overworked, underworked, carrying, behind, ahead, owe, owes, less than their share',
  enough:
    'do we need to hire, enough, understaffed, short staffed, overstaffed, capacity, deficit, surplus, need to hire, should we hire, enough people, enough staff, too few people, how many more',
  need: 'need, needs, needed, require, required, requires, demand, should we have',
  cap: 'max, maximum, minimum, min, cap, caps, capped, limited, limited to, limit, limits, limit of, limit on, maximum of, minimum of, max of, cap of',
  rule: 'the pattern, our pattern, work pattern, rule, rules, limit, limits, in force, hard rules, policy',
  breach:
    'problem, problems, issue, issues, wrong with, anything wrong, anything wrong with, whats wrong with, issues with, problems with, not met, unmet, werent met, wasnt met, not honored, not respected, not followed, preferences not met, preferences were not met, preferences not honored, unmet preferences, unmet requests, violation, violations, violate, violates, violating, rule violations, a rule violation, conflict, conflicts, scheduling conflicts, breaking a rule, breaking any rules, breaking any rule, breaking rules, breaks a rule, breaks any rules, break any rules, break a rule, rules are broken, rules broken, broken rules, broken, against the rules, double booked, doublebooked, double booking, double bookings, in conflict',
  switch:
    'cut, cut out, eliminate, get rid of, scrap, do without, manage without, get by without, turn off, turned off, switch off, switched off, drop, dropped, disable, disabled, turn on, turned on, switch on, enable, enabled, relax, lift',
  time: 'finish, finishes, get off, gets off, get out, gets out, over at, report, when does my shift start, what time, start, starts, begin, begins, end, ends, run, runs, how long, what hours, times',
  place:
    'where, where is, where are, unit, units, floor, floors, ward, wards, location, locations, which unit, what unit, what floor',
  holidayList: 'recognize, observe, follow, recognized, recognized',
  about:
    'everything about, everything on, all about, what do we know about, tell me about, profile, details, info, about, tell me more about, information',
  trait:
    'preferences, preference, how long, been with us, with the group, in the group, joined, start with us, tenure, level, seniority, senior, seniors, junior, juniors, attending, attendings, specialty, specialties, experience, skills, skill, nocturnist, nocturnists, full time, full timer, full timers, since when, how senior, fte of, limits of',
  newest:
    'new, new here, new to the group, started recently, joined recently, joined most recently, joined last, started last, newest, most recent hire, most recent hires, latest hire, most recently hired, most recently joined, last to join, shortest tenure, been here the shortest',
  longestHere:
    'been here longer, here longer, been with us longer, with us longer, been in the group longer, been here longest, been here the longest, with us longest, with us the longest, longest serving, longest tenure, been with us the longest, been with us longest, most senior, joined first, most tenured',
  history:
    'makes the schedule, builds the schedule, does the schedule, changed, change, changes, changes to, edited, edits, edit, modified, touched, audit log, change log, changelog, been changed, what changed, whats changed, whats new, made changes, last change, latest change, latest changes, history',
  contact:
    'email of, phone, phone number, phone numbers, cell, cell number, cell phone, number for, pager, pager number, email address, contact info, contact, how do i reach, how can i reach, reach, how do i contact, phone no, phone for, email for',
  throughout: 'all week, all weekend, all month, whole week, entire week, every single day, every single night',
  like: 'prefer, prefers, like, likes, want, wants, preferring, love, loves, favor',
  avoid:
    'id rather not, id rather not work, i would rather not, avoid, avoids, dislike, dislikes, hate, hates, doesnt like, dont like, would rather not work, rather not',
  inactive: 'inactive, deactivated, left the group, former',
  published:
    'be out, will be out, be up, be posted, schedule status, publish, come out, comes out, coming out, released, posted, go live, goes live, live, out yet, up yet, published, draft, drafts, archived, planned, ready, done, finished, plan, exist, plan next, to plan, next to plan, final, yet',
  analysis: 'analysis, uploaded, upload, analyzed, analyzed, file, efficiency, the analysis, the file',
  found: 'find, found, say, said, says',
  // Small talk.
  greeting: 'hi, hello, hey, good morning, good afternoon, good evening, hiya',
  thanks:
    'thank you so much, thanks so much, thanks a lot, thanks a bunch, thats all, that is all, thats it, thats all for now, im all set, im good, ok, okay, k, got it, cool, nice, sounds good, appreciate it, nice work, good job, no worries, never mind, nevermind, good night, bye, goodbye, see you, have a good one, thanks, thank you, great, perfect, cheers, thx, awesome',
  abilities:
    'who made you, what can you, what can i ask, what could i ask, what do you know, how can you help, what are you, who are you, your abilities, help me',
  explain:
    'should each person, should each physician, should each doctor, should everyone, should people, should a physician, how does the system, how does the app, how does the software, how does the scheduler, how does the generator, how does evenshift, how do you decide, how is it decided, how does it decide, when do we need to, when should we, when do i need to, when should i, what is fte, whats fte, what is an fte, whats an fte, what does fte mean, how far ahead, how far in advance, how early should, a group our size, a group of our size, our size, is too many, are too many, is too much, is safe, is ok, is okay, is normal, is reasonable, is acceptable, reasonable, acceptable, ideal, optimal, recommended, healthy, best way to, the best way to, industry standard, dangerous, harmful, unhealthy, unsafe, is it bad to, is it bad for, is it safe to, is it healthy to, is it ok to, is it okay to, is it normal to, bad for you, a safe, safe number of, the safe number of, recommended number of, the recommended number of, benefits of, benefit of, advantages of, advantage of, disadvantages of, downsides of, downside of, purpose of, point of, stand for, stands for, what does it mean, what is a, what is an, what do people mean by, mean, mean by, meaning, define, definition, explain, how do i, how do we, how can i, how can we, how should we, how should i, how to, how would i, where do i, where can i, where is, where are, how do others, how do other groups, other groups, best practice, pros and cons, typically, usually, in general, evidence, good idea, right for us, a good',
  // Texts to write.
  draft:
    'send, announce, announcing, reply, a reply, a response, respond to, reply to, let the group know, let everyone know, let everybody know, tell everyone, tell everybody, tell the group, ask for volunteers, ask for help, prepare, put together, prepare a, reminder, a reminder, send reminder, send a reminder, remind, send out a reminder, draft, draft a, write, compose, email, an email, note, a note, message, letter, announcement, memo, write up, summary, summarize, recap, write me, draft me, text, notify, message',
  summary: 'summary, summarize, recap, report, overview, status report',
  audience:
    'med director, the med director, boss, my boss, ceo, exec team, medical director, director, chief, leadership, administration, cmo, the board, partners, colleagues, group, volunteers, volunteer, asking for help, asking for help with, asking for volunteers, asking, asking for, for help',
  // At the start of a sentence these ask for a change.
  change:
    'turn on, turn off, switch on, switch off, enable, disable, archive, unpublish, undo, redo, restore, reassign, get out of, start planning, begin planning, get started on, take, request off, request time off, put in for, put in a request for, submit, book, offer, give away, drop, call out, call in sick, pick up, sign up for, sign me up for, sign me up, schedule, approve, deny, decline, reject, grant, plan, replace, swap, switch, trade, assign, move, publish, generate, regenerate, delete, remove, create, cancel, unassign, give, put, build, make, add, change, set, email, send, text, notify',
  // Words that point back.
  self: 'how do i compare, which of my, which of mine, id, i, me, my, mine, im, myself, ive',
  pronoun: 'he, she, they, him, her, them, his, hers, their, theirs, hes, shes, theyre',
  thatTime:
    'then, that day, that night, that week, that weekend, that month, the same day, same day, the same week, same week, the same month, same month, there, the same time, same time, at that time',
  it: 'it, that, this, one, the one, that one, this one, that shift, this shift, the shift, the gap, of them, of those',
  link: 'nor, and, what about, how about, also, same for, same, or, but, plus, as well as, and also, n, ok and',
  with: 'same days as, the same days as, same day as, the same day as, same shifts as, the same shifts as, same nights as, the same nights as, same weekends as, the same weekends as, with, alongside, on with, together with, at the same time as, same time as',
  together:
    'share, shares, in common, together, at the same time, on the same shift, on the same shifts, overlap, overlapping, same shift',
  sign: ', & / : ; - + ( ) = %',
  filler:
    'happened, occurred, took place, around, everything, out of the, out of our, out of all, out of all the, to figure out if, trying to figure out if, im trying to figure out if, figure out if, tell me if, know if, wondering if, i was wondering if, find out if, wants to know if, to know if, curious if, asking if, just called, called me, texted me, just texted, emailed me, just told me, told me, looking to, or off, or not, or no, maybe, perhaps, possibly, probably, apparently, certainly, definitely, clearly, obviously, hopefully, unfortunately, seriously, truly, surely, somehow, anyhow, anymore, furthermore, moreover, meanwhile, therefore, thus, hence, however, though, although, indeed, itself, himself, herself, themselves, ourselves, own, oh, yeah, yep, yes, guess, wonder, seems, seem, current, particular, specific, exact, sort of, a lot of, a bunch of, such, whether, whether or not, via, regarding, concerning, check, check if, confirm, verify, double check, trying to figure out, figure out, im trying to figure out, trying to find out, find out, see if, wants to know, mind telling me, need to know, in particular, of course, in fact, as well, too, or so, or something, like that, telling, saying, letting, honestly, basically, literally, kinda, sorta, anyway, anyways, alright, sorry, curious, just curious, no rush, i guess, i think, i believe, as far as you know, a single, even a single, even one, even, lmk, asap, rn, a chart of, chart of, chart, a graph of, graph of, graph, a table of, table of, numbers for, the numbers for, numbers on, again, once more, cuts down to, cut down to, goes down to, went down to, cuts back to, cut back to, drops down to, make, makes, in house, give me, tell me, get me, let me, send me, text me, give us, tell us, by any chance, real quick, fyi, so what, ok so, okay so, hmm, umm, um, uh, hi there, for us, remind me, go ahead and, i want to, i need to, we need to, id like to, i want to see, i want to know, i would like to see, i would like to know, want to see, whole, entire, to fill, need to know, anything, something, a, an, the, of, on, in, do, does, at, for, to, from, is, are, was, were, be, been, being, am, did, has, have, had, having, got, get, gets, getting, will, shall, us, our, ours, we, you, your, please, pls, plz, what, whats, which, how, hows, thats, these, those, there is, there are, is there, are there, theres, there, any, some, all, give, tell, let, know, lets, want to know, so, well, hey there, currently, actually, really, between, during, over the, within, among, still, as, into, that, this, it is, its, what are the, what does, can you, could you, would you, can i see, could i see, may i see, can you tell me, could you tell me, do you know, doc name, group, our group, the group, team, yet, go, goes, going, came, come, the team, department, up, out there, now on, as of, put, around here, ones, have got, have we got, worked by, spent, do we have, anywhere, here, quickly, quick, today on, kind of, kinds of, type of, were there, has got, send, sends, split, breaks, my group, we got, fewest number, just, exactly how, right, either of, please show, quick question, im wondering, i was wondering, wondering, out of curiosity, btw, by chance, happen to, looks like, look like, went, goes to, goes from, moves to, moved to, drops to, dropped to, cut to, cuts to, reduced to, became, becomes, time, about how, roughly, approximately, whole time, stuff, thing, things, like for, situation, picture, month look, been, at all, actually have, ends up, end up, scheduled for, is it, specifically',
} as const

export type Sense = keyof typeof spellings
export const everySense = Object.keys(spellings) as Sense[]

type Entry = { words: string[]; sense: Sense }

function compile(): Map<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>()
  for (const [sense, phrases] of Object.entries(spellings) as [Sense, string][])
    for (const phrase of sense === 'sign' ? phrases.split(' ') : phrases.split(/,\s*/)) {
      const words = phrase.trim().split(/\s+/)
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), { words, sense }])
    }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.words.length - one.words.length)
  return byFirst
}

const byFirstWord = compile()

const wordsOf = (isMeant: (entry: Entry) => boolean): ReadonlySet<string> =>
  new Set([...byFirstWord.values()].flat().flatMap((entry) => (isMeant(entry) ? entry.words : [])))

/** Every word that a list has; others may be misspelled. */
export const lexiconWords = wordsOf(() => true)
/** The ones with meaning. */
export const tellingWords = wordsOf(({ sense }) => sense !== 'filler')
/** Verbs that mean the same in every tense. */
export const verbs = wordsOf(
  ({ sense, words }) => words.length === 1 && ['swap', 'change', 'cover', 'like', 'request', 'draft'].includes(sense),
)

/** "Calls in sick" is "called in sick", and "nobody is assigned" is "nobody assigned". */
const stemOf = (word: string) => word.replace(/(?<=...)(ing|ed|es|s|e)$/, '')
const spare = /^(is|are|was|were|be|been|a|an|the|any|my|our)$/

const phrasesByStem = new Map<string, (Entry & { stems: string[] })[]>()
for (const entry of [...byFirstWord.values()].flat().filter(({ words }) => words.length > 1)) {
  const stems = entry.words.map(stemOf)
  phrasesByStem.set(stems[0]!, [...(phrasesByStem.get(stems[0]!) ?? []), { ...entry, stems }])
}

/** Tokens that a phrase takes up here in any tense, or 0. */
function lengthInAnyTense(tokens: Token[], at: number, stems: string[]): number {
  let place = at
  for (const [step, stem] of stems.entries()) {
    while (step > 0 && spare.test(tokens[place]?.word ?? '') && stemOf(tokens[place]!.word) !== stem) place += 1
    if (!tokens[place] || stemOf(tokens[place]!.word) !== stem) return 0
    place += 1
  }
  return place - at
}

/** All senses of the longest phrase that starts here: "stretch" is a run of days, "last" the one before. */
export function matchSenses(
  tokens: Token[],
  at: number,
  apart: ReadonlySet<string> = new Set(),
): { senses: Sense[]; length: number } | undefined {
  const isWhole = (length: number) => {
    const said = tokens.slice(at, at + length)
    return length === 1 || !apart.has(said.map(({ text }) => text.toLowerCase()).join(' '))
  }
  const exact = (byFirstWord.get(tokens[at]!.word) ?? [])
    .filter(({ words }) => words.every((word, step) => tokens[at + step]?.word === word))
    .map(({ sense, words }) => ({ sense, length: words.length }))
  const inAnyTense = (phrasesByStem.get(stemOf(tokens[at]!.word)) ?? []).map(({ sense, stems }) => ({
    sense,
    length: lengthInAnyTense(tokens, at, stems),
  }))
  const longest = (found: { length: number }[]) => Math.max(0, ...found.map(({ length }) => length).filter(isWhole))
  const found = longest(inAnyTense) > longest(exact) ? inAnyTense : exact
  const length = longest(found)
  const senses = found.filter((one) => one.length === length).map(({ sense }) => sense)
  return length > 0 ? { length, senses: [...new Set(senses)] } : undefined
}
