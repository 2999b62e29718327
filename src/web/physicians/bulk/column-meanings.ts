/** What a column of a pasted table can mean, and the headers that identify it. */
import type { NamesWith } from '../../../contract/fields/field.ts'
import { entryOf, physicianFieldNames, type physicianTable } from '../../../contract/fields/physician.ts'

export type TableField = NamesWith<typeof physicianTable, { headers: readonly string[] }>

/** Rare columns come last. */
const rare: readonly string[] = [
  'nightShiftPreference',
  'weekendAvailability',
  'holidayAvailability',
  'availableDays',
  'preferredShiftLength',
  'maxConsecutiveDays',
  'minRestDays',
  'performanceRating',
  'emergencyContact',
  'schedulingNotes',
] satisfies TableField[]

/** The fields a table can fill, in display order. */
export const tableFields: readonly TableField[] = physicianFieldNames
  .filter((field): field is TableField => entryOf(field).headers !== undefined)
  .sort((one, other) => rare.indexOf(one) - rare.indexOf(other))

/** `name` holds first and last name in one cell; `nothing` is left out. */
export type Meaning = TableField | 'name' | 'nothing'

const nameHeaders = [
  'name',
  'full name',
  'physician',
  'physician name',
  'doctor',
  'provider',
  'provider name',
  'md',
  'hospitalist',
  'staff',
]

const meaningOfHeader = new Map<string, Meaning>([
  ...nameHeaders.map((header) => [header, 'name'] as const),
  ...tableFields.flatMap((field) => {
    const { headers = [], claims = {} } = entryOf(field)
    return [...headers, ...Object.keys(claims)].map((header) => [header, field] as const)
  }),
])

/** The meaning of a header; handles "FTE (%)", "E-Mail", and "Hire_Date". */
export function readHeader(header: string): Meaning | undefined {
  return spellingsOf(header)
    .map((spelling) => meaningOfHeader.get(spelling))
    .find((meaning) => meaning !== undefined)
}

/** "Nocturnist? Y/N" asks for "nocturnist". */
export function spellingsOf(header: string): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  const whole = plain(header)
  return [whole, plain(header.replace(/\(.*?\)/g, '')), whole.replace(/ (y n|yes no)$/, '')]
}
