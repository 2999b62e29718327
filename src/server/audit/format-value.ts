/** Formats one stored value for people. No value is the empty text. */
import type { FieldTable } from '../../contract/fields/field.ts'
import { physicianTable } from '../../contract/fields/physician.ts'
import { weekdays } from '../../engine/model.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { round } from '../../engine/text/round.ts'
import { formatTime } from '../../engine/text/times.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Names } from './audit.store.ts'
import { isKept, labelField } from './field-labels.ts'
import { isShiftField } from './shift-names.ts'

const people = /^(physicianId|targetId|requestorId|reviewedBy|onBehalfOfId|giverId|takerId|userId|invited)$/
const typeNames: Record<string, string> = { timeoff: 'time off', swap: 'swap', pickup: 'pickup' }
const calendarDate = /^\d{4}-\d{2}-\d{2}$/
const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

export function formatValue(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(field, value, names)
  if (typeof value === 'string') return formatText(field, value, names)
  if (Array.isArray(value)) {
    const hasParts = value.some((one) => typeof one === 'object')
    const parts = [...new Set(value.map((one) => formatValue(field, one, names)))]
    // Whole sentences need nothing between them.
    return parts.join(parts.every((part) => part.endsWith('.')) ? ' ' : hasParts ? '; ' : ', ')
  }
  // What a rule says of a breach.
  if (typeof value === 'object' && 'says' in value) return String(value.says)
  if (field === 'countsByDate' && typeof value === 'object' && 'date' in value && 'count' in value)
    return `${formatValue('date', value.date, names)}: ${value.count}`
  return Object.entries(value)
    .filter(([key, part]) => isKept(key) && part !== null && part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([key, part]) => `${labelField(key)}: ${formatValue(key, part, names)}`)
    .join(', ')
}

function formatNumber(field: string, value: number, names: Names): string {
  if (people.test(field)) return names.users.get(value) ?? 'someone who left'
  if (field === 'roleId') return names.roles.get(value) ?? 'a former role'
  if (isShiftField(field)) return names.shifts.get(value) ?? 'a former shift'
  if (field === 'archivedId') return names.schedules.get(value) ?? 'a former schedule'
  return String(round(value, 2))
}

function formatText(field: string, value: string, names: Names): string {
  if (calendarDate.test(value)) return formatDateWithYear(value)
  if (isoMoment.test(value)) {
    const { date, time } = localMoment(new Date(value), names.timeZone)
    return `${formatDateWithYear(date)}, ${formatTime(time, names.clock)}`
  }
  if (field === 'requestType') return typeNames[value] ?? value
  if (weekdays.some((weekday) => weekday === value)) return capitalize(value)
  if (isFieldOfRoles(field)) return names.roles.get(Number(value)) ?? value
  return value
}

function isFieldOfRoles(field: string): boolean {
  return (physicianTable as FieldTable)[field]?.control?.kind === 'roles'
}
