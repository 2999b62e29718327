/** A scenario, its version, and what the page's calls answer, for tests. */
import type { Scenario, ScenarioVersion, VersionMeasures } from '../../../contract/scenarios.ts'
import type { Answers } from '../../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleRole, sampleSchedule, sampleUser } from '../../testing/samples.ts'

export const measures: VersionMeasures = {
  ...{ coverage: 99, fairness: 97, preferences: 86, open: 2, whole: 84, stretches: 100, unit: 'week' },
  ...{ granted: 20, asked: 30, dayStaffNights: null, weekendsOver: 0, nightsOver: null },
}

export function version(changes: Partial<ScenarioVersion> = {}): ScenarioVersion {
  return {
    ...{ sense: 'balanced', isClosest: true, total: 97, measures: { ...measures, open: 0, fairness: 95 }, changed: 22 },
    people: [
      { physicianId: 1, name: 'Awa Toussaint', verdict: 'better', says: '1 more request granted' },
      { physicianId: 2, name: 'Chidinma Abara', verdict: 'worse', says: '2 more nights, 3 over fair share' },
    ],
    same: 43,
    rows: [{ name: 'Awa Toussaint', days: `dd${'.'.repeat(29)}`, changed: `1${'0'.repeat(30)}` }],
    ...changes,
  }
}

export function scenario(id: number, changes: Partial<Scenario> = {}): Scenario {
  return {
    ...{ id, name: 'Laurent out', month: 12, year: 2026, offersAlternatives: false, state: 'done', progress: 100 },
    changes: [{ what: 'away', physicianId: 7, from: '2026-12-07', to: '2026-12-20' }],
    error: null,
    comparedWith: {
      ...{ scheduleId: 4, name: 'December 2026', status: 'draft', savedAt: '2026-11-16T15:42:00Z' },
      ...{ measures, broken: { hard: 0, soft: 0 }, lifted: 0 },
    },
    versions: [version()],
    createdBy: 'Miriam Okafor',
    createdAt: '2026-11-16T10:00:00Z',
    computedAt: '2026-11-16T10:00:10Z',
    ...changes,
  }
}

export const answers: Answers = {
  currentUser: sampleAdmin(),
  listSchedules: [sampleSchedule({ month: 12, year: 2026, status: 'draft' })],
  listPhysicians: [sampleUser({ id: 7, firstName: 'Sylvie', lastName: 'Laurent', isScheduled: true })],
  listRoles: [sampleRole(3, 'Rounder')],
  groupRequests: [],
  myGroup: sampleGroup(),
  listScenarios: [scenario(1)],
}
