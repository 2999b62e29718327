/** One cell of a pasted table: what people write for a field, as the contract's value. */
import type { Control } from '../../../contract/fields/field.ts'
import { entryOf, physicianDefaults } from '../../../contract/fields/physician.ts'
import { weekdayNamed } from '../../../engine/language/calendar-words.ts'
import { readWrittenDate } from '../../../engine/language/written-date.ts'
import { weekdays } from '../../../engine/model.ts'
import { spellingsOf, type TableField } from './column-meanings.ts'

/** `value` undefined: the cell is empty, and the field gets its default. */
type ReadCell = { value: unknown; problem?: undefined } | { value?: undefined; problem: string }

export function readCell(field: TableField, text: string): ReadCell {
  const trimmed = text.trim()
  if (trimmed === '' && field in physicianDefaults) return { value: undefined }
  const { schema, control } = entryOf(field)
  const reader = readersByField[field] ?? readersByKind[control.kind]
  const parsed = schema.safeParse(reader?.read(trimmed) ?? trimmed)
  return parsed.success ? { value: parsed.data } : { problem: reader?.problem ?? parsed.error.issues[0]!.message }
}

/** What an answer means under this header: Y under "Nocturnist? Y/N" is "prefer". Other texts stay. */
export function answerUnder(header: string, field: TableField, text: string): string {
  const { claims = {} } = entryOf(field)
  const claim = spellingsOf(header)
    .map((spelling) => claims[spelling])
    .find((one) => one !== undefined)
  const isYes = claim && readYes(text.trim())
  return isYes === undefined ? text : isYes ? claim!.yes : claim!.no
}

/** The text of a value in an editable cell. */
export function writeCell(field: TableField, text: string): string {
  const { value } = readCell(field, text)
  if (value === undefined || value === null) return text.trim()
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** `read` returns undefined for what it can't translate: the text itself then fails against the schema. */
type Reader = {
  read: (text: string) => unknown
  /** Used instead of the schema's message if people need to know the accepted values. */
  problem?: string
}

const readersByKind: Partial<Record<Control['kind'], Reader>> = {
  number: { read: readNumber },
  date: { read: readWrittenDate, problem: 'Enter a date, such as 2021-07-01, 7/1/2021, or Jul 2021' },
  switch: { read: readYes, problem: 'Enter yes or no' },
  tags: { read: (text) => listIn(text) },
  weekdays: { read: readDays, problem: 'Enter days, such as Mon, Tue, Fri' },
}

/** Fields for which people have their own words. */
const readersByField: Partial<Record<TableField, Reader>> = {
  experienceLevel: { read: readLevel, problem: 'Enter resident, junior, mid-level, senior, or attending' },
  fte: { read: readShare, problem: 'Must be a number from 0.1 to 1, or a percentage' },
  nightShiftPreference: { read: readNightStance, problem: 'Enter prefer, neutral, or avoid' },
  preferredShiftLength: {
    read: (text) => /12|24/.exec(text)?.[0]?.concat('-hour') ?? text.toLowerCase(),
    problem: 'Enter 12-hour, 24-hour, or flexible',
  },
}

export function readLevel(text: string): string | undefined {
  const word = text.toLowerCase()
  if (/resident|intern|pgy|trainee|fellow/.test(word)) return 'resident'
  if (/mid|intermediate|regular/.test(word)) return 'mid-level'
  if (/^jr\b|junior|associate|(new|recent)[\s-]*grad/.test(word)) return 'junior'
  if (/^sr\b|senior|lead|chief/.test(word)) return 'senior'
  return /attending|consultant|staff/.test(word) ? 'attending' : undefined
}

/** 0.8, 80 %, 80: all the same FTE. */
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

/** "Yes" to nights is not a preference for them. */
function readNightStance(text: string): string | undefined {
  if (/prefer|only|nocturn|likes/i.test(text)) return 'prefer'
  if (/avoid|never|^no nights?$/i.test(text)) return 'avoid'
  if (/neutral|some|either/i.test(text)) return 'neutral'
  const yes = readYes(text)
  return yes === undefined ? undefined : yes ? 'neutral' : 'avoid'
}

function readDays(text: string): string[] | undefined {
  if (/^(all|every ?day|any)$/i.test(text)) return []
  const words = listIn(text.toLowerCase().replace(/\band\b/g, ','), /[,;/\s]+/)
  const days = words.map(
    (word) => weekdayNamed(word) ?? weekdays.find((day) => word.length >= 2 && day.startsWith(word)),
  )
  return days.every((day) => day !== undefined) ? days : undefined
}

function listIn(text: string, mark = /[,;/]+/): string[] {
  return text.split(mark).flatMap((word) => word.trim() || [])
}
