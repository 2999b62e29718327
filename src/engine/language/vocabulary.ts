/** The spellings of every rule word. Longer phrases win over shorter ones. */
import type { Sense } from './lexeme.ts'

type Entry = { words: string[]; sense: Sense; soft: boolean }

/** Comma-separated phrases, as the tokenizer produces them: no apostrophes, no hyphens. */
const spellings: Record<Sense, string> = {
  never: `not ok, not okay, isnt ok, isnt okay, is not ok, is not okay, no, never, should never, should not ever, not, none, nobody, no one, noone, no body, cannot, cant, can not, dont, do not, doesnt, does not, wont, will not,
    wouldnt, arent, isnt, is not, are not, am not, im not, no more, exempt from, exempt, excluded from, exclude, excluded, excused from, excused, banned from,
    barred from, not allowed, not permitted, not able to, unable to, refuses, refuse, must not, mustnt, may not, not to, cant be,
    cannot be, not eligible for, ineligible for, zero, nothing, not available, isnt available, not available for, not free, not on, no longer, stop, skip, keep off, kept off, stays off, stay off, not want, forbid, forbidden, prohibited, neither, not do, not doing, not working, doesnt work, does not work, dont work, do not work, isnt working, is not working, not at work, unable to work, cant work, cannot work,
    can not work, not in, dont leave, do not leave, never leave, not leave`,
  off: `ooo, off, gone, mat leave, on mat leave, out on mat leave, pat leave, paternity leave, maternity leave, parental leave, family leave, medical leave, sick leave, on paternity leave, on maternity leave, on parental leave, on family leave, on medical leave, on sick leave, sick, out sick, jury duty, fmla, cme, at a conference, a conference, on holiday, travelling, traveling, unavailable, away, vacation, on vacation, pto, on leave, leave, time off, day off, days off, holiday leave, out, out of office,
    out of town, absent, conference, off duty, loa, on loa, vacay, on vacay`,
  avoid: `avoid, avoids, avoiding, avoided, dislikes, dislike, hates, hate, rather not, would rather not, prefer not, prefers not, prefer not to, prefers not to,
    should not, shouldnt, shouldnt be, should not be, minimize, minimise, as few, fewer, less, not keen on, not fond of, try not to, tries not to, doesnt like, does not like, dont like, doesnt want, does not want, dont want, do not want, do not like, keep to a minimum`,
  prefer: `prefer, prefers, prefered, preferred, preferring, preferably, preference, preference for, has a preference for, likes, like, loves, love, favors, favours, favor, favour,
    wants, want, would like, would love, id like, id love, id prefer, wishes, wish, hopes, happiest, enjoys, enjoy, more, as many, would prefer, fond of, asks for, requests, request, rather, would rather, id rather`,
  only: `and nothing else, but nothing else, only, the only days, the only one who, the only ones who, the only one, only one who, only ones who, solely, exclusively, strictly only, just, nothing but, restricted to, limited to, reserved for, no one but, nobody but, none but, no one except, nobody except, purely`,
  row: `in a row, in row, consecutive, consecutively, straight, successive, back to back, b2b, at a stretch, at a time, on the trot, in succession, running, consec, in sequence, one after another, one after the other, block of, blocks of, runs of, run of, stretches of, stretch of, in a block, stints of, strings of, string of, blocks, block, in blocks, in blocks of, in stretches of, in runs of, stretch, stretches`,
  isolated: `isolated, single, lone, stand alone, standalone, one off, solitary, orphan`,
  alternate: `every other, every second, alternate, alternating`,
  pair: `pair, paired, pairing, paired up, pair up, schedule together, on the same shift, same shift, the same shift, same shifts, on the same shifts, on same shift, same time, at the same time, overlap, overlapping, on the same day, same day, on the same, the same, at once, side by side, on together, share, shares, sharing, buddy, buddies, overlap with`,
  together: `together, work together, working together, with each other, alongside each other, jointly, as a team`,
  apart: `apart, separate, separated, separately, keep apart, away from each other, split up, away from, conflict with, clash with, on different shifts, different shifts`,
  with: `with, alongside, alongside of, w, next to, beside`,
  rest: `rest, resting, recovery, recover, break, turnaround, gap, downtime, rest period, rest time, of rest`,
  after: `after, follow, follows, after the last, after their last, after her last, after his last, after my last, after a last, following, post, after a, after an, after any, after each, after every, after working, after finishing, coming off, right after, straight after, immediately after, directly after, the day after, day after, the morning after, the next day after`,
  followed: `followed by, then, into, before`,
  'next-day': `the next day, next day, the next morning, next morning, the following day, following day, the following morning`,
  between: `between shifts, between any two shifts, between two shifts, between duties, between work days, between one shift and the next, between shift`,
  must: `must, must be, has to, have to, needs to, need to, required to, shall, needs, is required to, has to be, requires, require, need, got to, should always, must always`,
  always: `always, guaranteed, definitely`,
  work: `present, stick, saddle, work, works, working, be on, does, do, doing, cover, covers, covering, take, takes, taking, schedule, scheduled, scheduling, assign, assigned, assigning, put, on duty, is on, be scheduled, be assigned, be given, place, placed, pull, pulls, staffed by, worked by, be worked by, covered by, be covered by, filled by, be filled by, staff, staffed, goes on, include, includes, hand out, hands out, handed out, stuck with, saddled with, keeps it, keep it`,
  worked: `got, worked, crew, workers, anyone on for, anybody on for, those on for, had, had to work, did, was on, were on`,
  can: `can, can do, could, may, avail, able to, willing to, happy to, ok with, okay with, fine with, available, available for, is available, allowed, allowed to, open to, ok, okay, fine, eligible for, eligible, im available, ill take, free to, glad to, doesnt mind, does not mind, dont mind, do not mind, need not, neednt, does not have to, doesnt have to, do not have to, dont have to, does not need to, doesnt need to, do not need to, dont need to, not required to, is not required to, isnt required to`,
  soft: `when you can, whenever you can, where you can, should, ideally, if possible, where possible, when possible, whenever possible, as possible, as far as possible, try, tries, try to, tries to, trying to, please try, if we can, if you can, possibly, would be nice, would be great, would be good, it would be nice,
    nice to have, best, best if, better, if it works, when we can, unless necessary, unless needed, unless absolutely necessary, unless absolutely needed, unless required, unless desperate, unless short, unless we are short, unless theres no one else, unless there is no one else, unless no one else, unless an emergency, unless emergency, unless its an emergency, wherever possible, soft, soft rule, generally, usually, normally, in general, as a rule of thumb, hopefully, maybe, kindly try, at all if possible, as much as possible`,
  hard: `strictly, absolutely, under no circumstances, under any circumstances, in any circumstances, no exceptions, without exception, ever, at all, hard rule, mandatory, non negotiable, firm, period, at any time, in any case, hard, rule`,
  except: `except, anything but, any shift but, any shifts but, anything except, anything other than, except for, excluding, apart from, other than, aside from, but not, besides, save for, with the exception of, except on`,
  'at-most': `at most, tops, is the most, is the longest, the longest, ceiling, is the ceiling, the ceiling, max, maximum, maximum of, max of, no more than, not more than, never more than, up to, limit, limits, limited, limit to, limited at, cap at, capped at, cap of, cap, a maximum of, limit of, limit is, <=, ≤, not exceed, not to exceed, must not exceed, not above, no greater than, at the most, a max of, maximal, keep under or at, nothing over, not over, no over, limit at, max out at, shouldnt exceed, cannot exceed, cant exceed, wont exceed, upper limit, upper limit of`,
  'at-least': `at least, min, minimum, minimum of, min of, no less than, no fewer than, not less than, not fewer than, a minimum of, >=, ≥, at the least, a min of, lower limit, lower limit of, atleast`,
  'more-than': `longer than, more than, over, above, exceed, exceeds, exceeding, greater than, in excess of, beyond, >`,
  'less-than': `drop below, drops below, fall below, falls below, go below, goes below, dip below, dips below, less than, fewer than, under, below, <`,
  exactly: `exactly, precisely, fixed at`,
  'or-more': `or more, or longer, and more, plus, or greater`,
  'or-fewer': `or fewer, or less, or shorter`,
  shifts: `shift, shifts, anything, anything else, duties, duty, tour, tours, calls`,
  hours: `hour, hours, hr, hrs, h`,
  week: `weeks, week, week long, weeklong`,
  'per-week': `per week, a week, each week, every week, in a week, in any week, weekly, / week, / wk, per wk, a wk, in one week, within a week, per calendar week, in the same week, in any one week, any week, wk, in a given week, in a single week, every single week`,
  'per-month': `per month, a month, each month, every month, in a month, in any month, monthly, / month, / mo, per mo, a mo, in one month, within a month, per calendar month, in the same month, per schedule, each schedule, per schedule block, per block, any month, per period, in the month, in a given month, each and every month, every single month`,
  above: `and above, or above, or higher, and up, and higher, or more senior, and more senior, or better, level or above, and over, +`,
  below: `and below, or below, or lower, and lower, and under, or more junior, and more junior`,
  and: `and, or, nor, &, /, as well as, plus also, and also, and or, and / or, along with, n`,
  but: `but, however, though, although, yet, but also`,
  comma: `,`,
  dash: `-`,
  colon: `:, =`,
  reason: `bc, b / c, cuz, because, because of, due to, since, owing to, on account of, for childcare, for child care, for religious reasons, for family reasons, for medical reasons, for health reasons, for personal reasons, as she, as he, as they, as i, so that, so she can, so he can, so i can, for school pickup, thanks`,
  remark: `kid, son, daughter, husband, wife, mom, dad, mother, father, sister, brother, parents, maternity, paternity, baby, newborn, bereavement, clinic, clinics, conference, wedding, school, classes, class, exam, exams, board exam, boards, childcare, child care, daycare, day care, kids, custody, pregnant, pregnancy,
    religious, church, sabbath, shabbat, prayer, commute, surgery, appointment, appointments, travel, trip, honeymoon, research, admin time, family, birthday, graduation, anniversary,
    moving, military, reserves, medical, health, dialysis, therapy, funeral, reunion, fellowship, committee, meeting, meetings, outpatient, training`,
  condition: `if, when, whenever, unless, while, once, provided, provided that, as long as, in case, in case of, depending on, depends, only if, only when, where, for as long as, instead of, instead, rather than, in exchange for`,
  both: `both, the two of them, the two, the same person, same person, the same physician, the same doc, the same doctor, both of them`,
  'last-year': `last year, last yr, the yr before, the year before, last years, in the last year, last`,
  whoever: `anyone working, anybody working, everyone working, if u, if youve, if you have, if they have, whoever, anyone who, anybody who, everyone who, those who, people who, physicians who, docs who, doctors who, if you, if someone, if somebody, you are, youre`,
  'per-year': `in the same year, the same year, a year, this time, this time around, per year, each year, this year, every year, / year, / yr, yearly, this yr, per yr, a yr`,
  alone: `alone, the only ones on, only ones on, the only one on, only one on, by themselves, by themself, by himself, by herself, on their own, on her own, on his own, solo, unsupervised, unaccompanied`,
  'next-one': `the next weekend, the following weekend, next one, the next one, the following one, next weekend off, the following weekend`,
  companion: `someone more experienced, someone more experienced with them, somebody more experienced, somebody more experienced with them, someone experienced, someone experienced with them, company, another physician, another doc, another doctor, someone else, somebody else, a colleague, another physician with them, another doc with them, another doctor with them, someone else with them, somebody else with them, someone with them, somebody with them`,
  without: `without, without a, without an, without any, w / o`,
  'first-month': `month 1, for month 1, in month 1, until theyve been here a month, until they have been here a month, till theyve been here a month, until theyre here a month, first month, in first month, in the first month, in their first month, during their first month, during the first month, for the first month, for their first month, month one, their first month, the first month, until after their first month, until after the first month, ${firstSpans()}`,
  switch: `hand off, hands off, stretches start, stretches begin, stretch starts, stretch begins, blocks start, blocks begin, flips, flip day, switch day, weeks run, week runs, week on starts, weeks on start, week on begins, weeks on begin, switch days, switch, switches, switchday, changeover day, changeover days, changeover, changeovers, change over, handoff day, weeks start, weeks begin, week starts, week begins, service week starts, weeks change, new week starts, new weeks start, new week begins, new weeks begin, service changes, change day, changes over, switching day`,
  filler: `inclusive, here, every single, and vice versa, vice versa, the other way around, someone at, somebody at, role, roles, service, services, means, theres, comes, come, between, within, (, ), ;, the, a, an, of, in, on, at, for, to, that, this, these, those, any, all, each, every, shall be, will, will be, would, would be, being, until further notice, for now, please, kindly, pls, plz, dr, doctor, drs, doctors, from, during, duration of, by, per, it, its, there, also, too, us, we, our, you, your, make sure, ensure, be sure, such, so, own, whatsoever, note, nb, reminder, also note, fyi, as, any of, either, own, during the, over the, let, lets, keep, their, his, assigned to, scheduled for, scheduled to work, assignment, assignments, rotation, rotations, physician, work days, that is, who, who are, whose, which, hello, hi, the whole of, whole, entire, the entire, entirely, full, completely, total, in total, times, time, x, happily, kind of, type of, types of, kinds of, stuff, overall, scheduled on, have, has, having, be, is, are, am, im, ive, id, gets, get, give, gives, given, giving, md, go, goes, he is, she is, they are, i am, runs, lasts`,
}

/** "in their first four weeks", "first 30 days": how long is read from the words (`first-month.ts`). */
function firstSpans(): string {
  const counts = 'two three four six eight 2 3 4 6 8 30 60 90'.split(' ')
  const spans = counts.flatMap((count) => ['weeks', 'days', 'months'].map((unit) => `first ${count} ${unit}`))
  const ways = ['', 'in the ', 'in their ', 'for the ', 'for their ', 'during the ', 'during their ']
  return [...spans, 'first week'].flatMap((span) => ways.map((way) => way + span)).join(', ')
}

function compile(): Map<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>()
  const seen = new Set<string>()
  for (const sense of Object.keys(spellings) as Sense[])
    for (const phrase of spellings[sense].split(',').map((part) => part.trim())) {
      const text = sense === 'comma' ? ',' : phrase
      if (text === '' || seen.has(text)) continue
      seen.add(text)
      const words = text.split(/\s+/)
      const entry = { words, sense, soft: sense === 'soft' || sense === 'avoid' || sense === 'prefer' }
      byFirst.set(words[0]!, [...(byFirst.get(words[0]!) ?? []), entry])
    }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

const byFirstWord = compile()
const singleWords = new Set([...byFirstWord.values()].flat().flatMap((entry) => entry.words))

export function phrasesFrom(word: string): readonly Entry[] {
  return byFirstWord.get(word) ?? []
}

/** A rule word: a name spelled like it needs a title. */
export function isRuleWord(word: string): boolean {
  return singleWords.has(word)
}
