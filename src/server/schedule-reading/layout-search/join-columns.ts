/** Pairs of columns that read as one, and columns that hold two things: what a schedule says once may stand in two cells, or two in one. */
import { meaningOf, meaningOfPhrase } from '../understanding/known-codes.ts'
import { looksLikeInitials } from '../understanding/people/names.ts'
import { findTimes } from '../understanding/read-times.ts'
import { codeCandidate } from './candidates/code-candidates.ts'
import { dateCandidates, splitMoment } from './dates/date-candidates.ts'

/**
 * Two neighboring columns that read as one (first and last name, start and end), or half of one that holds two things (day and
 * hours). It comes after the real columns.
 */
export type JoinedColumn = { column: number; left: number; right: number; holds: 'dates' | 'people' | 'shifts' }

const clock = /^\d{1,2}(?::\d{2}){0,2}\s?(?:[ap]\.?m?\.?)?$|^\d{4}$/i
const startTime = /\b(?:start|from|begin|in)\b/i
const endTime = /\b(?:end|to|until|out)\b/i
/** Also with a word before it: "Staff Last Name". */
const lastName = /^(?:\p{L}+ )?(?:last|sur|family|apellido|nom\b|nachname)/iu
const firstName = /^(?:\p{L}+ )?(?:first|given|nombre|pr[ée]nom|vorname)/iu

export function joinColumns(texts: string[][], columns: number): JoinedColumn[] {
  const joined: JoinedColumn[] = []
  const used = Array.from({ length: columns }, (_, column) => column).filter((column) =>
    texts.some((row) => row[column]),
  )
  for (const [place, left] of used.slice(0, 12).entries()) {
    joined.push(...takeApart(texts, left, columns + joined.length))
    const right = used[place + 1] ?? left + 1
    const pairs = texts.map((row) => [row[left] ?? '', row[right] ?? ''] as const)
    const filled = pairs.filter(([one, other]) => one && other)
    const many = (holds: (one: string, other: string) => boolean) =>
      filled.filter(([one, other]) => holds(one, other)).length >= Math.max(3, 0.7 * filled.length)
    const add = (holds: JoinedColumn['holds'], join: (one: string, other: string) => string, from = left) => {
      const column = columns + joined.length
      joined.push({ column, left: from, right, holds })
      for (const [row, [one, other]] of pairs.entries()) if (one && other) texts[row]![column] = join(one, other)
    }
    const isDay = (text: string) => dateCandidates(text).some(({ month, day }) => month && day)
    const isMonthName = (text: string) => dateCandidates(text).some(({ month, day }) => month && !day)
    const isWord = (text: string) => /^\p{Lu}\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}.]*)?$/u.test(text)
    const isNameInHalves = (one: string, other: string) =>
      isWord(one) && isWord(other) && !looksLikeInitials(one) && !meaningOf(one) && !meaningOf(other)
    const isVaried = (at: 0 | 1) => new Set(filled.map((pair) => pair[at])).size > Math.min(4, filled.length / 2)
    const clockOf = (text: string) => splitMoment(text)?.clock ?? text
    // Bare numbers are hours only below a word that says so.
    const saysHours = pairs.some(([one, other]) => startTime.test(one) && endTime.test(other))
    const isClock = (text: string) => clock.test(text) && (saysHours || !/^\d{1,2}$/.test(text))
    const isMoment = (text: string) => splitMoment(text) !== undefined && isDay(text)
    if (many((one, other) => isMoment(one) && isMoment(other))) {
      add('shifts', (one, other) => `${clockOf(one)}-${clockOf(other)}`, right)
      add('dates', (one, other) => `${one} - ${other}`)
    } else if (many((one, other) => isDay(one) && isDay(other))) add('dates', (one, other) => `${one} - ${other}`)
    else if (many((one, other) => isMonthName(one) && /^\d{1,2}$/.test(other)))
      add('dates', (one, other) => `${one} ${other}`)
    else if (many((one, other) => isClock(one) && isClock(other) && findTimes(`${one}-${other}`) !== undefined))
      add('shifts', (one, other) => `${one}-${other}`)
    else if (many(isNameInHalves) && isVaried(0) && isVaried(1) && !areTwoPeople(filled)) {
      const isTurned = pairs.some(([one, other]) => lastName.test(one) || firstName.test(other))
      add('people', isTurned ? (one, other) => `${one}, ${other}` : (one, other) => `${one} ${other}`)
    }
  }
  return joined
}

/** Names in both columns, shifts above them, or more pairs than names: two people, not the halves of one. */
function areTwoPeople(pairs: (readonly [string, string])[]): boolean {
  const [left, right] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))]
  const isUnderShift = pairs[0]!.every((heading) => meaningOfPhrase(heading))
  const isMixed = new Set(pairs.map((pair) => pair.join('\n'))).size > 1.5 * Math.max(left.size, right.size)
  return isUnderShift || isMixed || [...left].filter((word) => right.has(word)).length > 1
}

/** The share of a column's cells that must have both a day and a shift. */
const shareOfBoth = 0.7

/** "Fri 8/1/2025 7a-7p" is a day and a shift. */
function takeApart(texts: string[][], column: number, next: number): JoinedColumn[] {
  const filled = texts.filter((row) => row[column])
  const halves = texts.map((row) => (row[column] ? dayAndShift(row[column]) : undefined))
  const both = halves.filter(Boolean).length
  if (both < 3 || both < shareOfBoth * filled.length) return []
  for (const [row, half] of halves.entries()) if (half) [texts[row]![next], texts[row]![next + 1]] = half
  return [
    { column: next, left: column, right: column, holds: 'dates' },
    { column: next + 1, left: column, right: column, holds: 'shifts' },
  ]
}

function dayAndShift(text: string): [string, string] | undefined {
  const [start, end] = text.split(/\s+(?:-|–|to)\s+/).map((part) => splitMoment(part)?.clock)
  if (start && end) return [text, `${start}-${end}`]
  if (splitMoment(text)) return undefined
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length && words.length < 8; at++) {
    const [day, shift] = [
      words
        .slice(0, at)
        .join(' ')
        .replace(/[,:–-]+$/, ''),
      words.slice(at).join(' '),
    ]
    const kind = codeCandidate(shift)?.kind
    if ((kind === 'hours' || kind === 'word') && dateCandidates(day).some((one) => one.month && one.day))
      return [day, shift]
  }
  return undefined
}
