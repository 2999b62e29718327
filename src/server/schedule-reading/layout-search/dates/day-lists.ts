/** Several days in one cell: "1, 4, 5-7", "12/1-12/7; 12/20", or each with a name: "Smith 1-5, Jones 6-10". */

import type { NameCandidate } from '../candidates/name-candidates.ts'
import { dateCandidates, rangeCandidates } from './date-candidates.ts'

/** Each day as its own text; ranges with a month stay together. */
export type Span<Name = NameCandidate | undefined> = { name: Name; days: string[] }

const longest = 160
const bareRange = /^(\d{1,2})\s?[-–]\s?(\d{1,2})$/
const bareDay = /^(\d{1,2})(?:st|nd|rd|th)?$/

/** Empty unless every part of the text is a day or a range of days. */
export function dayList(text: string): string[] {
  if (!/\d/.test(text) || text.length > longest) return []
  const parts = text.split(/\s*(?:[,;\n&]|\band\b)\s*/).filter((part) => part !== '')
  const days = parts.map(daysOf)
  return days.every((own) => own.length > 0) ? days.flat() : []
}

function daysOf(part: string): string[] {
  const [, from, to] = bareRange.exec(part) ?? []
  if (from && to) {
    const [first, last] = [Number(from), Number(to)]
    return first >= 1 && last >= first && last <= 31
      ? Array.from({ length: last - first + 1 }, (_, day) => String(first + day))
      : []
  }
  const [, day] = bareDay.exec(part) ?? []
  if (day) return Number(day) >= 1 && Number(day) <= 31 ? [day] : []
  const isDated = dateCandidates(part).some((one) => one.month && one.day) || rangeCandidates(part).length > 0
  return isDated ? [part] : []
}

/** "Smith 1-5, 9; Jones 6-8": a name holds until the next one. */
export function spansOf(text: string, nameOf: (text: string) => NameCandidate | undefined): Span<NameCandidate>[] {
  if (!/\p{L}.*\d/u.test(text) || text.length > longest) return []
  const spans: Span<NameCandidate>[] = []
  for (const part of text.split(/\s*[,;\n]\s*/)) {
    if (part === '') continue
    const [, who, when = part] = /^(\p{L}[^\d:(]*?)[\s:(]+(\d[^()]*)\)?$/u.exec(part) ?? []
    const days = dayList(when)
    const name = who === undefined ? spans.at(-1)?.name : nameOf(who)
    if (!name || days.length === 0) return []
    if (who === undefined) spans.at(-1)!.days.push(...days)
    else spans.push({ name, days })
  }
  return spans
}
