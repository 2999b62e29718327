/** What is said beside a question, in a clause of its own: "Is Chen on tomorrow? Need to ask him something." */

import { senses } from './kinds/reading.ts'
import type { Piece } from './piece.ts'
import { hasSense, isFiller } from './sentence.ts'

/** After a mark, or around a dash, but not after "Dr.": each may stand by itself. */
const clauses = /(?<=[?!;,]|\p{Ll}{3}\.)\s+|\s+[-–—]+\s+/u
const mostClauses = 5
const asks =
  /^(and |so |but )?(who|what|when|where|why|how|which|is|are|was|were|do|does|did|has|have|had|will|can|could|should|would|if|any)(s|['’]s)?\b|\?\s*$/i
/** "Keep it funny" says how the answer should be. */
const instructs = /^(keep|make|leave|write|show|put|include|add)\b/i
/** Words that count or narrow nothing by themselves. */
const idle = senses('self pronoun it need request like found thanks greeting contact time audience why')

/** Asks nothing, and names no person, day, number, or thing that could change what is counted. */
function isContext(text: string, isAfter: boolean, read: (text: string) => Piece[]): boolean {
  // A word or two may narrow what was asked: "who's on tonight? ICU".
  const said = text.trim()
  if (asks.test(said) || instructs.test(said) || said.split(/\s+/).length < 3) return false
  const isIdle = (piece: Piece) =>
    // After a question, "nobody told me" negates nothing in it.
    isFiller(piece) || piece.of === 'unknown' || hasSense(piece, ...idle, ...(isAfter ? (['not'] as const) : []))
  return read(text).every(isIdle)
}

/** The question without such clauses, or nothing if it has none. */
export function withoutContext(message: string, read: (text: string) => Piece[]): string | undefined {
  const said = message.split(clauses).filter((text) => /\p{L}/u.test(text))
  if (said.length < 2 || said.length > mostClauses) return undefined
  const rest = said.filter((text, at) => !isContext(text, /\?$/.test(said[at - 1] ?? ''), read))
  return rest.length > 0 && rest.length < said.length ? rest.join(' ').replace(/,$/, '') : undefined
}

/** "Hey, who's on tonight", "ok and nights?", "who's backup, thanks": what is said around a question. */
export function withoutAsides(pieces: Piece[]): Piece[] {
  const isAside = (piece: Piece | undefined) => hasSense(piece, 'greeting', 'thanks', 'sign')
  // "The chief wants to know ...", "Dr. Chen is asking how many nights they have"
  const told = pieces.findIndex(({ text }) => telling.test(text))
  const isOfOther = told >= 0 && pieces.slice(0, told).every(isTeller)
  const teller = pieces.slice(0, Math.max(0, told)).find((piece) => piece.of === 'person')
  // "Hmm ok, what about ..."
  // "Hey Siri, who's on"
  const isCalled = (piece: Piece, at: number) =>
    piece.of === 'unknown' &&
    isAside(pieces[at - 1]) &&
    hasSense(pieces[at + 1], 'who', 'count', 'list', 'when', 'change')
  const said = pieces.findIndex((piece, at) => !isAside(piece) && !isFiller(piece) && !isCalled(piece, at))
  const isBeside = (piece: Piece, at: number) => isAside(piece) || isCalled(piece, at)
  const start = isOfOther ? told + 1 : pieces.slice(0, said < 0 ? 0 : said).findLastIndex(isBeside) + 1
  const end = pieces.findLastIndex((piece) => !isAside(piece) || hasSense(piece, 'can', 'score'))
  const rest = pieces
    .slice(start, end + 1)
    .map((piece) => (teller && hasSense(piece, 'pronoun') ? { ...teller, text: piece.text } : piece))
  return rest.every(isFiller) ||
    (teller && !rest.includes(teller) && isOfOther && !rest.some(({ of }) => of === 'person'))
    ? pieces
    : rest
}

const telling =
  /\b(wants?|wanted|needs?|needed|like) to know\b|^(is |was |just )*(asking|asked|wondering|curious)( if| whether| about)?$/i
const isTeller = (piece: Piece) =>
  isFiller(piece) ||
  piece.of === 'unknown' ||
  piece.of === 'person' ||
  hasSense(piece, 'audience', 'self', 'link', 'greeting')

/** What such a word can describe. */
const describable: Piece['of'][] = ['group', 'kinds', 'roles', 'weekdays', 'holidays', 'places']
const things = senses('people shifts hours day daysOff weekendsOff week month open request away')
const isThing = (piece: Piece | undefined) =>
  piece !== undefined && (describable.includes(piece.of) || hasSense(piece, ...things))
/** Words of no operator: where they have no place, they are nouns. */
const nouns = senses('change found history audience thanks contact analysis')
const habits = /^(always|often|usually|constantly|typically|rarely|seldom|mostly|normally|generally)$/i
const before = /^(for|in|on|at|from|like|because of|due to)$/i
const article = /^(a|an|the|my|our|his|her|their|your|this|some|any)$/i

/**
 * An unknown word that only describes something known ("a warm body") or says where or what for ("on the books", "for my dentist"). It may
 * narrow what is asked, so an answer without it must say so. What someone does, has, or is can't be left out.
 */
export function isDescribing(piece: Piece, pieces: Piece[]): boolean {
  if (habits.test(piece.text)) return true
  if (piece.of !== 'unknown' && !hasSense(piece, ...nouns)) return false
  // Without "easiest", it's another question.
  if (/.{3}est$/i.test(piece.text)) return false
  const at = pieces.indexOf(piece)
  const start = pieces.findLastIndex((one, place) => place < at && !article.test(one.text))
  const opens = pieces[start]
  const next = pieces[at + 1]
  const isLast = next === undefined || !isThing(next)
  // "A request sitting here"
  if (/ing$/i.test(piece.text) && (pieces[at - 1]?.of === 'person' || isThing(pieces[at - 1]))) return true
  // "The teaching service", "the night crew"
  const named = pieces[at - 1]
  if (isLast && piece.of === 'unknown' && (named?.of === 'roles' || named?.of === 'kinds') && !/s$/i.test(named.text))
    return true
  if (isLast)
    return (
      start >= 0 &&
      (before.test(opens!.text) || /^this$/i.test(pieces[at - 1]!.text)) &&
      !/^of$/i.test(next?.text ?? '')
    )
  return (
    piece.of === 'unknown' &&
    (start < at - 1 || /\b(a|an|the|for|in|on|at|from)$/i.test(opens?.text ?? '') || hasSense(opens, 'count'))
  )
}
