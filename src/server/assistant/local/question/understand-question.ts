/** Understands one question: every kind of question is tried, and the one that leaves the fewest words over wins. */
import { type Composed, composeForm } from './compose-form.ts'
import type { Form } from './form.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { type Reading, readings } from './readings.ts'
import { hasSense, isFiller, sentenceOf } from './sentence.ts'

export function understandPieces(pieces: Piece[], book: QuestionBook): Composed {
  const sentence = sentenceOf(pieces)
  let best: Composed | undefined
  let chosen: Reading | undefined
  for (const reading of readings) {
    if (!reading.needs(sentence)) continue
    const composed = composeForm(sentence, reading, book)
    if (!best || composed.unread.length < best.unread.length) {
      best = composed
      chosen = reading
    }
    if (best.unread.length === 0) break
  }
  const { form, unread } = best!
  if (unread.length > 0 || form.act !== 'query') return best!
  const again = (of: Piece[]) => {
    const others = sentenceOf(of)
    return chosen!.needs(others) ? composeForm(others, chosen!, book).form : null
  }
  return { form, unread: withoutEffect(pieces, form, again).filter((piece) => !hasSense(piece, ...plain)) }
}

/** Words that may only say that something is asked, or name again what is counted anyway. */
const plain: Sense[] = [
  ...(['who', 'count', 'list', 'when', 'people', 'everyone', 'work', 'shifts', 'day', 'total', 'link'] as const),
  ...([
    'self',
    'it',
    'pronoun',
    'with',
    'else',
    'request',
    'used',
    'arrived',
    'each',
    'exactly',
    'about',
    'thatTime',
    'trait',
  ] as const),
]

/** Words that changed nothing: without them, the form would be the same. */
export function withoutEffect(pieces: Piece[], form: Form, read: (pieces: Piece[]) => Form | null): Piece[] {
  if (pieces.length > mostTried) return []
  const written = JSON.stringify(form)
  return pieces.filter(
    (piece) =>
      !isFiller(piece) &&
      piece.of !== 'dates' &&
      JSON.stringify(read(pieces.filter((one) => one !== piece))) === written,
  )
}

/** Longer questions are read once only, so the work is bounded. */
const mostTried = 40
