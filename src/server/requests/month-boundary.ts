/** A shift at the end of one month against those at the beginning of the next: each month's rules see only their own side. */
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Finding } from '../../contract/shifts.ts'
import { addDays, dayNumber, minuteOfDay, minutesPerDay, minutesUntil, sayDate } from '../../engine/calendar.ts'
import { ownFinding } from '../platform/advisor/questions/show-finding.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { nameOfPerson } from '../schedules/problem/physician-of.ts'
import type { ShiftRow } from '../schedules/schedules.store.ts'
import type { ScheduleLook } from './undertaking.ts'

type Timed = Pick<ShiftRow, 'id' | 'physicianId' | 'date' | 'startTime' | 'endTime' | 'status'>

/** Two shifts at once are refused; too little rest between them is a finding. */
export async function findBoundaryBreaches(orm: Orm, scope: Scope, looks: ScheduleLook[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const look of looks) {
    const takes = look.plan.changed
      .map(({ after }) => after)
      .filter(({ physicianId, date }) => physicianId !== null && isAtBoundary(date))
    if (takes.length === 0) continue
    const others = await readNeighbours(orm, scope, looks, look, takes)
    const restMinutes = look.inputs.group.minRestBetweenShifts * 60
    for (const take of takes)
      for (const other of others) {
        if (other.physicianId !== take.physicianId) continue
        const gap = gapBetween(take, other)
        const person = look.inputs.people.find(({ id }) => id === take.physicianId)
        const name = person ? nameOfPerson(person) : 'The physician'
        if (gap < 0)
          throw fail('conflict', { message: `${name} has another shift at that time, on ${sayDate(other.date)}.` })
        if (gap < restMinutes) findings.push(tooLittleRest(take, other, name, gap, restMinutes))
      }
  }
  return findings
}

function tooLittleRest(take: Timed, other: Timed, name: string, gap: number, restMinutes: number): Finding {
  const dates = [take.date, other.date].sort()
  const between = dates.map(sayDate).join(' and ')
  return ownFinding({
    ruleId: 'minimum-rest',
    physicianId: take.physicianId!,
    dates,
    says: `${name} would have ${Math.floor(gap / 60)} hours of rest between ${between}; at least ${restMinutes / 60} are needed.`,
  })
}

function isAtBoundary(date: string): boolean {
  return addDays(date, 2).slice(0, 7) !== date.slice(0, 7) || addDays(date, -2).slice(0, 7) !== date.slice(0, 7)
}

/** Published shifts of other months within two days, as they will be. */
async function readNeighbours(
  orm: Orm,
  scope: Scope,
  looks: ScheduleLook[],
  look: ScheduleLook,
  takes: Timed[],
): Promise<Timed[]> {
  const days = [...new Set(takes.flatMap(({ date }) => [-2, -1, 1, 2].map((distance) => addDays(date, distance))))]
  const elsewhere = days.filter((date) => Number(date.slice(5, 7)) !== look.schedule.month)
  const people = [...new Set(takes.map(({ physicianId }) => physicianId!))]
  const rows = await orm
    .select({
      id: shifts.id,
      physicianId: shifts.physicianId,
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
      status: shifts.status,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(shifts.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        ne(shifts.status, 'cancelled'),
        inArray(shifts.physicianId, people),
        inArray(shifts.date, elsewhere),
      ),
    )
  const changed = looks
    .filter(({ schedule }) => schedule.id !== look.schedule.id && schedule.status === 'active')
    .flatMap(({ plan }) => plan.changed.map(({ after }) => after))
  const changedIds = new Set(changed.map(({ id }) => id))
  return [...rows.filter(({ id }) => !changedIds.has(id)), ...changed.filter(({ date }) => elsewhere.includes(date))]
}

function startOf({ date, startTime }: Timed): number {
  return dayNumber(date) * minutesPerDay + minuteOfDay(startTime)
}

/** Minutes between the two; negative where they overlap. */
function gapBetween(one: Timed, other: Timed): number {
  const [first, second] = startOf(one) <= startOf(other) ? [one, other] : [other, one]
  return startOf(second) - (startOf(first) + minutesUntil(first.startTime, first.endTime))
}
