/** A schedule in the making, and one that was made, for tests. */
import type { Generation, GenerationProgress } from '../../../contract/generation.ts'
import type { ScheduleDetails } from '../../../contract/schedules.ts'

export function sampleProgress(changes: Partial<GenerationProgress> = {}): GenerationProgress {
  return {
    phase: 'searching',
    elapsed: 3000,
    budget: 10_000,
    cost: 1000,
    bound: 984,
    openShifts: 2,
    scores: { coverage: 99.2, fairness: 92, preferences: 81 },
    ...changes,
  }
}

export function sampleGeneration(changes: Partial<Generation> = {}): Generation {
  return {
    id: 5,
    month: 1,
    year: 2027,
    state: 'running',
    progress: sampleProgress(),
    scheduleId: null,
    error: null,
    requestedBy: 1,
    createdAt: '2026-12-08T15:00:00.000Z',
    ...changes,
  }
}

export function sampleDetails(changes: Partial<ScheduleDetails> = {}): ScheduleDetails {
  return {
    cost: 1000,
    bound: 984,
    roomToImprove: 1.6,
    preferenceCount: 12,
    costByRule: {},
    seconds: 10,
    wasCancelled: false,
    openSlots: [{ date: '2027-01-01', roleId: 2, role: 'Night', missing: 2, reasons: ['12 are away'] }],
    brokenByKept: [],
    notUnderstood: [],
    createdRoles: [],
    keptShifts: 0,
    ...changes,
  }
}
