/** Numbers of a question: a bound ("more than 5 nights"), how many to show ("the top 3"), or a number for a tool. */
import type { Form, Having } from '../form.ts'
import { senses } from '../kinds/reading.ts'
import type { Piece } from '../piece.ts'
import { hasSense, type Sentence } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'

const bounds: [Sense, Having['than']][] = [
  ['more', 'more'],
  ['less', 'less'],
  ['at-least', 'at-least'],
  ['at-most', 'at-most'],
  ['exactly', 'exactly'],
  ['only', 'exactly'],
]

/** "more than 5 nights", "5 or more", "the top 3", "request 12". Two bounds belong to two counts. */
export function readNumbers(sentence: Sentence, form: Form, strays: Set<Piece>): void {
  const bounds: { at: number; having: Having }[] = []
  for (const [at, piece] of sentence.pieces.entries()) {
    if (piece.of !== 'number' || (spanAt(sentence.pieces, at - 2) && form.table === 'shifts')) continue
    if (form.request?.olderThan) continue
    if (form.act !== 'query' || form.table !== 'shifts') {
      form.numbers.push(piece.value)
      continue
    }
    const upTo = spanAt(sentence.pieces, at)
    if (upTo !== undefined) {
      bounds.push({ at, having: { than: 'at-least', number: piece.value, upTo } })
      continue
    }
    const than = boundAt(sentence, at)
    if (than) bounds.push({ at, having: { than, number: piece.value } })
    else if (sentence.has('most', 'least', 'rank', 'next')) form.limit = piece.value
    else strays.add(piece)
  }
  if (bounds.length < 2) form.having = bounds[0]?.having ?? null
  else if (bounds.length === form.counts.length)
    form.counts = form.counts.map((count, place) => ({ ...count, having: bounds[place]!.having }))
  else for (const { at } of bounds) strays.add(sentence.pieces[at]!)
}

/** "between 10 and 12", "from 10 to 12": the second number. */
function spanAt(pieces: Piece[], at: number): number | undefined {
  if (at < 1) return undefined
  const [before, one, link, other] = pieces.slice(at - 1, at + 3)
  // "10 to 12 shifts"
  const isBare = /^(to|-)$/i.test(link?.text ?? '') && isThing(pieces[at + 3])
  const isSpan = isBare || (/^(between|from)$/i.test(before?.text ?? '') && /^(and|to|-)$/i.test(link?.text ?? ''))
  return isSpan && one?.of === 'number' && other?.of === 'number' ? other.value : undefined
}

function boundAt(sentence: Sentence, at: number): Having['than'] | undefined {
  const before = sentence.near(at, -1)
  const after = sentence.near(at, 1)
  const bound = bounds.find(([sense]) => hasSense(before, sense))
  if (bound) return bound[1]
  // "14 or more shifts", "14 shifts or more"
  const tails = [after, isThing(after) ? sentence.near(sentence.pieces.indexOf(after!), 1) : undefined]
  if (tails.some((tail) => hasSense(tail, 'or-more'))) return 'at-least'
  if (tails.some((tail) => hasSense(tail, 'or-less'))) return 'at-most'
  if (sentence.has('most', 'least') || !(sentence.has('who', 'people') || sentence.isYesOrNo) || !isThing(after))
    return undefined
  // "Three weekends in a row" is three or more, and so is "three already".
  return sentence.has('stretch', 'soFar') ? 'at-least' : 'exactly'
}

const things = senses(
  'shifts hours daysOff weekendsOff offStretch stretch rest sleepy open day leaveDays callOut request swap',
)

export const isThing = (piece: Piece | undefined) =>
  piece !== undefined && (['kinds', 'roles', 'weekdays', 'holidays'].includes(piece.of) || hasSense(piece, ...things))
