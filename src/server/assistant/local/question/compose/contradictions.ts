/** Words a form accepted but that can't mean what they say there. Such a question isn't answered. */
import type { Form } from '../form.ts'
import { isForChange, isShare } from '../kinds/kinds-of-what-if.ts'
import { senses } from '../kinds/reading.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'

/** What a form holds and what was said, with what most contradictions ask about it. */
function look(form: Form, sentence: Sentence) {
  const { act, table, ask, counts, people, periods } = form
  const units = counts.map(({ unit }) => unit)
  return {
    ...form,
    ...sentence,
    units,
    isQuery: act === 'query' && table === 'shifts',
    isOpen: counts.some(({ isOpen }) => isOpen),
    isOff: units.some((unit) => unit.endsWith('-off')),
    isRun: isStretch(form),
    /** Of one shift or day, the next, the first, or the last. */
    isOne: ['next', 'first', 'last'].includes(ask),
    isTop: ask === 'most' || ask === 'least',
    isOneDay: periods.length === 1 && periods[0]!.from === periods[0]!.to,
    isNamed: people.length > 0,
    isOfRequests: table === 'requests',
  }
}

type Seen = ReturnType<typeof look>
/** The conflicting pieces: those of a sense, or those that are chosen. */
type Pick = Sense | ((piece: Piece, next: Piece | undefined) => boolean)

export const isStretch = ({ counts }: Form) => counts.some(({ unit }) => unit.endsWith('stretch'))

/** Pieces and words that name what a query is about; without one, all shifts would be counted for nothing. */
const naming: Piece['of'][] = [
  'person',
  'group',
  'dates',
  'weekdays',
  'roles',
  'kinds',
  'holidays',
  'places',
  'specialty',
]
const namesThing = ({ pieces, has }: Seen) =>
  pieces.some(({ of }) => naming.includes(of)) ||
  has(
    ...senses(
      'who people everyone self shifts hours open off daysOff weekendsOff offStretch stretch rest sleepy leaveDays callOut request swap pickup away filled',
    ),
  )

/** "Nights tomorrow morning": kinds that nothing joins aren't added up. */
const hasTwoKinds = ({ pieces }: Seen) => {
  const isJoining = (piece: Piece) =>
    hasSense(piece, 'link', 'sign', 'versus', 'compare', 'than', 'until', 'not', 'except', 'each')
  let before: string | undefined
  for (const piece of pieces) {
    if (piece.of === 'kinds') {
      if (before !== undefined && before !== piece.kinds.join()) return true
      before = piece.kinds.join()
    } else if (isJoining(piece)) before = undefined
  }
  return false
}

const ofThings: Pick = ({ of }) => of === 'kinds' || of === 'roles'
const ofNumber: Pick = ({ of }) => of === 'number'
const ofGroup: Pick = ({ of }) => of === 'group'

const contradictions: [holds: (seen: Seen) => boolean, pieces: Pick][] = [
  [(seen) => seen.isQuery && !seen.isNamed && !namesThing(seen), (piece) => !isFiller(piece)],
  [(seen) => seen.isQuery && hasTwoKinds(seen), ({ of }) => of === 'kinds'],
  // "More in November than in October, but not on weekends": both can't be of each person.
  [({ isOfEach, having }) => isOfEach && having !== null, 'not'],
  // "On backup and nights the same week": each is counted for itself.
  [
    ({ isQuery, counts }) => isQuery && counts.length > 1,
    (piece) => hasSense(piece, 'thatTime') && /same/i.test(piece.text),
  ],
  // "The most nights in each month" has a winner for each.
  [
    ({ counts }) => counts.some(({ within }) => within),
    (piece) => hasSense(piece, 'weekly', 'monthly', 'daily') && /^(each|every)/i.test(piece.text),
  ],
  [({ isQuery, isTop, by }) => isQuery && isTop && /^(day|week|month)$/.test(by ?? ''), 'who'],
  // "How many people are off when I work" isn't about my days off.
  [({ isQuery, isNamed, group, isOff }) => isQuery && isNamed && group === null && isOff, 'people'],
  // "Not weekends, just weekdays": of all seven, nothing is left out.
  [({ counts }) => counts.some(({ weekdays }) => weekdays.length > 6), ({ of }) => of === 'weekdays'],
  // "How many hours over 160 has Chen" asks for a difference, not a bound.
  [
    ({ having, ask, by }) => having !== null && ask === 'count' && by === null,
    (piece) => piece.of === 'number' || hasSense(piece, 'not'),
  ],
  // "From a night to a day with less than 24 hours": one bound can't be for nights and hours.
  [({ having, units }) => having !== null && having.number > 0 && new Set(units).size > 1, ofNumber],
  // "Shifts longer than 10 hours", "on for more than 24 hours": of one shift, not of all.
  [
    ({ having, counts, pieces }) =>
      having !== null && counts.some(({ unit, within }) => unit === 'hours' && !within) && pieces.some(isOfOneShift),
    ofNumber,
  ],
  // The next shift has no number, but a break has.
  [({ isQuery, isOne, isOff, isRun, having }) => isQuery && isOne && !isOff && !isRun && having !== null, ofNumber],
  // "Am I in the top 5" isn't those five.
  [({ isTop, isYesOrNo, people, limit }) => isTop && isYesOrNo && people.length === 1 && limit !== null, ofNumber],
  // "Any three-day weekends" aren't three.
  [({ isQuery }) => isQuery, ({ text }, next) => /^day$/i.test(text) && next?.of === 'weekdays'],
  // "On the longest without a weekend off", "from nights to days with no rest": one of both would be passed over.
  [({ isTop, counts }) => isTop && counts.some(({ having }) => having), 'not'],
  // Only hours are paid; what an hour costs isn't known here.
  [({ isQuery, units }) => isQuery && !units.includes('hours'), 'pay'],
  // A stretch has no single day.
  [
    ({ isQuery, isOneDay, isRun, people }) => isQuery && isOneDay && !(isRun && people.length === 1),
    (piece) => hasSense(piece, 'stretch', 'rest'),
  ],
  // "Who is off when I am off": we only match people at work.
  [({ isQuery, company, handoff }) => isQuery && company.length > 0 && !handoff, 'off'],
  // "Who hasn't worked with a junior": with any, not with all at once.
  [({ company }) => company.length > 2, ofGroup],
  // "Who's on nights when I'm rounding": of others, or of the one in whose company they are?
  [
    ({ company, counts }) => company.length > 0 && counts.some(({ kinds, roles }) => kinds.length * roles.length > 0),
    ofThings,
  ],
  // "I need someone who has the fewest holidays" isn't the day with the fewest open shifts, nor is "at minimum staffing".
  [({ isTop, isOpen }) => isTop && isOpen, ({ text }) => /some(one|body)/i.test(text)],
  [({ ask, isOpen }) => ask === 'least' && isOpen, ({ text }) => /staff/i.test(text)],
  // "Who is working my weekend" and "who is backup on the day I work next" ask about someone else.
  [({ isQuery, ask, isNamed, company }) => isQuery && ask === 'count' && isNamed && company.length === 0, 'who'],
  [({ isQuery, isOne, isNamed }) => isQuery && isOne && isNamed, 'who'],
  // "Who's working their last shift this week" isn't the last shift of all.
  [({ isQuery, isOne, has }) => isQuery && isOne && has('who'), 'pronoun'],
  // Levels only group; an average over them would mix people.
  [
    ({ isQuery, by, ask }) => isQuery && (by !== 'level' || ask === 'average'),
    (piece) => hasSense(piece, 'trait') && !hasSense(piece, 'average', 'time'),
  ],
  // Of one person's rests and stretches only the shortest and the longest are measured.
  [
    ({ ask, units, people }) =>
      ask === 'average' && people.length === 1 && units.some((unit) => /^(rest|stretch)$/.test(unit)),
    'average',
  ],
  // A score is of a whole month; for a day, coverage is what's open.
  [
    ({ act, periods }) => act === 'scores' && periods.some(({ from, to }) => from === to),
    (piece) => hasSense(piece, 'score', 'fair'),
  ],
  // Time off, call-outs, and days off have no kind of shift.
  [({ units }) => units.includes('leave-days') || units.includes('call-outs'), ofThings],
  [({ isQuery, isOff }) => isQuery && isOff, ofThings],
  // "Hours of night coverage": what is covered, or what is open?
  [
    ({ isQuery, counts }) => isQuery && counts.some(({ unit, isOpen }) => isOpen && unit === 'hours'),
    (piece) => hasSense(piece, 'open') && hasSense(piece, 'score'),
  ],
  // "Show me night coverage": who is on, or what is open?
  [
    ({ isQuery, isOpen, counts, isYesOrNo }) =>
      isQuery && isOpen && !isYesOrNo && counts.some(({ kinds }) => kinds.length > 0),
    ({ text }) => /^coverage/i.test(text),
  ],
  // "How many times was Chen on backup, and when's the next one" asks two things.
  [
    ({ isQuery, isOne, has }) => isQuery && isOne && !has('until'),
    (piece) => hasSense(piece, 'count') && /many|times|number/i.test(piece.text),
  ],
  // "By the end of the year" isn't that day.
  [({ isQuery }) => isQuery, ({ text }, next) => /\bby$/i.test(text) && next?.of === 'dates'],
  // "Is Chen working when I am": yes or no isn't a list of both.
  [
    ({ isQuery, isYesOrNo, ask, people, group }) =>
      isQuery && isYesOrNo && ask === 'list' && people.length > 1 && group === null,
    'when',
  ],
  // "Back-to-back 7-day stretches" are stretches of stretches.
  [
    ({ isRun, pieces }) => isRun && pieces.some(({ text }) => /\b(stretch|streak|run|block)/i.test(text)),
    ({ text }) => /^back to back$/i.test(text),
  ],
  // One person has no ranking.
  [({ people, group }) => people.length === 1 && group === null, 'rank'],
  // Names aren't given by week.
  [
    ({ isQuery, ask, by }) => isQuery && ask === 'who' && !['physician', 'role', null].includes(by),
    (piece) => hasSense(piece, 'daily', 'weekly', 'monthly'),
  ],
  [({ isQuery, isOneDay, units }) => isQuery && isOneDay && units.includes('weekends'), ({ of }) => of === 'weekdays'],
  // An open shift has no physician.
  [
    ({ isQuery, ask, isNamed, isOpen }) => isQuery && (ask === 'who' || isNamed) && isOpen,
    (piece) => hasSense(piece, 'open') && !hasSense(piece, 'who'),
  ],
  // "The most senior": levels can't be ranked.
  [({ isQuery }) => isQuery, (piece, next) => hasSense(piece, 'most', 'least') && next?.of === 'group'],
  // Only shifts are ranked, no one learns who decided their request, and each of someone's own aren't counted.
  [({ isOfRequests }) => isOfRequests, (piece) => hasSense(piece, 'most') && !hasSense(piece, 'pending')],
  [
    ({ isOfRequests, isNamed, has, isYesOrNo }) => isOfRequests && isNamed && has('approved', 'denied') && !isYesOrNo,
    'who',
  ],
  [
    ({ isOfRequests, isNamed, has, request }) => isOfRequests && !isNamed && has('who') && !request?.isLacking,
    'pronoun',
  ],
  // "Who does nights that doesn't want to": who does them isn't what they like.
  [
    ({ table, pieces }) => {
      const does = pieces.findIndex((piece) => hasSense(piece, 'work'))
      return table === 'physicians' && does >= 0 && pieces.slice(does).some((piece) => hasSense(piece, 'like', 'avoid'))
    },
    'work',
  ],
  // "Juniors on without a senior": who is on at the same time isn't negated.
  [({ isQuery, of, has, sides }) => isQuery && of('group').length > 1 && has('not') && sides.length === 0, ofGroup],
  // "Who besides Chen is a junior" isn't about shifts.
  [
    ({ isQuery, ask, periods, pieces, has }) =>
      isQuery &&
      ask === 'who' &&
      periods.length === 0 &&
      !pieces.some(({ of }) => ['kinds', 'roles', 'weekdays', 'holidays'].includes(of)) &&
      !has('work', 'shifts', 'off', 'with', 'stretch', 'rest', 'hours', 'callOut', 'away', 'swap', 'pickup'),
    ofGroup,
  ],
  // A group is part of a rule or, as "0.6 FTE", a share; how many a role needs isn't for a group.
  [(seen) => seen.act === 'whatIfChanged' && isForChange(seen), (piece) => piece.of === 'group' && !isShare(piece)],
  // An FTE and other shifts are two separate changes.
  [
    ({ act, isNamed, has }) => act === 'whatIfChanged' && isNamed && !has('not', 'rule', 'cap', 'at-most', 'at-least'),
    ({ of }) => of === 'kinds' || of === 'roles' || of === 'weekdays',
  ],
]

const isOfOneShift = (piece: Piece, at: number, pieces: Piece[]) =>
  hasSense(piece, 'more', 'less') && (/^(long|short)/i.test(piece.text) || /^for$/i.test(pieces[at - 1]?.text ?? ''))

export function findContradicted(form: Form, sentence: Sentence): Piece[] {
  const seen = look(form, sentence)
  const held = contradictions.filter(([holds]) => holds(seen))
  return sentence.pieces.filter((piece, at) =>
    held.some(([, pick]) => (typeof pick === 'string' ? hasSense(piece, pick) : pick(piece, sentence.near(at, 1)))),
  )
}
