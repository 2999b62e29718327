/** Works out what edits make of a schedule's shifts, and refuses those that name what is not there or was changed meanwhile. */
import { minuteOfDay, minutesUntil } from '../../engine/calendar.ts'
import { doubledDays } from '../../engine/doubled-days.ts'
import { type MonthSpan, spanOfMonth } from '../../engine/month.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { fail } from '../platform/fail.ts'
import type { Inputs, RoleRow, UserRow } from '../schedules/problem/read-inputs.ts'
import { shiftTypeOf } from '../schedules/problem/role-of.ts'
import type { ScheduleRow, ShiftRow } from '../schedules/schedules.store.ts'
import { displacedBy } from './positions/displaced-shifts.ts'
import { positionsAmong } from './positions/with-positions.ts'
import type { PlannedEdit } from './shift-change.ts'

type Placed = Pick<
  ShiftRow,
  | 'physicianId'
  | 'roleId'
  | 'position'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'shiftType'
  | 'location'
  | 'isLocked'
  | 'status'
>

/** A shift that was there before comes back with its id and whoever set it by hand. */
type Added = Placed & Partial<Pick<ShiftRow, 'id' | 'version' | 'editedBy'>>

export type EditPlan = {
  /** `isExact`: as it was before, with whoever had set it by hand. */
  changed: { before: ShiftRow; after: ShiftRow; isMoved: boolean; isExact?: boolean }[]
  added: Added[]
  removed: ShiftRow[]
  /** All shifts of the schedule as they would be. */
  after: Placed[]
  /** Physicians with a second shift on a day, which no roster can hold; overlapping ones can't be saved at all. */
  doubled: { physicianId: number; date: string; says: string; saysToThem: string; isAtOnce: boolean }[]
}

/** The shifts that the caller saw in another version; the caller gets their current state. */
export class StaleShifts extends Error {
  readonly ids: number[]
  constructor(ids: number[]) {
    super('Someone else changed these shifts.')
    this.ids = ids
  }
}

export function planEdits(
  schedule: ScheduleRow,
  rows: ShiftRow[],
  { people, roles, worked, publishedAfter }: Pick<Inputs, 'people' | 'roles' | 'worked' | 'publishedAfter'>,
  edits: PlannedEdit[],
): EditPlan {
  const span = spanOfMonth(schedule)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const touched = edits.flatMap((edit) => (edit.do === 'add' ? [] : [edit]))
  const ids = touched.map(({ shiftId }) => shiftId)
  const missing = touched.find(({ do: what, shiftId }) => what !== 'put' && !byId.has(shiftId))?.shiftId
  if (missing !== undefined)
    throw fail('not-found', { message: 'One of these shifts is no longer on this schedule.', field: 'edits' })
  if (new Set(ids).size < ids.length) throw fail('invalid', { message: 'List each shift once', field: 'edits' })
  const stale = touched.filter(
    ({ shiftId, version }) => version !== undefined && (byId.get(shiftId)?.version ?? version) !== version,
  )
  if (stale.length > 0) throw new StaleShifts(stale.map(({ shiftId }) => shiftId))

  let changed: EditPlan['changed'] = []
  let added: Added[] = []
  const removed: ShiftRow[] = []
  for (const edit of edits) {
    const before = edit.do === 'add' ? undefined : byId.get(edit.shiftId)
    if (edit.do === 'erase') removed.push(before!)
    else if (edit.do === 'remove' || edit.do === 'restore') changed.push(closeOrReopen(before!, edit.do))
    else if (edit.do === 'put') {
      const kept = keptOf(edit, before, people, roles)
      if (before) changed.push({ before, after: { ...before, ...kept }, isMoved: true, isExact: true })
      else added.push({ ...kept, version: (edit.version ?? 0) + 1 })
    } else {
      if (edit.physicianId != null) requirePhysician(people, edit.physicianId)
      if (edit.date !== undefined) requireDay(span, edit.date)
      if (edit.do === 'add') added.push(placeAdded(edit, requireRole(roles, edit.roleId)))
      else {
        const role = edit.roleId === undefined ? undefined : requireRole(roles, edit.roleId)
        changed.push(applyChange(before!, edit, role))
      }
    }
  }
  changed = [...changed, ...displacedBy(rows, changed, edits)]
  const gone = new Set([...removed.map(({ id }) => id), ...changed.map(({ before }) => before.id)])
  const others = rows.filter(({ id }) => !gone.has(id))
  const moved = [...changed.map((one) => one.after), ...added]
  // Undo puts back exactly what was there, even a shift without a position.
  const isUndo = edits.every((edit) => edit.do === 'put' || edit.do === 'erase')
  const positions = isUndo
    ? moved.map(({ position }) => position)
    : positionsAmong(others, moved, [...worked, ...publishedAfter])
  changed = changed.map((one, index) => ({ ...one, after: { ...one.after, position: positions[index]! } }))
  added = added.map((row, index) => ({ ...row, position: positions[changed.length + index]! }))
  const after = [...others, ...changed.map((one) => one.after), ...added]
  return { changed, added, removed, after, doubled: newlyDoubled(people, rows, after) }
}

/** A shift that is not needed: its position is closed for that date, and whoever had it is free. */
function closeOrReopen(before: ShiftRow, what: 'remove' | 'restore'): EditPlan['changed'][number] {
  const isGone = before.status === 'cancelled'
  if (isGone === (what === 'remove'))
    throw fail('conflict', { message: isGone ? removedAlready : 'This shift is already on the schedule.' })
  const after: ShiftRow = isGone
    ? { ...before, status: 'scheduled' }
    : { ...before, status: 'cancelled', physicianId: null, position: null, isLocked: false }
  return { before, after, isMoved: true }
}

const removedAlready = 'This shift was removed. Restore it first.'

/** People may have left since, and roles may be gone: then it can't be as it was. */
function keptOf(
  { kept }: Extract<PlannedEdit, { do: 'put' }>,
  before: ShiftRow | undefined,
  people: UserRow[],
  roles: RoleRow[],
) {
  if (kept.physicianId !== null && kept.physicianId !== before?.physicianId) requirePhysician(people, kept.physicianId)
  if (kept.roleId !== null && kept.roleId !== before?.roleId) requireRole(roles, kept.roleId)
  const isThere = people.some(({ id }) => id === kept.editedBy)
  return { ...kept, editedBy: isThere ? kept.editedBy : null }
}

function requirePhysician(people: UserRow[], id: number): void {
  const person = people.find((one) => one.id === id)
  if (!person) throw fail('not-found', { message: 'This physician isn’t in your group.', field: 'physicianId' })
  if (!person.isActive)
    throw fail('conflict', { message: `${displayName(person)} is no longer active and can’t be assigned.` })
  if (!person.isConfirmed)
    throw fail('conflict', {
      message: `${displayName(person)} joined with the join code. Confirm them on the Physicians page first.`,
    })
  if (!person.isScheduled)
    throw fail('conflict', {
      message: `${displayName(person)} doesn’t work shifts. Turn on Works shifts in their profile first.`,
    })
}

function requireRole(roles: RoleRow[], id: number): RoleRow {
  const role = roles.find((one) => one.id === id && one.isActive)
  if (!role) throw fail('not-found', { message: 'This role isn’t in your group.', field: 'roleId' })
  return role
}

function requireDay({ from, to }: MonthSpan, date: string): void {
  if (date < from || date > to)
    throw fail('invalid', {
      message: `Pick a date in the schedule’s month, ${formatDateRange(from, to)}`,
      field: 'date',
    })
}

function placeAdded(edit: Extract<PlannedEdit, { do: 'add' }>, role: RoleRow): Placed {
  const startTime = edit.startTime ?? role.startTime
  const endTime = edit.endTime ?? role.endTime
  return {
    physicianId: edit.physicianId,
    roleId: role.id,
    position: null,
    date: edit.date,
    startTime,
    endTime,
    shiftType: shiftTypeOf({ startTime, endTime }),
    location: edit.location === undefined ? role.location : edit.location,
    isLocked: false,
    status: 'scheduled',
  }
}

function applyChange(before: ShiftRow, edit: Extract<PlannedEdit, { do: 'change' }>, role: RoleRow | undefined) {
  if (before.status === 'cancelled') throw fail('conflict', { message: removedAlready })
  const startTime = edit.startTime ?? role?.startTime ?? before.startTime
  const endTime = edit.endTime ?? role?.endTime ?? before.endTime
  const physicianId = edit.physicianId === undefined ? before.physicianId : edit.physicianId
  const isElsewhere = (role?.id ?? before.roleId) !== before.roleId || (edit.date ?? before.date) !== before.date
  const after: ShiftRow = {
    ...before,
    physicianId,
    roleId: role?.id ?? before.roleId,
    date: edit.date ?? before.date,
    position: edit.position ?? (isElsewhere ? null : before.position),
    startTime,
    endTime,
    shiftType:
      startTime === before.startTime && endTime === before.endTime
        ? before.shiftType
        : shiftTypeOf({ startTime, endTime }),
    location: edit.location === undefined ? (role ?? before).location : edit.location,
    isLocked: edit.isLocked ?? before.isLocked,
    // Whoever gets a shift has not confirmed it yet.
    status: physicianId === before.physicianId ? before.status : 'scheduled',
  }
  const fields = ['physicianId', 'roleId', 'date', 'startTime', 'endTime'] as const
  const isPinned = edit.position !== undefined && edit.position !== before.position
  return { before, after, isMoved: isPinned || fields.some((field) => before[field] !== after[field]) }
}

function newlyDoubled(people: UserRow[], before: Placed[], after: Placed[]): EditPlan['doubled'] {
  const known = doubledDays(before.filter(isOn))
  return [...doubledDays(after.filter(isOn))].flatMap(([cell, ofCell]) => {
    if (known.has(cell)) return []
    const { date } = ofCell[0]!
    const physicianId = ofCell[0]!.physicianId!
    const person = people.find((one) => one.id === physicianId)
    const name = person ? displayName(person) : 'The physician'
    const isAtOnce = ofCell.some((one, place) => ofCell.slice(place + 1).some((other) => overlap(one, other)))
    const rest = `have two shifts ${isAtOnce ? 'at the same time' : 'that start'} on ${formatDate(date)}.`
    return [{ physicianId, date, says: `${name} would ${rest}`, saysToThem: `You’d ${rest}`, isAtOnce }]
  })
}

/** Of two shifts on one day, the earlier one isn't over when the other starts. */
function overlap(one: Placed, other: Placed): boolean {
  const [first, second] = one.startTime <= other.startTime ? [one, other] : [other, one]
  const length = minutesUntil(first.startTime, first.endTime)
  return minuteOfDay(first.startTime) + length > minuteOfDay(second.startTime)
}

const isOn = ({ status }: Pick<Placed, 'status'>) => status !== 'cancelled'
