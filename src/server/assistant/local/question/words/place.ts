/** Words that only fill a sentence or say "work" in one place: elsewhere, "fall" is a season and "check" a thing to do. */
import { monthNamed } from '../../../../../engine/language/calendar-words.ts'
import type { Token } from '../../../../../engine/language/tokens.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** A noun follows these. */
const beforeNoun = wordsOf(
  'the a an this that my our your his her their its of in at by from for with during per no any each every these those more most whole',
)
/** Only after one of them does a noun without content fill the sentence: "the team", "that sort of thing". */
const nouns = wordsOf('group team department stuff thing things situation picture chart graph own')
/** Only after whoever or whatever does it, and never beside a verb that says more. */
const verbs = wordsOf(
  'fall falls fell hold holds held carry carries carried busy landed drew drawn serving go goes going went came come happened occurred spent split breaks became becomes',
)
const subjects = wordsOf(
  'who i we you they he she it that which what did do does is are was were am has have had will would could can been be not to ill all people else anyone someone anybody somebody schedule coverage month shift work',
)
const telling = wordsOf(
  'work works worked working scheduled assigned cover covers covering covered swap approve approved publish',
)
/** Before what is asked, or with someone to say it to: "check who is on", "let me know". */
const openings = wordsOf('check confirm verify guess wonder telling saying letting know give tell let send sends')
const opened = wordsOf(
  'who whos what whats when where why how hows which if whether me us you that i we can could do does did is are please pls to',
)

/** Whether a word is where it can't be what it was taken for. */
export function isOutOfPlace(tokens: Token[], at: number, names: ReadonlySet<string>): boolean {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => tokens[at + step]?.word)
  if (nouns.has(word)) return !beforeNoun.has(before)
  if (openings.has(word)) return at > 0 && !opened.has(before) && (beforeNoun.has(before) || !opened.has(after))
  if (!verbs.has(word) || (after === 'to' && at > 0)) return false
  const isDone = subjects.has(before) || names.has(before) || monthNamed(before) !== undefined || /...s$/.test(before)
  return !isDone || tokens.some((token, place) => place !== at && telling.has(token.word))
}
