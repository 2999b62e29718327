/** Names never leave the server: each person has an alias, the same throughout a conversation, and gets the name back in the answer. */
import { buildNameBook, matchPerson, type NameBook } from '../../../engine/language/recognize/people.ts'
import { type Token, tokenize } from '../../../engine/language/tokens.ts'
import { correctWord } from '../local/question/words/spelling.ts'

export type NamedPerson = { id: number; name: string; email: string; isPhysician: boolean }

export type Aliases = {
  /** Replaces every name, in full or in part; `typed` texts may have misspelled ones. */
  hide(text: string, typed?: boolean): string
  /** The same in every text of a value. */
  hideIn<Value>(value: Value): Value
  show(text: string): string
  showIn<Value>(value: Value): Value
  /** Aliases in a text that belong to no one: the model made someone up. */
  unknownIn(text: string): string[]
  /** Puts names back in streamed text. */
  showPieces(): { push(piece: string): string; end(): string }
}

const aliasPattern = /\b(physician|administrator)[\s\u00a0_-]?#?(\d{1,5})(?!\d)/gi
/** The end of a piece that may be the beginning of an alias. */
const unfinished = /(?:^|[^\p{L}\p{N}])(\p{L}*(?:[\s\u00a0_-]#?\d*)?)$/u
const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

export function makeAliases(people: NamedPerson[]): Aliases {
  const ordered = [...people].sort((one, other) => one.id - other.id)
  const aliasOf = new Map<string, string>()
  const nameOf = new Map<string, string>()
  const counts = { Physician: 0, Administrator: 0 }
  for (const { id, name, isPhysician } of ordered) {
    const kind = isPhysician ? 'Physician' : 'Administrator'
    counts[kind] += 1
    const alias = `${kind} ${counts[kind]}`
    aliasOf.set(String(id), alias)
    nameOf.set(alias.toLowerCase(), name)
  }
  const book = buildNameBook(
    ordered.map(({ id, name }) => ({
      id: String(id),
      name,
      experienceLevel: 'mid-level',
      fte: 1,
      nightShiftPreference: 'neutral',
    })),
    () => false,
  )
  const nameWords = new Set([...book.byWord.keys()].filter((word) => word.length > 1))
  const emails = new Map(ordered.map(({ id, email }) => [email.toLowerCase(), aliasOf.get(String(id))!]))

  const hide = (text: string, typed = false) => {
    const spans = findNames(text, book, aliasOf, typed ? nameWords : undefined)
    let hidden = ''
    let at = 0
    for (const { start, end, alias } of spans) {
      hidden += text.slice(at, start) + alias
      at = end
    }
    return hidden + text.slice(at)
  }
  const hideAll = (text: string, typed = false) =>
    text
      .split(emailPattern)
      .flatMap((part, index) => {
        const email = text.match(emailPattern)?.[index]
        return email ? [hide(part, typed), emails.get(email.toLowerCase()) ?? 'an address'] : [hide(part, typed)]
      })
      .join('')
  const show = (text: string) =>
    text.replace(
      aliasPattern,
      (said, kind: string, number: string) => nameOf.get(`${kind} ${Number(number)}`.toLowerCase()) ?? said,
    )

  return {
    hide: hideAll,
    hideIn: (value) => mapTexts(value, hideAll),
    show,
    showIn: (value) => mapTexts(value, show),
    unknownIn: (text) =>
      [...text.matchAll(aliasPattern)]
        .filter(([, kind, number]) => !nameOf.has(`${kind} ${Number(number)}`.toLowerCase()))
        .map(([said]) => said),
    showPieces: () => {
      let held = ''
      return {
        push: (piece) => {
          const text = held + piece
          const tail = unfinished.exec(text)?.[1] ?? ''
          held = isBeginning(tail) ? tail : ''
          return show(text.slice(0, text.length - held.length))
        },
        end: () => {
          const rest = show(held)
          held = ''
          return rest
        },
      }
    },
  }
}

function isBeginning(tail: string): boolean {
  const said = tail.toLowerCase().replace(/[\u00a0_-]/g, ' ')
  if (said === '') return false
  return ['physician', 'administrator'].some(
    (kind) => `${kind} `.startsWith(said) || (said.startsWith(kind) && /^\s?#?\d*$/.test(said.slice(kind.length))),
  )
}

type Span = { start: number; end: number; alias: string }

function findNames(
  text: string,
  book: NameBook,
  aliasOf: Map<string, string>,
  nameWords?: ReadonlySet<string>,
): Span[] {
  const written = tokenize(text)
  const tokens = nameWords ? written.map((token) => mendName(token, nameWords)) : written
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = nameAt(tokens, at, book)
    if (!found) {
      at += 1
      continue
    }
    const last = tokens[at + found.length - 1]!
    const possessive = /['’]s$/.exec(last.text)?.[0] ?? ''
    const alias = found.ids.map((id) => aliasOf.get(id)!).join(' or ')
    spans.push({ start: tokens[at]!.start, end: last.end, alias: alias + possessive })
    at += found.length
  }
  return spans
}

/** A typo of a name is read as the name. */
function mendName(token: Token, nameWords: ReadonlySet<string>): Token {
  const word = correctWord(token.word, nameWords, new Set())
  return nameWords.has(word) ? { ...token, word } : token
}

const noContext = { physicians: [], roles: [], from: '2000-01-01', days: 1, holidays: [] }

function nameAt(tokens: Token[], at: number, book: NameBook): { ids: string[]; length: number } | undefined {
  const match = matchPerson(tokens, at, book, noContext)
  if (match?.meaning.of === 'people') return { ids: match.meaning.physicianIds, length: match.length }
  // A name that several people share means all of them.
  const shared = book.byWord.get(tokens[at]!.word)
  return match?.meaning.of === 'trouble' && shared
    ? { ids: shared.map(({ id }) => id), length: match.length }
    : undefined
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as Value
}
