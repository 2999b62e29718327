/** What approving a request does to the shifts, or why it isn't possible now. */
import { and, eq } from 'drizzle-orm'
import { joinWords } from '../../../engine/text/join-words.ts'
import { pluralWord } from '../../../engine/text/plural.ts'
import type { Orm } from '../../platform/db/database.ts'
import { shiftRequests } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { listRequestShifts, type ShownShift } from '../../schedules/schedules.store.ts'
import { changeOfMoves, type Move, type ShiftChange } from '../../shift-changes/shift-change.ts'
import { describeShift } from '../describe-request.ts'
import { type GroupClock, hasBegun } from '../request-clock.ts'
import type { RequestRow } from '../requests.store.ts'
import { namesOf, shiftsIn } from '../show-request.ts'

export type Replacement = { shiftId: number; physicianId: number }

export type Approval = {
  planned: ShiftChange
  /** Null if it is possible. */
  blocked: string | null
}

const nothing: ShiftChange = { edits: [] }

/** As if everyone had accepted; `blocked` covers whether they have. */
export async function planApproval(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  row: RequestRow,
  replacements: Replacement[] = [],
): Promise<Approval> {
  if (row.requestType === 'timeoff') return planTimeOff(clock, row, replacements)
  if (replacements.length > 0)
    throw fail('invalid', { message: 'Only time off can have replacements', field: 'replacements' })
  const named = await listRequestShifts(orm, scope, shiftsIn(row))
  const withdrawn = await findWithdrawn(orm, scope, named)
  const gone = withdrawn ?? named.find((shift) => hasBegun(clock.local, shift))
  if (gone) {
    const why = withdrawn ? 'the schedule was replaced or is no longer published' : 'it has already started'
    return { planned: nothing, blocked: `${describeShift(gone)} can’t be reassigned: ${why}.` }
  }
  const find = (id: number | null) => named.find((shift) => shift.id === id)
  if (row.requestType === 'pickup') return planPickup(orm, scope, row, find(row.targetShiftId))
  const names = await namesOf(orm, scope, [row.requestorId, ...(row.targetId ? [row.targetId] : []), ...giversOf(row)])
  const nameOf = (id: number) => names.get(id) ?? 'A colleague'
  return row.cycle ? planCycle(row, named, nameOf) : planSwap(row, find, nameOf)
}

function giversOf(row: RequestRow): number[] {
  return (row.cycle ?? []).map(({ giverId }) => giverId)
}

/** Past days no longer open shifts. */
function planTimeOff({ local }: GroupClock, row: RequestRow, replacements: Replacement[]): Approval {
  const to = row.endDate ?? row.requestedDate!
  const from = row.requestedDate! < local.date ? local.date : row.requestedDate!
  if (new Set(replacements.map(({ shiftId }) => shiftId)).size < replacements.length)
    throw fail('invalid', { message: 'Choose one replacement for each shift', field: 'replacements' })
  if (replacements.some(({ physicianId }) => physicianId === row.requestorId))
    throw fail('invalid', { message: 'The physician is away on these days', field: 'replacements' })
  const absence = to < from ? null : { physicianId: row.requestorId, from, to }
  return { planned: changeOfMoves(replacements, absence), blocked: null }
}

type Find = (id: number | null) => ShownShift | undefined
type NameOf = (id: number) => string

function planSwap(row: RequestRow, find: Find, nameOf: NameOf): Approval {
  const given = find(row.originalShiftId)
  if (!given) return { planned: nothing, blocked: 'This shift no longer exists.' }
  if (given.physicianId !== row.requestorId)
    return { planned: nothing, blocked: `${describeShift(given)} no longer belongs to ${nameOf(row.requestorId)}.` }
  if (row.targetId === null) return { planned: nothing, blocked: 'No one has taken the offer yet.' }
  const moves: Move[] = [{ shiftId: given.id, physicianId: row.targetId }]
  if (row.targetShiftId !== null) {
    const returned = find(row.targetShiftId)
    if (returned?.physicianId !== row.targetId)
      return {
        planned: nothing,
        blocked: `${returned ? describeShift(returned) : 'The other shift'} no longer belongs to ${nameOf(row.targetId)}.`,
      }
    moves.push({ shiftId: returned.id, physicianId: row.requestorId })
  }
  const answers = {
    accepted: null,
    pending: `${nameOf(row.targetId)} hasn’t answered yet.`,
    declined: `${nameOf(row.targetId)} declined.`,
  }
  return { planned: changeOfMoves(moves), blocked: answers[row.targetResponse ?? 'pending'] }
}

function planCycle(row: RequestRow, named: ShownShift[], nameOf: NameOf): Approval {
  const steps = row.cycle!
  const lost = steps.find(({ shiftId, giverId }) => named.find(({ id }) => id === shiftId)?.physicianId !== giverId)
  if (lost) return { planned: nothing, blocked: `One of the shifts no longer belongs to ${nameOf(lost.giverId)}.` }
  const moves = steps.map(({ shiftId, takerId }) => ({ shiftId, physicianId: takerId }))
  const declined = steps.find(({ response }) => response === 'declined')
  const waiting = steps.filter(({ response }) => response === 'pending')
  const blocked = declined
    ? `${nameOf(declined.giverId)} declined.`
    : waiting.length > 0
      ? `${joinWords(
          waiting.map(({ giverId }) => nameOf(giverId)),
          'and',
        )} ${pluralWord(waiting.length, 'hasn’t', 'haven’t')} answered yet.`
      : null
  return { planned: changeOfMoves(moves), blocked }
}

async function planPickup(orm: Orm, scope: Scope, row: RequestRow, shift: ShownShift | undefined): Promise<Approval> {
  if (!shift || shift.status === 'cancelled') return { planned: nothing, blocked: 'This shift no longer exists.' }
  const moves = [{ shiftId: shift.id, physicianId: row.requestorId }]
  const isFree = shift.physicianId === null || (await findOffer(orm, scope, shift)) !== undefined
  return isFree
    ? { planned: changeOfMoves(moves), blocked: null }
    : { planned: nothing, blocked: `${describeShift(shift)} is already taken.` }
}

/** The pending offer to anyone from the person who has the shift. */
export async function findOffer(
  orm: Orm,
  scope: Scope,
  shift: Pick<ShownShift, 'id' | 'physicianId'>,
): Promise<RequestRow | undefined> {
  if (shift.physicianId === null) return undefined
  const rows = await orm
    .select()
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.status, 'pending'),
        eq(shiftRequests.requestType, 'swap'),
        eq(shiftRequests.originalShiftId, shift.id),
        eq(shiftRequests.requestorId, shift.physicianId),
      ),
    )
  return rows.find(({ targetId, cycle }) => targetId === null && cycle === null)
}

async function findWithdrawn(orm: Orm, scope: Scope, named: ShownShift[]): Promise<ShownShift | undefined> {
  const ids = named.map(({ id }) => id)
  const active = await listRequestShifts(orm, scope, ids, 'active')
  return named.find((shift) => shift.status === 'cancelled' || !active.some(({ id }) => id === shift.id))
}
