/** Understands one question: every kind of question is tried, and the one that leaves the fewest words over wins. */
import { type Composed, composeForm } from './compose/compose-form.ts'
import { isStretch } from './compose/contradictions.ts'
import type { Count, Form } from './form.ts'
import { type Reading, senses } from './kinds/reading.ts'
import { readings } from './kinds/readings.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { hasSense, isFiller, sentenceOf } from './sentence.ts'
import type { Sense } from './words/lexicon.ts'

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
  const { ask, counts, people, periods, group, table, request, having } = form
  const isOf = (unit: Count['unit']) => counts.some((count) => count.unit === unit)
  const asksOf = (...asks: Form['ask'][]) => asks.includes(ask)
  const idle: [boolean, Sense[]][] = [
    [true, plain],
    // "The shortest rest": rest is measured that way anyway.
    [asksOf('most', 'least', 'extremes') || isStretch(form), senses('most least')],
    [isStretch(form), senses('or-more at-least')],
    // "The shortest break", "10 hours of rest"
    [isOf('rest'), senses('least hours')],
    [table === 'physicians', senses('fte')],
    [asksOf('next', 'list') && people.length > 0, senses('place time role')],
    // "Days off between stretches" says it twice.
    [isOf('off-stretch'), senses('daysOff')],
    // "Is the open shift still available"
    [counts.some(({ isOpen }) => isOpen), senses('off')],
    [ask === 'next', senses('next until time first')],
    // "Is Chen back on Monday", "am I ever on with Chen in December", "are both of them off"
    [ask === 'whether', senses('next ever')],
    [ask === 'whether' && people.length === 2, senses('both')],
    [periods.length > 0 && periods.every(({ from }) => from >= book.today), senses('left')],
    [request?.status === 'approved' && ask !== 'count', senses('approved')],
    // "Already this year": what is over by today is so far.
    [periods.length > 0 && periods.every(({ to }) => to !== '' && to <= book.today), senses('soFar')],
    [table === 'requests' && people.length > 0, senses('next place')],
    [table === 'requests' && isYesOrNo, senses('approved approve denied canceled')],
    // Sides are compared per physician.
    [form.sides.length === 2, senses('average')],
    [request?.each !== undefined, senses('versus compare')],
  ]
  const idleSenses = idle.flatMap(([holds, of]) => (holds ? of : []))
  const has = (...of: Sense[]) => pieces.some((one) => hasSense(one, ...of))
  // "At least one on every night": none is too few.
  const isUniversal = isYesOrNo && (form.by !== null || has('everyone')) && having?.number === 0
  // "Is any weekend covered by juniors only"
  const isOnlyPlain = group !== null && has('who', 'list', 'count', 'compare', 'most', 'least', 'average')
  const isPlain = (piece: Piece, at = pieces.indexOf(piece)) =>
    hasSense(piece, ...idleSenses) ||
    // "On nights tonight" says it twice.
    (piece.of === 'kinds' &&
      pieces.some((one) => one.of === 'dates' && piece.kinds.every((kind) => one.kinds.includes(kind)))) ||
    (isUniversal && (hasSense(piece, 'at-least') || piece.of === 'number')) ||
    (isOnlyPlain && hasSense(piece, 'only') && [pieces[at - 1], pieces[at + 1]].some((one) => one?.of === 'group'))
  return { form, unread: withoutEffect(pieces, form, again).filter((piece) => !isPlain(piece)) }
}

/** Words that may only say that something is asked, or name again what is counted anyway. */
const plain = senses(
  'who count list when people everyone work shifts day total link self it pronoun with else request used arrived each exactly about thatTime trait rank pay filled',
)

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
