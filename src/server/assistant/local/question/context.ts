/** What is said beside a question, in a clause of its own: "Is Chen on tomorrow? Need to ask him something." */
import type { Piece } from './piece.ts'
import { senses } from './reading.ts'
import { hasSense, isFiller } from './sentence.ts'

/** After a mark, or around a dash, but not after "Dr.": each may stand by itself. */
const clauses = /(?<=[?!;,]|\p{Ll}{3}\.)\s+|\s+[-–—]+\s+/u
const mostClauses = 5
const asks =
  /^(and |so |but )?(who|what|when|where|why|how|which|is|are|was|were|do|does|did|has|have|had|will|can|could|should|would|if|any)(s|['’]s)?\b|\?\s*$/i
/** Words that count or narrow nothing by themselves. */
const idle = senses('self pronoun it need request like found thanks greeting contact time audience why')

/** Asks nothing, and names no person, day, number, or thing that could change what is counted. */
function isContext(text: string, read: (text: string) => Piece[]): boolean {
  // A word or two may narrow what was asked: "who's on tonight? ICU".
  if (asks.test(text.trim()) || text.trim().split(/\s+/).length < 3) return false
  return read(text).every((piece) => isFiller(piece) || piece.of === 'unknown' || hasSense(piece, ...idle))
}

/** The question without such clauses, or nothing if it has none. */
export function withoutContext(message: string, read: (text: string) => Piece[]): string | undefined {
  const said = message.split(clauses).filter((text) => /\p{L}/u.test(text))
  if (said.length < 2 || said.length > mostClauses) return undefined
  const rest = said.filter((text) => !isContext(text, read))
  return rest.length > 0 && rest.length < said.length ? rest.join(' ').replace(/,$/, '') : undefined
}
