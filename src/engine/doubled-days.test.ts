import { expect, it } from 'vitest'
import { findDoubled } from './doubled-days.ts'

const adams = { physicianId: '1', date: '2026-06-01' }
const known = {
  physicians: [{ id: '1', name: 'Adams' }],
  roles: [
    { id: 'd', name: 'Rounder' },
    { id: 'n', name: 'Night' },
  ],
} as Parameters<typeof findDoubled>[1]

it('finds a second shift of one person on one day, and names both', () => {
  const shifts = [
    { ...adams, roleId: 'd' },
    { ...adams, roleId: 'n' },
    { ...adams, roleId: 'd', date: '2026-06-02' },
    { physicianId: '2', date: '2026-06-01', roleId: 'd' },
  ]
  expect(findDoubled(shifts, known)).toEqual([
    {
      key: 'one-shift-at-a-time 1 2026-06-01 2026-06-01',
      ruleId: 'one-shift-at-a-time',
      hard: true,
      physicianIds: ['1'],
      dates: ['2026-06-01'],
      says: 'Adams has two shifts on Mon, Jun 1: Rounder and Night.',
      saysToThem: 'You have two shifts on Mon, Jun 1: Rounder and Night.',
    },
  ])
})
