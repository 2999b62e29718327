/** One cell of a pasted table: what people write for a field, as the value that the contract has for it. */
import { z } from 'zod'
import { physicianFields } from '../../../contract/physicians.ts'
import { experienceLevels, weekdays } from '../../../engine/model.ts'
import type { TableField } from './column-meanings.ts'
import { readDate } from './read-date.ts'

/** `value` undefined: the cell is empty, and the field gets its default. */
type ReadCell = { value: unknown; problem?: undefined } | { value?: undefined; problem: string }

export function readCell(field: TableField, text: string): ReadCell {
  const trimmed = text.trim()
  const isRequired = field === 'firstName' || field === 'lastName' || field === 'email'
  if (trimmed === '' && !isRequired) return { value: undefined }
  const translated = translations[field]?.(trimmed) ?? trimmed
  const parsed = z.safeParse(physicianFields.shape[field], translated)
  return parsed.success ? { value: parsed.data } : { problem: problems[field] ?? parsed.error.issues[0]!.message }
}

/** How a value is written in a cell that can be edited. */
export function writeCell(field: TableField, text: string): string {
  const { value } = readCell(field, text)
  if (value === undefined || value === null) return text.trim()
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** Said instead of the schema's words where a person needs to know what can be written. */
const problems: Partial<Record<TableField, string>> = {
  experienceLevel: `Write ${experienceLevels.join(', ')}`,
  fte: 'Must be a number from 0.1 to 1, or a percentage',
  startDateWithGroup: 'Write a date, such as 2021-07-01 or 7/1/2021',
  startDateInMedicine: 'Write a date, such as 2021-07-01 or 7/1/2021',
  nightShiftPreference: 'Write prefer, neutral or avoid',
  weekendAvailability: 'Write yes or no',
  holidayAvailability: 'Write yes or no',
  availableDays: 'Write days, such as Mon, Tue, Fri',
  preferredShiftLength: 'Write 12-hour, 24-hour or flexible',
}

/** What cannot be translated comes back undefined: the text itself then fails against the schema. */
const translations: Partial<Record<TableField, (text: string) => unknown>> = {
  experienceLevel: readLevel,
  fte: readShare,
  startDateWithGroup: readDate,
  startDateInMedicine: readDate,
  seniorityRank: readNumber,
  maxConsecutiveDays: readNumber,
  minRestDays: readNumber,
  performanceRating: readNumber,
  specialtyAreas: (text) => listIn(text),
  nightShiftPreference: readNightStance,
  weekendAvailability: readYes,
  holidayAvailability: readYes,
  availableDays: readDays,
  preferredShiftLength: (text) => /12|24/.exec(text)?.[0]?.concat('-hour') ?? text.toLowerCase(),
}

export function readLevel(text: string): string | undefined {
  const word = text.toLowerCase()
  if (/resident|intern|pgy|trainee|fellow/.test(word)) return 'resident'
  if (/mid|intermediate|regular/.test(word)) return 'mid-level'
  if (/^jr\b|junior|associate|new grad/.test(word)) return 'junior'
  if (/^sr\b|senior|lead|chief/.test(word)) return 'senior'
  return /attending|consultant|staff/.test(word) ? 'attending' : undefined
}

/** 0.8, 80 %, 80: all the same share of a full position. */
export function readShare(text: string): number | undefined {
  const number = readNumber(text.replace('%', '').replace(/fte/i, ''))
  if (number === undefined) return undefined
  return text.includes('%') || number > 1.5 ? number / 100 : number
}

function readNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}

function readYes(text: string): boolean | undefined {
  if (/^(y|yes|true|1|x|ok|available|✓|✔)$/i.test(text)) return true
  return /^(n|no|false|0|-|none|never|unavailable|✗)$/i.test(text) ? false : undefined
}

/** "Yes" to nights is no wish for them. */
function readNightStance(text: string): string | undefined {
  if (/prefer|only|nocturn|likes/i.test(text)) return 'prefer'
  if (/avoid|never/i.test(text)) return 'avoid'
  if (/neutral|some|either/i.test(text)) return 'neutral'
  const yes = readYes(text)
  return yes === undefined ? undefined : yes ? 'neutral' : 'avoid'
}

function readDays(text: string): string[] | undefined {
  if (/^(all|every ?day|any)$/i.test(text)) return []
  const words = listIn(text.toLowerCase().replace(/\band\b/g, ','), /[,;/\s]+/)
  const days = words.map((word) => weekdays.find((day) => word.length >= 2 && day.startsWith(word)))
  return days.every((day) => day !== undefined) ? days : undefined
}

function listIn(text: string, mark = /[,;/]+/): string[] {
  return text.split(mark).flatMap((word) => word.trim() || [])
}
