/** Takes a written name apart ("Chen, Hana MD", "DR. H. CHEN (nocturnist)") and distinguishes names from everything else in a schedule. */
import { isCalendarName } from '../../../../engine/language/calendar-words.ts'
import { isTradeWord } from '../../../../engine/language/recognize/roles.ts'
import { meaningOf } from '../known-codes.ts'
import { findTimes } from '../read-times.ts'

export type WrittenName = {
  /** Without title and credentials, as written. */
  plain: string
  first?: string
  last: string
  credentials: string[]
  hints: string[]
  /** A title, a credential, or a comma says that this is a person. */
  isMarked: boolean
}

const title =
  /^(?:(?:drs?|dras?|drin|doctora?|docteur|prof|profesora?|professeur|mr|mrs|ms|mme|sra?|herr|frau|pd)\b\.?\s*(?:med\.\s*)?(?=\S))+/i
/** "PA Reyes": what follows other names may come first. */
const credentialInFront = /^(?:MD|DO|NP|PA(?:-C)?|APP|APRN|ARNP|CRNP|CRNA|RN)\s+(?=\p{Lu}[\p{L}'’-])/u
const credentialWords =
  'm\\.?d\\.?|d\\.?o\\.?|n\\.?p\\.?|p\\.?a\\.?(?:-?c)?|ph\\.?d\\.?|mbbs|facp|sfhm|fhm|mph|mba|aprn|arnp|fnp|crnp|crna|dnp|rn'
const credential = new RegExp(`[\\s,]+(${credentialWords})\\.?(?=$|[\\s,])`, 'i')
const suffix = /[\s,]+(jr|sr|ii|iii|iv)\.?$/i
const nickname = /\s+(?:["“][\p{L}.]{1,12}["”]|\([\p{L}.]{1,12}\))\s+(?=\p{Lu})/u
/** Between two people; "Hana Chen, MD" is one. */
export const commaBetween = new RegExp(`\\s*,(?!\\s*(?:${credentialWords}|jr|sr)\\b)\\s*`, 'i')
const particles = new Set('van von de del della der den di da la le el al bin ibn st st. mac o'.split(' '))

/** Words in schedules that aren't names. */
const noNames = new Set(
  `total totals count counts sum average avg staffing staffed needed required coverage census notes note legend key code codes
  name names physician physicians provider providers doctor doctors hospitalist hospitalists shift shifts date dates day days week
  weeks month schedule hours hrs hour time times role roles team unit service open tbd tba vacant unfilled vacancy none nobody uncovered
  weekend weekends holiday holidays fte initials printed updated revised version draft final page approved pending subject contact call
  questions please see and or the of for from to on off in at with by not no per all any each staff group hospital medical center medicine
  department roster assignments assignment position positions block month monthly weekly pager phone ext line lines type description
  meaning start end moonlighter locum locums agency status color color yellow red blue pink orange purple highlighted min
  max minimum maximum balance variance remaining float am pm covered sign signature director chief admin extra am/pm will be is are was has have this that here there hey hi hello dear thanks
  thank thx best regards wishes colleagues everyone everybody cover covers covering works working until till thru through except also but
  his her their our my we they he she it as if when while new only back out away then than both plus via w/ jan feb sept dec`.split(
    /\s+/,
  ),
)

export function isNoName(word: string): boolean {
  return noNames.has(word.toLowerCase())
}

/** "Locum - Bauer", "Schedule for: Kim": the first part describes the person. */
export function wordInFront(text: string): { word: string; rest: string } | undefined {
  const [, word, rest] =
    /^(\p{L}+(?: \p{L}+){0,2})\s*[-–:]\s+(\p{Lu}.*)$/u.exec(text) ??
    /^(locums?|agency|prn)\s+(\p{Lu}.*)$/iu.exec(text) ??
    []
  const isAside = word?.split(' ').every((one) => isNoName(one) && !meaningOf(one))
  return word && rest && isAside && !isNoName(rest) ? { word, rest } : undefined
}

/** "Dr. med. Anna Frei" to "Anna Frei", "PA Reyes" to "Reyes", "Elizabeth (Liz) Moreno" to "Elizabeth Moreno". */
export function withoutTitle(text: string): string {
  return text.replace(title, '').replace(credentialInFront, '').replace(nickname, ' ').trim()
}

export function withoutCredentials(text: string): { plain: string; credentials: string[] } {
  const credentials: string[] = []
  let plain = text
  for (let match = credential.exec(plain); match; match = credential.exec(plain)) {
    credentials.push(match[1]!.replaceAll('.', '').toUpperCase())
    plain = `${plain.slice(0, match.index)}${plain.slice(match.index + match[0].length)}`
  }
  return { plain: plain.replace(suffix, '').trim(), credentials }
}

/** Undefined for text that isn't a name. */
export function readName(written: string): WrittenName | undefined {
  const name = takeApart(written)
  // "Dr. Day" is a person; "Dr. Novak on vacation" is a remark.
  return name && ((name.isTitled && !name.plain.includes(' ')) || couldBeName(name.plain)) ? name : undefined
}

/** Takes apart what may be a name, without judging whether its words are names. */
export function takeApart(written: string): (WrittenName & { isTitled: boolean }) | undefined {
  const hints: string[] = []
  let text = written
    .replace(/\s+/g, ' ')
    .replace(nickname, ' ')
    .replace(/\(([^)]*)\)|\[([^\]]*)\]/g, (_, round: string, square: string) => {
      hints.push((round ?? square).trim())
      return ' '
    })
    .replace(/[*†‡#^~?!]+/g, ' ')
    .replace(/\b(?:x|ext\.?|pager|p:|c:)\s?\d{3,}.*$/i, ' ')
    .replace(/(?:\+?1[-. ])?(?:\(?\d{3}\)?[-. ])?\b\d{3}[-. ]\d{4}\b/g, ' ')
    .replace(/[\s,-]*\b(?:(?:0?\.\d+|1\.0+)\s*(?:fte)?|1\s*fte)\s*$/i, (fte) => {
      hints.push(fte.replace(/^[\s,-]+/, '').trim())
      return ' '
    })
    .replace(/\s+/g, ' ')
    .trim()
  const times = findTimes(text)
  if (times) text = times.rest
  const front = wordInFront(text)
  if (front) {
    hints.push(front.word)
    text = front.rest
  }
  const role = /\s+[-–—]\s+(.+)$/.exec(text)
  if (role) {
    hints.push(role[1]!)
    text = text.slice(0, role.index)
  }
  const untitled = withoutTitle(text)
  const isTitled = untitled !== text
  const { plain, credentials } = withoutCredentials(untitled)
  text = plain.replace(/^[\s,.:;/&-]+|[\s,:;/&-]+$/g, '')
  const cut = cutName(text)
  if (!cut) return undefined
  const isMarked = isTitled || credentials.length > 0
  return {
    plain: text,
    ...cut,
    credentials,
    hints: hints.filter((hint) => hint !== ''),
    isTitled: isMarked,
    isMarked: isMarked || text.includes(','),
  }
}

function cutName(text: string): { first?: string; last: string } | undefined {
  const spaced = text.replace(/\b(\p{Lu})\.(?=\p{L})/gu, '$1. ')
  if (!/^[\p{L}\p{M}'’.,\s-]+$/u.test(spaced) || !/\p{L}{2}/u.test(spaced)) return undefined
  const comma = /^([^,]+),\s*([^,]+)$/.exec(spaced)
  if (comma) return { first: cased(comma[2]!), last: cased(comma[1]!) }
  if (spaced.includes(',')) return undefined
  const words = spaced.split(' ').filter((word) => word !== '')
  if (words.length > 4) return undefined
  if (words.length === 1) return { last: cased(words[0]!) }
  let lastFrom = words.length - 1
  // "Patel R." has the initial at the end.
  if (/^\p{L}\.?$/u.test(words.at(-1)!))
    return { first: cased(words.at(-1)!), last: cased(words.slice(0, -1).join(' ')) }
  while (lastFrom > 1 && particles.has(words[lastFrom - 1]!.toLowerCase())) lastFrom--
  if (lastFrom === 1 && particles.has(words[0]!.toLowerCase())) return { last: cased(words.join(' ')) }
  return { first: cased(words.slice(0, lastFrom).join(' ')), last: cased(words.slice(lastFrom).join(' ')) }
}

/** Every word could belong to a name, and none is a schedule word. */
function couldBeName(text: string): boolean {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.some((word) => isNoName(word.replace(/\.$/, '')))) return false
  const plain = words.map((word) => word.toLowerCase().replace(/[.'’]/g, ''))
  const hasInitial = plain.length === 2 && plain.some((word) => word.length === 1)
  if (plain.some((word) => word.length > 2 && (isTradeWord(word) || (isCalendarName(word) && !hasInitial))))
    return false
  if (plain.length === 1 && (meaningOf(plain[0]!) || plain[0]!.length < 2)) return false
  return !(plain.length > 1 && plain.some((word) => word.length > 2 && meaningOf(word)))
}

export function couldBePerson(text: string): boolean {
  return looksLikeInitials(text) || readName(text) !== undefined
}

/** Two or three capitals, as in "HC". */
export function looksLikeInitials(text: string): boolean {
  return /^\p{Lu}\.?\p{Lu}\.?(?:\p{Lu}\.?)?$/u.test(text.trim())
}

/** SMITH and smith are Smith; McKay and DeSouza stay. */
function cased(text: string): string {
  const trimmed = text
    .replace(/\.(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (trimmed !== trimmed.toUpperCase() && trimmed !== trimmed.toLowerCase()) return trimmed
  if (/^\p{L}{2,3}$/u.test(trimmed) && trimmed === trimmed.toUpperCase()) return trimmed
  return trimmed
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
