/** Dealt holidays become fixed shifts: in a role that is needed, that the person can work, and that no one else has. */
import { expect, it } from 'vitest'
import { smallGroup } from '../testing/small-group.ts'
import { dealtShifts } from './dealt-shifts.ts'

const christmas = { date: '2026-06-03', name: 'Christmas Day', isMajor: true }
const group = { roles: 'DNB', days: 7, holidays: [christmas] }
const fixedBy = (...given: Parameters<typeof dealtShifts>) => [...dealtShifts(...given)].flat()
const works = (...ids: string[]) => ids.map((physicianId) => ({ physicianId, date: christmas.date }))

it('gives nights to those who prefer them, and everyone one role', () => {
  const problem = smallGroup({ ...group, physicians: [{ nightShiftPreference: 'prefer' }, {}, {}] })
  expect(fixedBy(problem, works('p1', 'p2'))).toEqual([
    { physicianId: 'p1', roleId: 'N', date: christmas.date },
    { physicianId: 'p2', roleId: 'D', date: christmas.date },
  ])
})

it('goes on in the role of the day before', () => {
  const first = { ...christmas, date: '2026-06-01' }
  const problem = smallGroup({ ...group, roles: 'DA', holidays: [first], physicians: 2, before: ['A', 'D'] })
  const works = ['p1', 'p2'].map((physicianId) => ({ physicianId, date: first.date }))
  expect(fixedBy(problem, works).map(({ roleId }) => roleId)).toEqual(['A', 'D'])
})

it('leaves out people who are away, other months, and more people than are needed', () => {
  const problem = smallGroup({ ...group, physicians: [{ absences: [christmas.date] }, {}, {}, {}] })
  expect(fixedBy(problem, works('p1'))).toEqual([])
  expect(fixedBy(problem, works('p2', 'p3', 'p4'))).toHaveLength(2)
  expect(fixedBy(problem, [{ physicianId: 'p2', date: '2026-07-04' }])).toEqual([])
})

it('gives way to shifts that are already fixed', () => {
  const locked = [{ physicianId: 'p1', roleId: 'D', date: christmas.date }]
  const problem = smallGroup({ ...group, physicians: 3, locked })
  expect(fixedBy(problem, works('p1', 'p2'))).toEqual([{ physicianId: 'p2', roleId: 'N', date: christmas.date }])
})

it('leaves out whoever would break a hard rule with the days before', () => {
  const first = { ...christmas, date: '2026-06-01' }
  const problem = smallGroup({ ...group, holidays: [first], physicians: 2, before: ['DDDDDDD', '.DDDDDD'] })
  const works = ['p1', 'p2'].map((physicianId) => ({ physicianId, date: first.date }))
  expect(problem.group.maxConsecutiveShifts).toBe(7)
  expect(fixedBy(problem, works).map(({ physicianId }) => physicianId)).toEqual(['p2'])
})
