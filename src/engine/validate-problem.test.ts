import { describe, expect, it } from 'vitest'
import { defaultPhysician } from './default-physician.ts'
import type { Physician, Problem, Role } from './model.ts'
import { randomProblem } from './testing/random-problem.ts'
import { realisticMonth } from './testing/realistic-month.ts'
import { roleOf, smallGroup } from './testing/small-group.ts'
import { findComplaints, MalformedProblemError, validateProblem } from './validate-problem.ts'

const sound = smallGroup({ roles: 'DN', physicians: 2 })

function withRole(change: Partial<Role>): Problem {
  return { ...sound, roles: [{ ...roleOf('D'), ...change }, roleOf('N')] }
}

function withPhysician(change: Partial<Physician>): Problem {
  return { ...sound, physicians: [defaultPhysician({ id: 'p1', name: 'Adams', ...change }), sound.physicians[1]!] }
}

function withGroup(change: Partial<Problem['group']>): Problem {
  return { ...sound, group: { ...sound.group, ...change } }
}

describe('a malformed problem is refused with the value and an advice', () => {
  const table: [string, Problem, string][] = [
    ['a month without days', { ...sound, days: 0 }, 'days is 0: a month needs 1 to 92 days.'],
    [
      'a first day that does not exist',
      { ...sound, from: '2026-02-30' },
      'from is "2026-02-30": use a real date, yyyy-mm-dd.',
    ],
    [
      'a physician twice',
      { ...sound, physicians: [sound.physicians[0]!, sound.physicians[0]!] },
      'physicians[1].id is "p1": this id is listed twice.',
    ],
    ['nobody', { ...sound, physicians: [] }, 'physicians is []: add at least one physician.'],
    ['a role twice', { ...sound, roles: [roleOf('D'), roleOf('D')] }, 'roles[1].id is "D": this id is listed twice.'],
    [
      'a role that ends when it starts',
      withRole({ endTime: '07:00' }),
      'roles[0].endTime is "07:00": Rounder ends when it starts, so give it another end, or set lasts24Hours for a 24-hour shift.',
    ],
    [
      '24 hours that end early',
      withRole({ lasts24Hours: true }),
      'roles[0].endTime is "19:00": Rounder lasts 24 hours, so it must end at 07:00.',
    ],
    [
      'a time that is none',
      withRole({ startTime: '7am' }),
      'roles[0].startTime is "7am": write a clock time as HH:MM, such as 07:00.',
    ],
    ['a role on no day', withRole({ daysOfWeek: [] }), 'roles[0].days is []: name at least one weekday.'],
    [
      'half a person needed',
      withRole({ requiredCount: 0.5 }),
      'roles[0].requiredCount is 0.5: use a whole number, 0 or more.',
    ],
    [
      'fewer than nobody on a weekday',
      withRole({ countsByWeekday: { friday: -1 } }),
      'roles[0].countsByWeekday.friday is -1: use a whole number, 0 or more.',
    ],
    [
      'a count for a weekday that is none',
      // @ts-expect-error
      withRole({ countsByWeekday: { funday: 1 } }),
      'roles[0].countsByWeekday[0] is "funday": use monday, tuesday',
    ],
    [
      'a count for a date that does not exist',
      withRole({ countsByDate: [{ date: '2026-02-30', count: 1 }] }),
      'roles[0].countsByDate[0].date is "2026-02-30": use a real date, yyyy-mm-dd.',
    ],
    [
      'half a person on a date',
      withRole({ countsByDate: [{ date: '2026-06-01', count: 0.5 }] }),
      'roles[0].countsByDate[0].count is 0.5: use a whole number, 0 or more.',
    ],
    [
      'two counts for a date',
      withRole({
        countsByDate: [
          { date: '2026-06-01', count: 1 },
          { date: '2026-06-01', count: 2 },
        ],
      }),
      'roles[0].countsByDate[1].date is "2026-06-01": this date is listed twice.',
    ],
    ['a priority out of range', withRole({ priority: 11 }), 'roles[0].priority is 11: use 1 (first) to 10 (last).'],
    ['no contract', withPhysician({ fte: 0 }), 'physicians[0].fte is 0: use a number above 0, up to 1.'],
    [
      'an absence that is no date',
      withPhysician({ absences: ['soon'] }),
      'physicians[0].absences[0] is "soon": use a real date, yyyy-mm-dd.',
    ],
    [
      'an unknown rule',
      // @ts-expect-error
      withGroup({ choices: { 'no-mondays': { on: true } } }),
      'group.choices is "no-mondays": no rule has this id',
    ],
    [
      'a rule that must stay',
      withGroup({ choices: { 'time-off': { on: false } } }),
      'group.choices.time-off.on is false: "Approved time off" cannot be turned off.',
    ],
    [
      'a weight for a hard rule',
      withGroup({ choices: { 'minimum-rest': { on: true, weight: 3 } } }),
      'group.choices.minimum-rest.weight is 3: "Enough rest between shifts" is a hard rule and has no weight, so leave it out.',
    ],
    [
      'no rest hours',
      withGroup({ minRestBetweenShifts: Number.NaN }),
      'group.minRestBetweenShifts is null: use 0 to 48 hours.',
    ],
    [
      'a locked shift of nobody',
      { ...sound, locked: [{ physicianId: 'p9', roleId: 'D', date: '2026-06-01' }] },
      'locked[0].physicianId is "p9": no physician of the problem has this id.',
    ],
    [
      'a past shift in no role',
      { ...sound, before: [{ physicianId: 'p1', roleId: 'Q', date: '2026-05-31' }] },
      'before[0].roleId is "Q": no role of the problem has this id.',
    ],
    [
      'a past that is not past',
      { ...sound, before: [{ physicianId: 'p1', roleId: 'D', date: '2026-06-01' }] },
      'before[0].date is "2026-06-01": it must be before 2026-06-01.',
    ],
    [
      'a shift of nobody after the month',
      { ...sound, after: [{ physicianId: 'p9', roleId: 'D', date: '2026-06-08' }] },
      'after[0].physicianId is "p9": no physician of the problem has this id.',
    ],
    [
      'a future that is not to come',
      { ...sound, after: [{ physicianId: 'p1', roleId: 'D', date: '2026-06-07' }] },
      'after[0].date is "2026-06-07": it must be after 2026-06-07.',
    ],
    [
      'a locked shift in another month',
      { ...sound, locked: [{ physicianId: 'p1', roleId: 'D', date: '2026-07-01' }] },
      'locked[0].date is "2026-07-01": it must be in the month.',
    ],
  ]
  it.each(table)('%s', (_, problem, message) => {
    expect(() => validateProblem(problem)).toThrow(MalformedProblemError)
    expect(() => validateProblem(problem)).toThrow(message)
  })

  it('names everything that is wrong at once', () => {
    const fields = findComplaints({ ...withRole({ priority: 0, requiredCount: -1 }), days: -1 }).map(
      ({ field }) => field,
    )
    expect(fields).toEqual(['days', 'roles[0].requiredCount', 'roles[0].priority'])
  })
})

it('takes every problem that the generators make', () => {
  for (let seed = 1; seed <= 50; seed++) expect(findComplaints(randomProblem(seed))).toEqual([])
  for (const physicians of [30, 45, 60, 100]) expect(findComplaints(realisticMonth({ physicians }))).toEqual([])
})
