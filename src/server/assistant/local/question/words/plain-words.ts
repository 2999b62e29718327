/** Says a question in plain words before it's read: idioms, polite beginnings, and shapes of sentences have one plain form each. */
import { monthNamed } from '../../../../../engine/language/calendar-words.ts'
import type { Token } from '../../../../../engine/language/tokens.ts'
import { idiomsOfActing } from './idioms-of-acting.ts'
import { idiomsOfAsking } from './idioms-of-asking.ts'

/**
 * A word, words to choose from, words that may be missing, or a gap for a number, a name, a month, or up to six words. Gaps and kept words are
 * numbered and can be said again.
 */
type Part =
  | { words: ReadonlySet<string>; isSpare: boolean; isKept: boolean }
  | { gap: 'name' | 'number' | 'month' | 'any' }
type Idiom = { isFirst: boolean; isLast: boolean; parts: Part[]; plain: string[] }

/** "^ help me write|draft = draft": `^` is the beginning, `$` the end, `a|b` a choice, `!a|b` one to keep, `the?` may be missing, `@` a name, `#` a number, `~` a month, `*` words. */
function compile(line: string): Idiom {
  const [said, plain = ''] = line.split(/\s=(?:\s|$)/)
  const words = said!.trim().split(/\s+/)
  const gaps = { '@': 'name', '#': 'number', '~': 'month', '*': 'any' } as const
  return {
    isFirst: words[0] === '^',
    isLast: words.at(-1) === '$',
    parts: words
      .filter((word) => word !== '^' && word !== '$')
      .map((word): Part => {
        const gap = gaps[word as '@']
        if (gap) return { gap }
        const words = new Set(word.replace(/^!(?=.)|(?<=.)\?$/g, '').split('|'))
        return { words, isSpare: word.endsWith('?'), isKept: word.startsWith('!') }
      }),
    plain: plain.trim().split(/\s+/).filter(Boolean),
  }
}

const idioms = [idiomsOfAsking, idiomsOfActing]
  .flatMap((lines) => lines.split('\n'))
  .map((line) => line.trim())
  .filter(Boolean)
  .map(compile)

/** So that they aren't taken for misspelled ones. */
export const idiomWords: ReadonlySet<string> = new Set(
  idioms.flatMap(({ parts }) => parts.flatMap((part) => ('words' in part ? [...part.words] : []))),
)

const byFirstWord = new Map<string, Idiom[]>()
const withGapFirst: Idiom[] = []
for (const idiom of idioms) {
  const spare = idiom.parts.findIndex((part) => !('words' in part && part.isSpare))
  const firsts = idiom.parts.slice(0, spare + 1)
  if (firsts.some((part) => 'gap' in part)) withGapFirst.push(idiom)
  else
    for (const word of new Set(firsts.flatMap((part) => ('words' in part ? [...part.words] : []))))
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), idiom])
}

const mostOfGap = { name: 3, number: 1, month: 1, any: 6 }
const isSign = (token: Token | undefined) => token !== undefined && /^[-,:;]$/.test(token.word)

type Names = ReadonlySet<string>
/** A token whose spelling may have been corrected. */
export type MendedToken = Token & { isMended?: boolean }

/** Where the parts end from here on, and what the gaps took. */
type Matched = { end: number; gaps: MendedToken[][] }

function match(parts: Part[], tokens: MendedToken[], at: number, isLast: boolean, names: Names): Matched | undefined {
  const [part, ...rest] = parts
  if (!part) return isLast && at < tokens.length ? undefined : { end: at, gaps: [] }
  if ('words' in part) {
    const isSaid = tokens[at] !== undefined && part.words.has(tokens[at].word)
    const found = isSaid ? match(rest, tokens, at + 1, isLast, names) : undefined
    if (found && part.isKept) return { ...found, gaps: [[tokens[at]!], ...found.gaps] }
    if (found || !part.isSpare) return found
    const without = match(rest, tokens, at, isLast, names)
    return without && part.isKept ? { ...without, gaps: [[], ...without.gaps] } : without
  }
  const isName = (token: Token | undefined) => token !== undefined && (names.has(token.word) || token.word === 'dr')
  const fits = (token: Token) =>
    ({
      any: true,
      number: /^\d*\.?\d+$/.test(token.word),
      month: monthNamed(token.word) !== undefined,
      name: isName(token),
    })[part.gap]
  for (let length = 1; length <= mostOfGap[part.gap] && tokens[at + length - 1]; length++) {
    if (!fits(tokens[at + length - 1]!)) return undefined
    // A name is taken whole.
    if (part.gap === 'name' && isName(tokens[at + length])) continue
    const found = match(rest, tokens, at + length, isLast, names)
    const end = at + length - Number(length > 1 && isSign(tokens[at + length - 1]))
    if (found) return { ...found, gaps: [tokens.slice(at, end), ...found.gaps] }
  }
  return undefined
}

const tokenOf = (word: string): Token => ({ word, text: word, isCapitalized: false, start: 0, end: 0 })

function rewrite(tokens: MendedToken[], names: Names): MendedToken[] | undefined {
  for (let at = 0; at < tokens.length; at++)
    for (const { isFirst, isLast, parts, plain } of [...(byFirstWord.get(tokens[at]!.word) ?? []), ...withGapFirst]) {
      const found = isFirst && at > 0 ? undefined : match(parts, tokens, at, isLast, names)
      if (!found) continue
      const taken = plain.flatMap((word) => (/^\$\d$/.test(word) ? found.gaps[Number(word[1]) - 1]! : [tokenOf(word)]))
      return [...tokens.slice(0, at), ...taken, ...tokens.slice(found.end)]
    }
  return undefined
}

/** Idioms in one question; more aren't said plainly, so the work is bounded. */
const mostIdioms = 8

export function simplifyWords(tokens: MendedToken[], names: Names): MendedToken[] {
  let plain = tokens
  for (let round = 0; round < mostIdioms; round++) {
    const next = rewrite(plain, names)
    if (!next || next.length === 0) break
    plain = next
  }
  return plain
}
