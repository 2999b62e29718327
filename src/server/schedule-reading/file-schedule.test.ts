/** An understood file as a schedule: parts, months, one shift a day. */
import { expect, it } from 'vitest'
import { scheduleOf } from './file-schedule.ts'
import { understoodMonth, wholeMonth } from './testing/understood-month.ts'

it('keeps a run over the weekend in one part, and the extra people of weekdays in another', () => {
  const { roles, shifts } = scheduleOf(
    understoodMonth('2026-12-07', {
      'Ada Abel': 'DDDDD..DDDDD..',
      'Ben Brook': 'DDDDDDDDDDDDDD',
      'Cleo Chu': 'DDDDD..DDDDD..',
    }),
  )
  expect(roles[0]!.parts.map(({ name, requiredCount, days }) => [name, requiredCount, days.length])).toEqual([
    ['Rounder', 1, 7],
    ['Rounder (weekdays)', 2, 5],
  ])
  const partsOfBen = new Set(shifts.filter(({ person }) => person === 'Ben Brook').map(({ part }) => part.name))
  expect([...partsOfBen]).toEqual(['Rounder'])
})

it('finds the months, and takes a few days at the edge for what they are', () => {
  const { months } = scheduleOf(wholeMonth())
  expect(months).toEqual([{ month: 12, year: 2026, from: '2026-12-01', to: '2026-12-27', days: 27 }])
})

it('leaves out a shift that begins before the last one of the same person has ended', () => {
  const understanding = understoodMonth('2026-12-07', { 'Ada Abel': 'ND.....', 'Ben Brook': 'D......' })
  understanding.assignments.push({ ...understanding.assignments.at(-1)!, role: 'N', code: 'N', kind: 'night' })
  const late = understanding.assignments.find(({ person, date }) => person === 'Ada Abel' && date === '2026-12-08')!
  late.start = '06:00'
  late.end = '12:00'
  const { shifts, overlapping } = scheduleOf(understanding)
  expect(overlapping.map(({ person, date, role }) => [person, date, role])).toEqual([
    ['Ben Brook', '2026-12-07', 'N'],
    ['Ada Abel', '2026-12-08', 'D'],
  ])
  expect(shifts).toHaveLength(2)
})

it('gives two roles of one name names of their own', () => {
  const understanding = understoodMonth('2026-12-07', { 'Ada Abel': 'DS' })
  understanding.roles[1]!.name = 'Rounder'
  expect(scheduleOf(understanding).roles.map(({ name }) => name)).toEqual(['Rounder', 'Rounder 2p–11p'])
})
