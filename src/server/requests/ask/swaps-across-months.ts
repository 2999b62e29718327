/** Swaps of a shift for one in the month before or after: each half within the rules of its month, both within all of them. */
import type { Gift } from '../../../engine/explain/gifts.ts'
import { addMonths } from '../../../engine/month.ts'
import type { Scope } from '../../platform/scope.ts'
import { assignmentsOf, type Look, lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { findActive, listShiftsById, type ScheduleRow, type ShownShift } from '../../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { lookAtChange } from '../../shift-changes/look-at-change.ts'
import { changeOfMoves } from '../../shift-changes/shift-change.ts'
import { type GroupClock, hasBegun } from '../request-clock.ts'
import { namesOf } from '../show-request.ts'
import { describeEffects } from '../swap-asks/swap-effects.ts'

type Deps = Pick<ShiftChangeDeps, 'orm' | 'advisor'>
type Own = { shift: ShownShift; physicianId: number; schedule: ScheduleRow; look: Look }
type Pair = { colleagueId: number; theirs: ShownShift; isAlike: boolean; cost: number }

/** Beside the swaps of the month itself these are the second choice: one month is short of a shift, the other has one more. */
const mostShown = 4
const mostOfOne = 1

export async function findSwapsAcrossMonths(
  { orm, advisor }: Deps,
  scope: Scope,
  clock: GroupClock,
  own: Own,
  colleagueId: number | undefined,
) {
  const { shift, physicianId, schedule, look } = own
  const takers = await advisor.ask('giftsOf', look.problem, {
    assignments: look.assignments,
    giverId: String(physicianId),
    date: shift.date,
  })
  const costs = new Map(takers.map(({ takerId, cost }) => [Number(takerId), cost]))
  if (colleagueId !== undefined && !costs.has(colleagueId)) return []
  const pairs: Pair[] = []
  for (const months of [-1, 1]) {
    const near = await findActive(orm, scope, addMonths(schedule, months))
    if (near) pairs.push(...(await pairsIn(near)))
  }
  const options: NonNullable<Awaited<ReturnType<typeof tryBoth>>>[] = []
  const counts = new Map<number, number>()
  for (const pair of pairs.sort((one, other) => one.cost - other.cost)) {
    const count = counts.get(pair.colleagueId) ?? 0
    if (count >= (colleagueId === undefined ? mostOfOne : mostShown)) continue
    const option = await tryBoth(pair)
    if (!option) continue
    options.push(option)
    counts.set(pair.colleagueId, count + 1)
    if (options.length === mostShown) break
  }
  return options

  /** What those who could take the shift have in the other month, and the one who asks could take. */
  async function pairsIn(near: ScheduleRow): Promise<Pair[]> {
    const { problem, assignments, rows } = await lookAtSchedule(orm, near)
    if (!problem.physicians.some(({ id }) => id === String(physicianId))) return []
    const gifts = await advisor.ask('giftsOf', problem, {
      assignments,
      takerId: String(physicianId),
      from: clock.local.date,
    })
    const rowOf = ({ giverId, slot }: Gift) =>
      rows.find((row) => row.physicianId === Number(giverId) && row.date === slot.date && row.status !== 'cancelled')
    const shown = new Map(
      (
        await listShiftsById(
          orm,
          scope,
          gifts.flatMap((gift) => rowOf(gift)?.id ?? []),
        )
      ).map((one) => [one.id, one]),
    )
    return gifts.flatMap((gift): Pair[] => {
      const id = Number(gift.giverId)
      const theirs = shown.get(rowOf(gift)?.id ?? 0)
      const cost = costs.get(id)
      if (!theirs || cost === undefined || hasBegun(clock.local, theirs)) return []
      if (colleagueId !== undefined && id !== colleagueId) return []
      const isAlike = gift.shiftClass === takers[0]?.shiftClass
      return [{ colleagueId: id, theirs, isAlike, cost: cost + gift.cost }]
    })
  }

  /** As an approval would weigh it: each month sees the other as it will be. */
  async function tryBoth({ colleagueId: id, theirs, isAlike }: Pair) {
    const moves = [
      { shiftId: shift.id, physicianId: id },
      { shiftId: theirs.id, physicianId },
    ]
    const { months } = await lookAtChange(orm, scope, changeOfMoves(moves))
    for (const { problem, assignments, plan } of months) {
      const edit = { before: assignments, after: assignmentsOf(plan.after) }
      const { findings } = await advisor.ask('judgeEdit', problem, edit)
      if (findings.some(({ hard }) => hard)) return undefined
    }
    const names = await namesOf(orm, scope, [physicianId, id])
    const [mine, other] = (await describeEffects(advisor, months, [physicianId, id])) as [string, string]
    const step = (of: number, gives: ShownShift, takes: ShownShift, effect: string) => ({
      physicianId: of,
      name: names.get(of) ?? '',
      gives: [gives],
      takes: [takes],
      effect,
    })
    return {
      kind: isAlike ? ('alike' as const) : ('different' as const),
      worth: mine,
      steps: [step(physicianId, shift, theirs, mine), step(id, theirs, shift, other)],
    }
  }
}
