/** A roster of two physicians for tests: a shift of one, an open night, and the engine's problem behind them. */
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Shift } from '../../src/contract/schedules.ts'
import { defaultPhysician } from '../../src/engine/default-physician.ts'
import { type Physician, type Problem, weekdays } from '../../src/engine/model.ts'
import { SchedulePage } from '../../src/web/schedules/schedule-page.tsx'
import { type Answers, noAnswerYet, renderPage } from '../../src/web/testing/render-page.tsx'
import {
  night,
  sampleAdmin,
  sampleGroup,
  sampleRole,
  sampleSchedule,
  sampleShift,
  sampleUser,
  shiftOf,
} from '../../src/web/testing/samples.ts'

const roles = [
  sampleRole(1, 'Rounder', { daysOfWeek: [...weekdays], requiredCount: 1 }),
  sampleRole(2, 'Night', { daysOfWeek: ['tuesday'], startTime: '19:00', endTime: '07:00', category: 'coverage' }),
]
export const open = { physicianId: null, physicianName: null, physician: null }
export const own = sampleShift('2026-12-08', { version: 3, isLocked: false })
export const openNight = sampleShift('2026-12-08', { ...night, ...open })
export const shifts: Shift[] = [own, openNight, shiftOf(sampleShift('2026-12-09'), 8, 'Kenji', 'Ueda')]

function physician(id: number, name: string, absences: string[] = []): Physician {
  return defaultPhysician({ id: String(id), name, experienceLevel: 'attending', absences })
}

export const problem: Problem = {
  from: '2026-12-01',
  days: 31,
  roles: roles.map(({ id, name, category, startTime, endTime, daysOfWeek, requiredCount, priority }) => ({
    id: String(id),
    name,
    category,
    startTime,
    endTime,
    daysOfWeek,
    requiredCount,
    priority,
    restrictions: {},
  })),
  physicians: [physician(7, 'Chidinma Abara'), physician(8, 'Kenji Ueda', ['2026-12-08', '2026-12-20', '2026-12-21'])],
  group: {
    pattern: 'custom',
    coverageRequirements: 1,
    maxConsecutiveShifts: 7,
    minRestBetweenShifts: 12,
    choices: {},
    customRules: [],
  },
  holidays: [],
  before: [],
  after: [],
  locked: [],
}

export const schedule = sampleSchedule({ status: 'draft', details: null })
export const answers: Answers = {
  currentUser: sampleAdmin(),
  myGroup: sampleGroup(),
  listRoles: roles,
  listPhysicians: [sampleUser(), sampleUser({ id: 8, firstName: 'Kenji', lastName: 'Ueda', fte: 0.8 })],
  listSchedules: [schedule],
  scheduleShifts: shifts,
  scheduleProblem: problem,
  groupRequests: [],
  shiftReason: {
    isOpen: false,
    says: ['Nobody else is free.'],
    costs: [],
    notes: [],
    toMe: null,
    excluded: [],
    alternatives: [],
    fixes: [],
  },
  editShifts: noAnswerYet,
}

export const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name })
export async function openRoster(changes: Answers = {}, path = '/schedule') {
  const page = renderPage(<SchedulePage />, { answers: { ...answers, ...changes }, path })
  // The page's own code is loaded when it is opened.
  await screen.findByRole('grid', { name: 'Roster, December 2026' }, { timeout: 15_000 })
  // The tallies get their marks when the engine has read the problem.
  await waitFor(() => expect(cell('Ueda, Sun, Dec 20: away')).toBeTruthy(), { timeout: 15_000 })
  return page
}
