/** Understands one question: every kind of question is tried, and the one that leaves the fewest words over wins. */
import { type Composed, composeForm } from './compose-form.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { readings } from './readings.ts'
import { sentenceOf } from './sentence.ts'

export function understandPieces(pieces: Piece[], book: QuestionBook): Composed {
  const sentence = sentenceOf(pieces)
  let best: Composed | undefined
  for (const reading of readings) {
    if (!reading.needs(sentence)) continue
    const composed = composeForm(sentence, reading, book)
    if (!best || composed.unread.length < best.unread.length) best = composed
    if (best.unread.length === 0) break
  }
  return best!
}
