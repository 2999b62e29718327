/** Words of questions that have a tool of their own: who can, why, what if, rules, scores. */
export const toolWords = {
  // Questions with their own tool.
  can: 'has room, have room, got room, room for, has capacity, got capacity, have capacity, has bandwidth, have bandwidth, has availability, have availability, up for, up for taking, open to taking, open to, should i ask, could i ask, can i ask, can we ask, could we ask, should we ask, could we get, can we get, best person to, the best person to, best choice for, best fit for, best candidate for, best for, best person for, best to, best one for, best suited for, the best person for, would, can, could, may, might, should, able to, allowed, allowed to, eligible, eligible for, legal, ok, okay, possible, permitted, within the rules, without breaking any rules, without breaking a rule, legally, can i put, can i assign, can i give, could i put, can we put, can i schedule, available to work, available for, available to cover, available to take, free to work, free to cover, free to take, qualified, qualified for, free to pick up, available to pick up, willing to',
  cover:
    'handle, fix it, fix this, fix that, grab, snag, picked up, picks up, picking up, takes, taking, covers for, cover, take, fill, replace, step in, fill in, sub, sub in, pick up, stand in, cover for, covering for, fill in for, take over, coverage for',
  replacement:
    'find me, find a, find me a, find us, get me a, i need a, need a, looking for, instead, instead of, replacement, substitute, stand in, candidates, candidate, need someone, need somebody, find someone, find somebody, i need someone, i need somebody, someone to cover, somebody to cover, someone for, somebody for, someone to take, anyone who can, anyone to cover, options',
  else: 'else',
  why: 'why, how come, whats the reason, reason, reasons, what keeps, what for',
  suppose:
    'assuming, assume, assume that, assuming that, in case, provided, lets say, say that, survive without, cope without, what would, do without, manage without, get by without, get by, get by with, manage with, run with, if, what if, suppose, imagine, what happens, what happens if, what would happen, what would happen if, happens, happen, effect, impact, should i',
  hire: 'hire, hired, hiring, recruit, recruited, recruiting, add, added, adding, hires, got, brought on, hire more, bring on, onboard, onboarded',
  another: 'another, one more, extra, additional, a new, new, more physicians',
  approve: 'approve, approving, grant, granting, accept, say yes to, say yes, said yes, agree to, agree',
  fair: 'unfair, fair, fairness, fairly, distributed, spread, spread out, evenly, even, balanced, shared, split evenly, equal, equally, fairly distributed, balance, unevenly, lopsided, uneven, distribution, distribution of',
  score: 'score, scores, coverage, preferences, preferences met, preference, good, well, scored, rated, quality, doing',
  improve:
    'improve, raise, increase, better, boost, lift, fix, fairer, suggest, suggestions, suggestion, recommend, recommendations, dragging, dragging down, drags, pulling, hurts, hurting, weighs, help, helps, make, unfair, low, down, so low',
  share:
    'my target, his target, her target, their target, target, targets, quota, shifts am i short, shifts i am short, shifts im short, due for, owed, room for more, needs more, should get more, needs fewer, should get fewer, underutilized, underused, too much, short of their target, short of target, below target, below their target, under target, under their target, over target, over their target, above target, above their target, close, how close, close to, on track, on track for, so many, so much, so few, should i be doing, should i have, should i be working, am i supposed to have, am i supposed to do, stats, my stats, my numbers, statistics, share, fair share, their share, their fair share, more than their share, too many, too few, overworked, underworked, carrying, behind, ahead, owe, owes, less than their share',
  enough:
    'enough coverage, enough docs, do we need to hire, enough, understaffed, short staffed, overstaffed, capacity, deficit, surplus, need to hire, should we hire, enough people, enough staff, too few people, how many more',
  need: 'requirement, requirements, need, needs, needed, require, required, requires, demand, should we have',
  cap: 'max, maximum, minimum, min, cap, caps, capped, limited, limited to, limit, limits, limit of, limit on, maximum of, minimum of, max of, cap of',
  rule: 'constraint, constraints, restriction, restrictions, the pattern, our pattern, work pattern, rule, rules, limit, limits, in force, hard rules, policy',
  breach:
    'noncompliant, out of compliance, error, errors, mistake, mistakes, red flag, red flags, illegal, warning, warnings, clean, squeaky clean, messed up, screwed up, off about, problem, problems, issue, issues, wrong with, anything wrong, anything wrong with, whats wrong with, issues with, problems with, not met, unmet, werent met, wasnt met, not honored, not respected, not followed, preferences not met, preferences were not met, preferences not honored, unmet preferences, unmet requests, violation, violations, violate, violates, violating, rule violations, a rule violation, conflict, conflicts, scheduling conflicts, breaking a rule, breaking any rules, breaking any rule, breaking rules, breaks a rule, breaks any rules, break any rules, break a rule, rules are broken, rules broken, broken rules, broken, against the rules, double booked, doublebooked, double booking, double bookings, in conflict',
  switch:
    'cut, cut out, eliminate, get rid of, scrap, do without, manage without, get by without, turn off, turned off, switch off, switched off, drop, dropped, disable, disabled, turn on, turned on, switch on, enable, enabled, relax, lift',
  time: 'conclude, concludes, finish, finishes, get off, gets off, get out, gets out, over at, report, when does my shift start, what time, start, starts, begin, begins, end, ends, run, runs, how long, what hours, times',
  place:
    'where, where is, where are, unit, units, floor, floors, ward, wards, location, locations, which unit, what unit, what floor',
  holidayList: 'recognize, observe, follow, recognized, recognized',
  about:
    'everything about, everything on, all about, what do we know about, tell me about, profile, details, info, about, tell me more about, information',
  trait:
    'preferences, preference, how long, been with us, with the group, in the group, joined, start with us, tenure, level, seniority, senior, seniors, junior, juniors, attending, attendings, specialty, specialties, experience, skills, skill, nocturnist, nocturnists, full time, full timer, full timers, since when, how senior, fte of, limits of',
  newest:
    'started most recently, came on last, hired last, hired most recently, new, new here, new to the group, started recently, joined recently, joined most recently, joined last, started last, newest, most recent hire, most recent hires, latest hire, most recently hired, most recently joined, last to join, shortest tenure, been here the shortest',
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
} as const
