/** The exam's truth: facts read from the database by plain SQL, without any of the code that answers. */
import { type SQL, sql } from 'drizzle-orm'
import { type Compiled, compileProblem, rosterFrom } from '../../src/engine/compile-problem.ts'
import type { Problem } from '../../src/engine/model.ts'
import type { Roster } from '../../src/engine/shapes/limit.ts'
import { type Orm, selectRows } from '../../src/server/platform/db/database.ts'
import type { Scope } from '../../src/server/platform/scope.ts'
import { lookAtSchedule } from '../../src/server/schedules/look-at-schedule.ts'
import { findActive } from '../../src/server/schedules/schedules.store.ts'

export type ShiftFact = {
  person: string | null
  role: string
  date: string
  isNight: boolean
  isBackup: boolean
  isWeekend: boolean
  /** The Saturday of its week. */
  saturday: string
  hours: number
}
export type RequestFact = { person: string; type: string; status: string; from: string; to: string; reason: string }

export type Facts = {
  people: { name: string; fte: number; level: string; nights: string; specialties: string[] }[]
  roles: { name: string; category: string; needed: number; days: string[]; start: string; end: string }[]
  shifts: ShiftFact[]
  requests: RequestFact[]
  schedules: { month: number; coverage: number; fairness: number; preferences: number }[]
  /** Months as the engine sees them, by number. */
  months: Map<number, { problem: Problem; compiled: Compiled; roster: Roster }>
}

const personName = sql.raw(`u.first_name || ' ' || u.last_name`)

export async function readFacts(orm: Orm, scope: Scope): Promise<Facts> {
  const read = <Row extends Record<string, unknown>>(query: SQL) => selectRows<Row>(orm, query)
  const { groupId } = scope
  return {
    people: await read(sql`select ${personName} as name, u.fte::float as fte, u.experience_level as level,
      u.night_shift_preference as nights, u.specialty_areas as specialties
      from users u where u.group_id = ${groupId} and u.role = 'physician' and u.is_active order by u.id`),
    roles: await read(sql`select name, category, required_count as needed, days_of_week as days,
      start_time::text as start, end_time::text as end from roles where group_id = ${groupId} and is_active`),
    shifts: await read(sql`select ${personName} as person, r.name as role, s.date::text as date,
      s.shift_type = 'night' as "isNight", r.category = 'backup' as "isBackup",
      extract(isodow from s.date) >= 6 as "isWeekend",
      (date_trunc('week', s.date) + interval '5 days')::date::text as saturday,
      (extract(epoch from upper(s.span) - lower(s.span)) / 3600)::float as hours
      from shifts s join schedules c on c.id = s.schedule_id join roles r on r.id = s.role_id
      left join users u on u.id = s.physician_id
      where c.group_id = ${groupId} and c.status = 'active' and s.status <> 'cancelled'
      order by s.date, s.start_time, s.id`),
    requests: await read(sql`select ${personName} as person, q.request_type as type, q.status,
      q.requested_date::text as from, coalesce(q.end_date, q.requested_date)::text as to, q.reason
      from shift_requests q join users u on u.id = q.requestor_id where q.group_id = ${groupId} order by q.id`),
    schedules: await read(sql`select month, coverage_score::float as coverage, fairness_score::float as fairness,
      preferences_met_score::float as preferences from schedules where group_id = ${groupId} and status = 'active'`),
    months: new Map(
      await Promise.all(
        [11, 12].map(async (month) => {
          const schedule = await findActive(orm, scope, { month, year: 2026 })
          const { problem, assignments } = await lookAtSchedule(orm, schedule!)
          const compiled = compileProblem(problem)
          return [month, { problem, compiled, roster: rosterFrom(compiled, assignments) }] as const
        }),
      ),
    ),
  }
}

/** Shifts someone works; backup isn't a working day. */
export function worked({ shifts }: Facts, person: string, from: string, to: string): ShiftFact[] {
  return between(shifts, from, to).filter((shift) => shift.person === person && !shift.isBackup)
}

export function between(shifts: ShiftFact[], from: string, to: string): ShiftFact[] {
  return shifts.filter(({ date }) => from <= date && date <= to)
}

export function namesOf(shifts: ShiftFact[]): string[] {
  return [...new Set(shifts.flatMap(({ person }) => person ?? []))]
}

/** Everyone's count of what matches, highest first. */
export function countBy(shifts: ShiftFact[], matches: (shift: ShiftFact) => boolean): [string, number][] {
  const counts = new Map<string, number>()
  for (const shift of shifts) {
    if (shift.person === null || shift.isBackup || !matches(shift)) continue
    counts.set(shift.person, (counts.get(shift.person) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])
}

/** Weekends with a shift on Saturday, Sunday, or both. */
export function weekendsOf(shifts: ShiftFact[]): ShiftFact[] {
  const found = new Map<string, ShiftFact>()
  for (const shift of shifts) if (shift.isWeekend) found.set(`${shift.person} ${shift.saturday}`, shift)
  return [...found.values()]
}

/** Those who share the first place, and their count. */
export function leadersOf(counts: [string, number][]): { names: string[]; count: number } {
  const count = counts[0]?.[1] ?? 0
  return { names: counts.filter(([, other]) => other === count).map(([name]) => name), count }
}
