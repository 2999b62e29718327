/** Understands one question: every kind of question is tried, and the one that leaves the fewest words over wins. */
import { type Composed, composeForm } from './compose/compose-form.ts'
import { isStretch } from './compose/contradictions.ts'
import type { Form } from './form.ts'
import { type Reading, senses } from './kinds/reading.ts'
import { readings } from './kinds/readings.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { hasSense, isFiller, sentenceOf } from './sentence.ts'

export function understandPieces(pieces: Piece[], book: QuestionBook): Composed {
  const sentence = sentenceOf(pieces)
  let best: Composed | undefined
  for (const reading of readings) {
    if (!reading.needs(sentence)) continue
    const composed = withIdle(pieces, composeForm(sentence, reading, book), reading, book)
    if (!best || composed.unread.length < best.unread.length) best = composed
    if (best.unread.length === 0) break
  }
  return best!
}

/** A query also leaves over the words that did nothing. */
function withIdle(pieces: Piece[], { form, unread }: Composed, reading: Reading, book: QuestionBook): Composed {
  if (unread.length > 0 || form.act !== 'query') return { form, unread }
  const again = (of: Piece[]) => {
    const others = sentenceOf(of)
    return reading.needs(others) ? composeForm(others, reading, book).form : null
  }
  const { isYesOrNo } = sentenceOf(pieces)
  // "The shortest rest": rest is measured that way anyway.
  const isOrdered = ['most', 'least', 'extremes'].includes(form.ask)
  const isPlain = (piece: Piece) =>
    hasSense(piece, ...plain) ||
    ((isOrdered || isStretch(form)) && hasSense(piece, 'most', 'least')) ||
    (isStretch(form) && hasSense(piece, 'or-more', 'at-least')) ||
    // "The shortest break", "10 hours of rest"
    (form.counts.some(({ unit }) => unit === 'rest') && hasSense(piece, 'least', 'hours')) ||
    (form.table === 'physicians' && hasSense(piece, 'fte')) ||
    (['next', 'list'].includes(form.ask) && form.people.length > 0 && hasSense(piece, 'place', 'time', 'role')) ||
    // "Days off between stretches" says it twice.
    (form.counts.some(({ unit }) => unit === 'off-stretch') && hasSense(piece, 'daysOff')) ||
    // "Is the open shift still available"
    (form.counts.some(({ isOpen }) => isOpen) && hasSense(piece, 'off')) ||
    // "On nights tonight" says it twice.
    (piece.of === 'kinds' &&
      pieces.some((one) => one.of === 'dates' && piece.kinds.every((kind) => one.kinds.includes(kind)))) ||
    (form.ask === 'next' && hasSense(piece, 'next', 'until', 'time', 'first')) ||
    // "Is Chen back on Monday", "am I ever on with Chen in December"
    (form.ask === 'whether' && hasSense(piece, 'next', 'ever')) ||
    // "At least one on every night": none is too few.
    (isYesOrNo &&
      (form.by !== null || pieces.some((one) => hasSense(one, 'everyone'))) &&
      form.having?.number === 0 &&
      (hasSense(piece, 'at-least') || piece.of === 'number')) ||
    (hasSense(piece, 'left') && form.periods.length > 0 && form.periods.every(({ from }) => from >= book.today)) ||
    (form.request?.status === 'approved' && form.ask !== 'count' && hasSense(piece, 'approved')) ||
    // "Already this year": what is over by today is so far.
    (hasSense(piece, 'soFar') &&
      form.periods.length > 0 &&
      form.periods.every(({ to }) => to !== '' && to <= book.today)) ||
    (form.table === 'requests' && hasSense(piece, 'next', 'place') && form.people.length > 0) ||
    (form.table === 'requests' && isYesOrNo && hasSense(piece, 'approved', 'approve', 'denied', 'canceled')) ||
    (form.group !== null &&
      hasSense(piece, 'only') &&
      pieces.some((one, at) => isGroupBeside(one, pieces.indexOf(piece) - at))) ||
    // Sides are compared per physician.
    (form.sides.length === 2 && hasSense(piece, 'average')) ||
    (form.request?.each !== undefined && hasSense(piece, 'versus', 'compare'))
  return { form, unread: withoutEffect(pieces, form, again).filter((piece) => !isPlain(piece)) }
}

/** Words that may only say that something is asked, or name again what is counted anyway. */
const plain = senses(
  'who count list when people everyone work shifts day total link self it pronoun with else request used arrived each exactly about thatTime trait rank pay filled',
)

const isGroupBeside = ({ of }: Piece, distance: number) => of === 'group' && Math.abs(distance) === 1

/** Words that changed nothing: without them, the form would be the same. */
export function withoutEffect(pieces: Piece[], form: Form, read: (pieces: Piece[]) => Form | null): Piece[] {
  if (pieces.length > mostTried) return []
  const written = JSON.stringify(form)
  return pieces.filter(
    (piece) =>
      !isFiller(piece) &&
      !(piece.of === 'dates' && isWithin(piece, form)) &&
      JSON.stringify(read(pieces.filter((one) => one !== piece && !saysTheSame(one, piece)))) === written,
  )
}

/** "Left this month": from today on, which is also what is asked without the month. */
const isWithin = ({ ranges }: Extract<Piece, { of: 'dates' }>, { periods }: Form) =>
  periods.length === 0 ||
  periods.some(({ from, to }) => ranges.some((said) => (!to || said.from <= to) && (!said.to || from <= said.to)))

/** Of "what time do I start" and "on call for backup", either would do. */
const saysTheSame = (one: Piece, other: Piece) =>
  other.of === 'words'
    ? hasSense(one, ...other.senses)
    : JSON.stringify({ ...one, text: '' }) === JSON.stringify({ ...other, text: '' })

/** Longer questions are read once only, so the work is bounded. */
const mostTried = 40
