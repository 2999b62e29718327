/** What an audit event changed, field by field: stored rows become lines that people read. */

import type { AuditChange } from '../../contract/audit.ts'
import { groupSettings } from '../../contract/groups.ts'
import { plural } from '../../engine/text/plural.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { AuditRow, Names } from './audit.store.ts'
import { isKept, labelField } from './field-labels.ts'
import { formatValue } from './format-value.ts'

type Fields = Record<string, unknown>
type Kept = Pick<AuditRow, 'before' | 'after'>

/** Most lines per event; the rest is only counted. */
const mostLines = 60

export function describeChanges({ before, after }: Kept, names: Names): AuditChange[] {
  const lines = [...compare(before, after, names)].filter((line) => line.before !== line.after)
  if (lines.length <= mostLines) return lines
  const rest = lines.length - mostLines
  return [...lines.slice(0, mostLines), { what: 'Other', before: '', after: plural(rest, 'more change') }]
}

function* compare(before: unknown, after: unknown, names: Names): Iterable<AuditChange> {
  if (Array.isArray(before) || Array.isArray(after)) {
    // Clearing days stores the old shifts; afterward all of them are open.
    yield* compareShifts(asRows(before), asRows(after), names, after === null ? 'open' : 'removed')
    const { changed, added, ...others } = asFields(after)
    yield* compareFields({}, others, names)
    return
  }
  yield* compareFields(asFields(before), asFields(after), names)
}

/** A roster edit stores the old shifts in a list, and the new ones under `changed` and `added`. */
function* compareShifts(before: Fields[], after: Fields[], names: Names, gone = ''): Iterable<AuditChange> {
  const later = new Map(after.map((row) => [row.id ?? row.shiftId, row]))
  for (const was of before) {
    const is = later.get(was.id ?? was.shiftId)
    yield is
      ? describeMove(was, is, names)
      : { what: nameShift(was, names), before: describeHolder(was, names), after: gone }
  }
  const known = new Set(before.map((row) => row.id ?? row.shiftId))
  for (const row of after.filter(({ id, shiftId }) => !known.has(id ?? shiftId))) {
    yield { what: nameShift(row, names), before: '', after: describeHolder(row, names) }
  }
}

function describeMove(was: Fields, is: Fields, names: Names): AuditChange {
  const parts = (shift: Fields, other: Fields) => {
    const differing = Object.keys({ ...was, ...is }).filter(
      (field) => field !== 'physicianId' && isKept(field) && !isSame(shift[field], other[field]),
    )
    const holder = isSame(was.physicianId, is.physicianId) ? [] : [describeHolder(shift, names)]
    return [...holder, ...differing.map((field) => `${labelField(field)}: ${formatValue(field, shift[field], names)}`)]
  }
  return { what: nameShift(was, names), before: parts(was, is).join(', '), after: parts(is, was).join(', ') }
}

function nameShift(shift: Fields, names: Names): string {
  const { date, startTime, endTime, email, shiftId } = shift
  if (typeof email === 'string') return email
  const known = typeof shiftId === 'number' ? names.shifts.get(shiftId) : undefined
  if (known) return known
  const when = typeof date === 'string' ? formatValue('date', date, names) : ''
  const isTimed = typeof startTime === 'string' && typeof endTime === 'string'
  const times = isTimed ? formatTimes({ startTime, endTime }, names.clock) : ''
  return ['Shift', when, times].filter(Boolean).join(' ')
}

function describeHolder(shift: Fields, names: Names): string {
  if (!('physicianId' in shift)) return 'added'
  return typeof shift.physicianId === 'number' ? formatValue('physicianId', shift.physicianId, names) : 'open'
}

function* compareFields(before: Fields, after: Fields, names: Names, of = ''): Iterable<AuditChange> {
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field], after[field]].map((value) => (field === 'settings' ? fillIn(value) : value))
    if (!isKept(field) || isSame(was, is)) continue
    if (isFields(was) && isFields(is)) {
      yield* compareFields(was, is, names, `${of}${labelField(field)}: `)
    } else {
      yield {
        what: `${of}${labelField(field)}`,
        before: formatValue(field, was, names),
        after: formatValue(field, is, names),
      }
    }
  }
}

/** A setting the group never set has its default, so saving it for the first time changes nothing. */
function fillIn(settings: unknown): unknown {
  const parsed = groupSettings.safeParse(settings)
  return parsed.success ? parsed.data : settings
}

function asRows(value: unknown): Fields[] {
  // An override stores keys of conflicts instead of shifts.
  if (Array.isArray(value)) return value.filter(isFields).filter(({ id, shiftId }) => id ?? shiftId)
  if (!isFields(value)) return []
  return [...asRows(value.changed), ...asRows(value.added)]
}

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
