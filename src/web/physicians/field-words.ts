/** The values of a physician's fields in words, where two changes meet. */
import { sayDateWithYear } from '../../engine/text/dates.ts'
import { sayStretch, stretchesOf } from './fields/date-stretches.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** A value of any field in words, short enough for one line. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return datePattern.test(value) ? sayDateWithYear(value) : value
  if (Array.isArray(value)) return sayList(value.map(String))
  if (typeof value === 'object') {
    return sayList(Object.entries(value).map(([key, entry]) => `${sayKey(key)}: ${sayValue(entry)}`))
  }
  return String(value)
}

function sayList(entries: string[]): string {
  if (entries.length === 0) return 'nothing'
  if (entries.every((entry) => datePattern.test(entry))) return stretchesOf(entries).map(sayStretch).join(', ')
  return entries.join(', ')
}

/** emailOpenShifts: email open shifts */
function sayKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
