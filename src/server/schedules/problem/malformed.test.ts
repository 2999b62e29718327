/** A month that can't be planned as it is set up: people read what to check, and no value reaches the log. */
import { expect, it } from 'vitest'
import { defaultPhysician } from '../../../engine/default-physician.ts'
import type { Problem } from '../../../engine/model.ts'
import { roleOf, smallGroup } from '../../../engine/testing/small-group.ts'
import { MalformedProblemError, validateProblem } from '../../../engine/validate-problem.ts'
import { describeForLog, describeMalformed } from './malformed.ts'

const sound = smallGroup({ roles: 'DN', physicians: 2 })

function errorOf(change: Partial<Problem>): MalformedProblemError {
  try {
    validateProblem({ ...sound, ...change })
  } catch (error) {
    if (error instanceof MalformedProblemError) return error
  }
  throw new Error('It isn’t malformed.')
}

const adams = defaultPhysician({ id: 'p1', name: 'Adams', fte: 0, absences: ['radiation therapy'] })

it.each([
  [
    { roles: [{ ...roleOf('D'), endTime: '07:00', priority: 0 }, roleOf('N')] },
    'We can’t generate this month because of how Rounder is set up. Check times and days under Group Settings, Roles & Positions.',
  ],
  [
    { roles: [roleOf('D'), roleOf('N')].map((role) => ({ ...role, daysOfWeek: [] })) },
    'We can’t generate this month because of how Rounder and Night are set up. Check times and days under Group Settings, Roles & Positions.',
  ],
  [
    { physicians: [adams, sound.physicians[1]!] },
    'We can’t generate this month because of how Adams is set up. Check their details under Manage Physicians.',
  ],
  [{ days: 0 }, 'We can’t generate this month from your group’s settings, and we logged why. Contact support.'],
])('people read what to check: %#', (change, says) => {
  expect(describeMalformed(errorOf(change), 'generate this month')).toBe(says)
})

it('logs where it is wrong, without the values', () => {
  const error = errorOf({ physicians: [adams, sound.physicians[1]!] })
  expect(error.message).toContain('radiation therapy')
  expect(describeForLog(error)).toEqual({
    name: 'MalformedProblemError',
    message: 'physicians[0].fte, physicians[0].absences[0]',
  })
  expect(describeForLog(new Error('out of memory'))).toMatchObject({ message: 'out of memory' })
})
