/** A text as one person, with its price. Scheduling words make a name more expensive, never impossible: Dr. Day and Dr. May work here. */
import { isCalendarName } from '../../../../engine/language/calendar-words.ts'
import { isTradeWord } from '../../../../engine/language/recognize/roles.ts'
import { meaningOf } from '../../understanding/known-codes.ts'
import {
  isNoName,
  looksLikeInitials,
  withoutCredentials,
  withoutTitle,
  wordInFront,
} from '../../understanding/people/names.ts'
import { foldName } from '../constraints.ts'
import { weekdaysIn } from '../dates/calendar-words.ts'

export type NameCandidate = {
  /** As written in the cell, for the list of people. */
  written: string
  /** The same for every order and spelling of the words. */
  key: string
  /** How much of the name is written; a file uses one style. */
  style: 'full' | 'initial' | 'single' | 'initials'
  bits: number
  /** What a text with a remark pays in addition: "Kim (nocturnist)". */
  remark: number
  /** Only on these days of the week, 0 is Sunday: "Kim (Mon-Thu)". */
  weekdays?: number[]
}

/** "(nocturnist)", "x4521", "555-0110", "0.5 FTE", "- nights". */
const remark =
  /\s*(?:[([][^)\]]{1,24}[)\]]|\b(?:x|ext\.?|pager)\s?\d{3,6}|\s(?:\(?\d{3}\)?[-. ])?\d{3}[-. ]\d{4}|\s[-–]?\s?[01]?\.\d+(?:\s?fte)?|\s[-–]\s.{1,16})$/i
const particle = /^(?:de|del|la|le|van|der|von|al|bin|el|du|di|da|st|mc|o)$/i
/** "Locum 1", until someone is found. */
const numbered = /^(\p{L}[\p{L}\s-]{2,}?)\s?#?(\d{1,2})$/u
const placeBits = 10
const longestName = 36

export const withoutFootnote = (text: string) =>
  text
    .trim()
    .replace(/\s?[*†‡#^¹²³]+$/, '')
    .trim()

export function nameCandidate(text: string): NameCandidate | undefined {
  const whole = withoutFootnote(text)
  const untitled = withoutTitle(wordInFront(whole)?.rest ?? whole)
  const found = remark.exec(untitled)
  const plain = withoutCredentials(found ? untitled.slice(0, found.index) : untitled).plain.replace(/\s+/g, ' ')
  if (plain === '' || plain.length > longestName) return undefined
  const [, place = '', number = ''] = numbered.exec(plain) ?? []
  const isPlace = place !== '' && !meaningOf(place) && !isTradeWord(place.toLowerCase())
  const said = isPlace ? place : plain
  if (/[\d=:;/()&@?!+]/.test(said)) return undefined
  const comma = /^([^,]+),\s*([^,]+)$/.exec(plain)
  if (plain.split(',').length > 2 || /[\s,]dr\b/i.test(plain)) return undefined
  if (comma && looksLikeInitials(comma[1]!) && looksLikeInitials(comma[2]!)) return undefined
  const words = said.split(/[\s,]+/).filter((word) => word !== '')
  // "Rounding A – Ingrid Holm" ends with the person.
  const aside = /^\s*[-–]\s(\D+)$/.exec(found?.[0] ?? '')?.[1]
  if (aside && oddness(aside.split(' '), false) < oddness(words, untitled !== whole)) return undefined
  if (
    words.length > 5 ||
    plain.replace('.', '').length < 2 ||
    !words.every((word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word))
  )
    return undefined
  const isTitled = untitled !== whole
  const bits =
    3 + 2.2 * plain.length + (comma || isTitled ? 0 : 1) + oddness(words, isTitled) + placeBits * number.length
  const weekdays = found && weekdaysIn(found[0].replace(/[()[\]]/g, '').trim())
  const extra = found ? 4 + (weekdays ? 0 : 2 * found[0].length) : 0
  const style = styleOf(words, plain)
  return { written: whole, key: foldName(plain), style, bits, remark: extra, ...(weekdays ? { weekdays } : {}) }
}

function oddness(words: string[], isTitled: boolean): number {
  const solid = words.flatMap((word) => word.split('-')).filter((word) => word.replace(/\./g, '').length > 1)
  let bits = solid.length === 0 ? 14 : 0
  for (const word of solid) {
    if (particle.test(word)) continue
    const lower = word.toLowerCase().replace(/[.'’]/g, '')
    if (!/^\p{Lu}/u.test(word)) bits += 18
    if (isTitled) continue
    if (isNoName(lower) && !isCalendarName(lower) && !meaningOf(lower)) bits += solid.length > 1 ? 8 : 12
    else if (isCalendarName(lower) || isTradeWord(lower) || meaningOf(lower)) bits += solid.length > 1 ? 4 : 7
    else if (word === word.toUpperCase()) bits += word.length <= 3 ? 4 : 2
  }
  if (words.length > 3 && !words.some((word) => particle.test(word))) bits += 10
  return bits
}

function styleOf(words: string[], plain: string): NameCandidate['style'] {
  if (words.length === 1) return looksLikeInitials(plain) ? 'initials' : 'single'
  return words.some((word) => word.replace(/\./g, '').length === 1) ? 'initial' : 'full'
}
