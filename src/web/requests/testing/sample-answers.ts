/** Answers about requests for component tests: a forecast, consequences, open shifts, plans. */

import type { RepairPlan } from '../../../contract/call-outs.ts'
import type { Consequences, CoverageOfDay, Forecast, OpenShift } from '../../../contract/request-outlook.ts'
import type { Candidate, Finding } from '../../../contract/shifts.ts'
import { sampleShift } from '../../testing/samples.ts'

export function sampleDay(date: string, changes: Partial<CoverageOfDay> = {}): CoverageOfDay {
  return {
    date,
    required: 19,
    filledNow: 19,
    filledAfter: 19,
    shortRoles: [],
    holiday: null,
    isScheduled: true,
    ...changes,
  }
}

export function sampleForecast(changes: Partial<Forecast> = {}): Forecast {
  return {
    likely: 'likely',
    says: ['You have one shift in this time. Three colleagues can take it within the rules.'],
    days: [
      { ...sampleDay('2026-12-24'), outlook: 'likely' },
      { ...sampleDay('2026-12-25', { holiday: 'Christmas Day', filledAfter: 18 }), outlook: 'tight' },
    ],
    findings: [],
    shortNotice: null,
    betterDates: [{ startDate: '2026-12-28', endDate: '2026-12-29', says: 'No shift to cover' }],
    ...changes,
  }
}

export function sampleFinding(says: string, changes: Partial<Finding> = {}): Finding {
  return { key: says, ruleId: 'minimum-rest', hard: true, physicianId: 7, dates: ['2026-12-10'], says, ...changes }
}

export function sampleCandidate(id: number, name: string, changes: Partial<Candidate> = {}): Candidate {
  return {
    physicianId: id,
    name,
    isAllowed: true,
    group: 'good',
    says: `${name} has 3 shifts fewer than the fair share.`,
    blockedBy: [],
    cost: id,
    leaves: null,
    scores: null,
    ...changes,
  }
}

export function sampleConsequences(requestId: number, changes: Partial<Consequences> = {}): Consequences {
  return {
    requestId,
    blocked: null,
    overLimit: [],
    says: ['One shift opens.'],
    shortNotice: null,
    days: [sampleDay('2026-12-20', { filledAfter: 18 }), sampleDay('2026-12-21', { filledNow: 18, filledAfter: 18 })],
    findings: [],
    scores: {
      before: { coverage: 99.2, fairness: 94, preferences: 91 },
      after: { coverage: 98.7, fairness: 94, preferences: 91 },
    },
    opened: [],
    forAll: [],
    ...changes,
  }
}

export function sampleOpenShift(date: string, changes: Partial<OpenShift> = {}): OpenShift {
  return {
    shift: sampleShift(date, { physicianId: null, physicianName: null, physician: null }),
    kind: 'open',
    offerId: null,
    offeredBy: null,
    isAllowed: true,
    says: 'You are two shifts under your share.',
    blockedBy: [],
    myRequestId: null,
    isInstant: false,
    ...changes,
  }
}

export function samplePlan(changes: Partial<RepairPlan> = {}): RepairPlan {
  return {
    kind: 'backup',
    title: 'Call the backup',
    says: ['Mateo Sandoval is on backup that day.'],
    steps: [{ shiftId: 1, version: 1, physicianId: 9 }],
    disturbed: [{ physicianId: 9, name: 'Mateo Sandoval', phoneNumber: '555 0100', says: 'works on Tue, Dec 8' }],
    open: [],
    asked: [],
    cost: 3,
    ...changes,
  }
}
