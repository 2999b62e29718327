/** The values of a physician's fields in words, for conflicting changes. */

import { type DateStretch, stretchesOf } from '../../engine/calendar.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { spellOut } from '../text/name-field.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** A value of any field in words, short enough for one line. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return datePattern.test(value) ? formatDateWithYear(value) : value
  if (Array.isArray(value)) return formatList(value.map(String))
  if (typeof value === 'object') {
    return formatList(Object.entries(value).map(([key, entry]) => `${spellOut(key)}: ${formatValue(entry)}`))
  }
  return String(value)
}

function formatList(entries: string[]): string {
  if (entries.length === 0) return 'nothing'
  if (entries.every((entry) => datePattern.test(entry))) return stretchesOf(entries).map(formatStretch).join(', ')
  return entries.join(', ')
}

export function formatStretch({ from, to }: Pick<DateStretch, 'from' | 'to'>): string {
  return from === to ? formatDateWithYear(from) : `${formatDateWithYear(from)} to ${formatDateWithYear(to)}`
}
