/** Words a form accepted but that can't mean what they say there. Such a question isn't answered. */
import type { Form } from '../form.ts'
import { isForChange, isShare } from '../kinds/kinds-of-what-if.ts'
import { senses } from '../kinds/reading.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'

type Contradiction = {
  holds: (form: Form, sentence: Sentence) => boolean
  /** The conflicting pieces. */
  pieces: Sense | ((piece: Piece, near: Piece | undefined) => boolean)
}

const isQuery = ({ act, table }: Form) => act === 'query' && table === 'shifts'
const isOpen = ({ counts }: Form) => counts.some((count) => count.isOpen)
export const isStretch = ({ counts }: Form) => counts.some(({ unit }) => unit.endsWith('stretch'))
const isOneDay = ({ periods: [period, ...others] }: Form) => others.length === 0 && period?.from === period?.to

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
const isNamed = ({ pieces, has }: Sentence) =>
  pieces.some(({ of }) => naming.includes(of)) ||
  !has('left', 'soFar', 'more', 'less', 'only', 'time', 'next', 'first', 'latest') ||
  has(...senses('who people everyone shifts work hours open off daysOff weekendsOff offStretch stretch rest leaveDays'))

/** "Nights tomorrow morning": kinds that nothing joins aren't added up. */
const hasTwoKinds = ({ pieces }: Sentence) => {
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

const contradictions: Contradiction[] = [
  {
    holds: (form, sentence) => isQuery(form) && form.people.length === 0 && !isNamed(sentence),
    pieces: (piece) => !isFiller(piece),
  },
  { holds: (form, sentence) => isQuery(form) && hasTwoKinds(sentence), pieces: ({ of }) => of === 'kinds' },
  // "How many hours over 160 has Chen" asks for a difference, not a bound.
  {
    holds: ({ having, ask, by }) => having !== null && ask === 'count' && by === null,
    pieces: ({ of }) => of === 'number',
  },
  // "From a night to a day with less than 24 hours": one bound can't be for nights and hours.
  {
    holds: ({ having, counts }) =>
      having !== null && having.number > 0 && new Set(counts.map(({ unit }) => unit)).size > 1,
    pieces: ({ of }) => of === 'number',
  },
  // A stretch has no start time or single day.
  // Only hours are paid; what an hour costs isn't known here.
  { holds: (form) => isQuery(form) && !form.counts.some(({ unit }) => unit === 'hours'), pieces: 'pay' },
  {
    holds: (form) =>
      isQuery(form) && form.periods.length > 0 && isOneDay(form) && !(isStretch(form) && form.people.length === 1),
    pieces: (piece) => hasSense(piece, 'stretch', 'rest'),
  },
  // "Who is off when I am off": we only match people at work.
  { holds: (form) => isQuery(form) && form.company.length > 0 && !form.handoff, pieces: 'off' },
  // "Who's on nights when I'm rounding": of others, or of the one in whose company they are?
  {
    holds: ({ company, counts }) =>
      company.length > 0 && counts.some(({ kinds, roles }) => kinds.length * roles.length > 0),
    pieces: ({ of }) => of === 'kinds' || of === 'roles',
  },
  // "I need someone who has the fewest holidays" isn't the day with the fewest open shifts.
  {
    holds: (form) => ['most', 'least'].includes(form.ask) && isOpen(form),
    pieces: ({ text }) => /some(one|body)/i.test(text),
  },
  // "Who is working my weekend" asks about someone unknown.
  {
    holds: (form) => isQuery(form) && form.ask === 'count' && form.people.length > 0 && form.company.length === 0,
    pieces: 'who',
  },
  // Levels only group; an average over them would mix people.
  {
    holds: (form) => isQuery(form) && (form.by !== 'level' || form.ask === 'average'),
    pieces: (piece) => hasSense(piece, 'trait') && !hasSense(piece, 'average', 'time'),
  },
  // Of one person's rests and stretches only the shortest and the longest are measured.
  {
    holds: ({ ask, counts, people }) =>
      ask === 'average' && people.length === 1 && counts.some(({ unit }) => unit === 'rest' || unit === 'stretch'),
    pieces: 'average',
  },
  // A score is of a whole month; for a day, coverage is what's open.
  {
    holds: ({ act, periods }) => act === 'scores' && periods.some(({ from, to }) => from === to),
    pieces: 'score',
  },
  // Time off and call-outs have no kind of shift.
  {
    holds: ({ counts }) => counts.some(({ unit }) => unit === 'leave-days' || unit === 'call-outs'),
    pieces: ({ of }) => of === 'kinds' || of === 'roles',
  },
  // "Hours of night coverage": what is covered, or what is open?
  {
    holds: (form) => isQuery(form) && form.counts.some(({ unit, isOpen: open }) => open && unit === 'hours'),
    pieces: (piece) => hasSense(piece, 'open') && hasSense(piece, 'score'),
  },
  // "Who is backup on the day I work next" asks about someone else.
  {
    holds: (form) => isQuery(form) && ['next', 'first', 'last'].includes(form.ask) && form.people.length > 0,
    pieces: 'who',
  },
  // "How many times was Chen on backup, and when's the next one" asks two things.
  {
    holds: (form, { has }) => isQuery(form) && ['next', 'first', 'last'].includes(form.ask) && !has('until'),
    pieces: (piece) => hasSense(piece, 'count') && /many|times|number/i.test(piece.text),
  },
  // "By the end of the year" isn't that day.
  {
    holds: isQuery,
    pieces: ({ text }, next) => /\bby$/i.test(text) && next?.of === 'dates',
  },
  // "At minimum staffing" isn't the fewest open shifts.
  { holds: (form) => form.ask === 'least' && isOpen(form), pieces: ({ text }) => /staff/i.test(text) },
  // "Is Chen working when I am": yes or no isn't a list of both.
  {
    holds: (form, { isYesOrNo }) =>
      isQuery(form) && isYesOrNo && form.ask === 'list' && form.people.length > 1 && form.group === null,
    pieces: 'when',
  },
  // "Back-to-back 7-day stretches" are stretches of stretches.
  {
    holds: (form, { pieces }) =>
      isStretch(form) && pieces.some(({ text }) => /\b(stretch|streak|run|block)/i.test(text)),
    pieces: ({ text }) => /^back to back$/i.test(text),
  },
  // One person has no ranking.
  { holds: ({ people, group }) => people.length === 1 && group === null, pieces: 'rank' },
  // Names aren't given by week.
  {
    holds: (form) => isQuery(form) && form.ask === 'who' && !['physician', 'role', null].includes(form.by),
    pieces: (piece) => hasSense(piece, 'daily', 'weekly', 'monthly'),
  },
  // Of whom are the days off?
  {
    holds: (form) =>
      isQuery(form) &&
      form.ask === 'count' &&
      form.people.length === 0 &&
      form.by === null &&
      form.counts.some(({ unit }) => unit.endsWith('-off')),
    pieces: (piece) => hasSense(piece, 'daysOff', 'weekendsOff', 'off'),
  },
  // Days off have no role.
  {
    holds: (form) => isQuery(form) && form.counts.some(({ unit }) => unit.endsWith('-off')),
    pieces: ({ of }) => of === 'kinds' || of === 'roles',
  },
  // An open shift has no physician.
  {
    holds: (form) => isQuery(form) && (form.ask === 'who' || form.people.length > 0) && isOpen(form),
    pieces: (piece) => hasSense(piece, 'open') && !hasSense(piece, 'who'),
  },
  // "What day is it" isn't about shifts.
  {
    holds: (form, { has, of }) =>
      isQuery(form) &&
      form.ask === 'list' &&
      form.by === null &&
      form.people.length === 0 &&
      form.group === null &&
      of('dates').length === 0 &&
      !has('shifts', 'work', 'open', 'list', 'off'),
    pieces: 'when',
  },
  // "The most senior": levels can't be ranked.
  { holds: isQuery, pieces: (piece, next) => hasSense(piece, 'most', 'least') && next?.of === 'group' },
  // Only shifts are ranked, and who decided one's own request isn't told.
  {
    holds: ({ table }) => table === 'requests',
    pieces: (piece) => hasSense(piece, 'most') && !hasSense(piece, 'pending'),
  },
  {
    holds: ({ table, people }, { has, isYesOrNo }) =>
      table === 'requests' && people.length > 0 && has('approved', 'denied') && !isYesOrNo,
    pieces: 'who',
  },
  // "Juniors on without a senior": who is on at the same time isn't negated.
  {
    holds: (form, { of, has }) => isQuery(form) && of('group').length > 1 && has('not') && form.sides.length === 0,
    pieces: ({ of }) => of === 'group',
  },
  // "Who besides Chen is a junior" isn't about shifts.
  {
    holds: (form, { has, of }) =>
      isQuery(form) &&
      form.ask === 'who' &&
      form.periods.length + of('kinds').length + of('roles').length + of('weekdays').length === 0 &&
      !has('work', 'shifts', 'off', 'with', 'stretch', 'rest', 'hours', 'callOut', 'away', 'swap', 'pickup') &&
      of('holidays').length === 0,
    pieces: ({ of }) => of === 'group',
  },
  // A group is part of a rule or, as "0.6 FTE", a share; how many a role needs isn't for a group.
  {
    holds: ({ act }, sentence) => act === 'whatIfChanged' && isForChange(sentence),
    pieces: (piece) => piece.of === 'group' && !isShare(piece),
  },
  // An FTE and other shifts are two separate changes.
  {
    holds: ({ act, people }, { has }) =>
      act === 'whatIfChanged' && people.length > 0 && !has('not', 'rule', 'cap', 'at-most', 'at-least'),
    pieces: ({ of }) => of === 'kinds' || of === 'roles' || of === 'weekdays',
  },
]

export function findContradicted(form: Form, sentence: Sentence): Piece[] {
  const held = contradictions.filter(({ holds }) => holds(form, sentence))
  return sentence.pieces.filter((piece, at) =>
    held.some(({ pieces }) =>
      typeof pieces === 'string' ? hasSense(piece, pieces) : pieces(piece, sentence.near(at, 1)),
    ),
  )
}
