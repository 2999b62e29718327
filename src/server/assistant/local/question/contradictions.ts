/** Words that a form took in but that cannot mean there what they say: such a question is not answered. */
import type { Form } from './form.ts'
import { isForChange, isShare } from './kinds-of-question.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './piece.ts'
import { hasSense, type Sentence } from './sentence.ts'

type Contradiction = {
  holds: (form: Form, sentence: Sentence) => boolean
  /** The pieces that are in the way. */
  pieces: Sense | ((piece: Piece, near: Piece | undefined) => boolean)
}

const isQuery = ({ act, table }: Form) => act === 'query' && table === 'shifts'
const isOpen = ({ counts }: Form) => counts.some((count) => count.isOpen)
const isStretch = ({ counts }: Form) => counts.some(({ unit }) => unit === 'stretch')
const isOneDay = ({ periods: [period, ...others] }: Form) => others.length === 0 && period?.from === period?.to

const contradictions: Contradiction[] = [
  // "How many hours over 160 has Chen" asks for a difference, which is no bound.
  {
    holds: ({ having, ask, by }) => having !== null && ask === 'count' && by === null,
    pieces: ({ of }) => of === 'number',
  },
  // Nobody works more than two days of a weekend in a row, and a stretch neither starts at a time nor lasts a day.
  { holds: (form) => isQuery(form) && isStretch(form), pieces: ({ of }) => of === 'weekdays' },
  {
    holds: (form) => isQuery(form) && isStretch(form),
    pieces: (piece) => hasSense(piece, 'time') && !hasSense(piece, 'stretch'),
  },
  { holds: (form) => isQuery(form) && form.periods.length > 0 && isOneDay(form), pieces: 'stretch' },
  // "Who is off when I am off": company is kept at work.
  { holds: (form) => isQuery(form) && form.company.length > 0, pieces: 'off' },
  // "Who is working my weekend" asks for somebody else, of whom nothing is known.
  {
    holds: (form) => isQuery(form) && form.ask === 'count' && form.people.length > 0 && form.company.length === 0,
    pieces: 'who',
  },
  // An open shift is nobody's.
  {
    holds: (form) => isQuery(form) && form.ask === 'who' && isOpen(form),
    pieces: (piece) => hasSense(piece, 'open') && !hasSense(piece, 'who'),
  },
  // "What day is it" asks for no shift.
  {
    holds: (form, { has, of }) =>
      isQuery(form) &&
      form.ask === 'list' &&
      form.people.length === 0 &&
      form.group === null &&
      of('dates').length === 0 &&
      !has('shifts', 'work', 'open', 'list', 'off'),
    pieces: 'when',
  },
  // "The most senior": a level is nothing that one has the most of.
  { holds: isQuery, pieces: (piece, next) => hasSense(piece, 'most', 'least') && next?.of === 'group' },
  // Only shifts are ranked, and who decided a request isn't known here.
  {
    holds: ({ table }) => table === 'requests',
    pieces: (piece) => hasSense(piece, 'most') && !hasSense(piece, 'pending'),
  },
  {
    holds: ({ table, people }, { has, isYesOrNo }) =>
      table === 'requests' && people.length > 0 && has('approved', 'denied') && !isYesOrNo,
    pieces: 'who',
  },
  // "Who is off and could work" asks for two things.
  { holds: ({ act, people }) => act === 'candidates' && people.length === 0, pieces: 'off' },
  // A group is part of a rule or, as "0.6 FTE", a share; how many a role needs isn't for a group.
  {
    holds: ({ act }, sentence) => act === 'whatIfChanged' && isForChange(sentence),
    pieces: (piece) => piece.of === 'group' && !isShare(piece),
  },
  // Somebody's FTE is one change, other shifts of theirs another.
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
