/** Calls that say why a shift is where it is and who else could have it. */
import type { ShiftReason, Candidate as ShownCandidate, shiftsApi } from '../../contract/shifts.ts'
import type { Candidate } from '../../engine/explain/candidates.ts'
import type { ShiftRequest } from '../platform/advisor/questions/explain-shift.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import { requireSchedule } from './schedules.service.ts'
import { findShift } from './schedules.store.ts'
import { readShiftSheet } from './shift-sheet.ts'
import { showFix } from './show-fix.ts'

export function shiftsHandlers({ orm, advisor }: Services): HandlersOf<typeof shiftsApi> {
  /** The shift as a question for the advisor. */
  async function askAbout(scope: Scope, id: number) {
    const shift = await findShift(orm, scope, id)
    if (!shift) throw fail('not-found')
    if (shift.roleId === null) throw fail('conflict', { message: 'Assign a role to this shift first.' })
    const look = await lookAtSchedule(orm, await requireSchedule(orm, scope, shift.scheduleId), [shift])
    const question: ShiftRequest = {
      assignments: look.assignments,
      date: shift.date,
      roleId: String(shift.roleId),
      ...(shift.physicianId === null ? {} : { physicianId: String(shift.physicianId) }),
    }
    return { problem: look.problem, question }
  }

  return {
    shiftSheet: ({ scope, params }) => readShiftSheet(orm, scope, params.id),
    shiftReason: async ({ scope, params }) => {
      const { problem, question } = await askAbout(scope, params.id)
      const isAdmin = scope.role === 'admin'
      const isMine = question.physicianId === String(scope.userId)
      if (!isAdmin && !isMine && question.physicianId !== undefined) return nothingToColleagues
      const { toThem, alternatives, fixes, ...reason } = await advisor.ask('explainShift', problem, question)
      return {
        ...reason,
        toMe: isMine ? toThem : null,
        alternatives: isAdmin ? alternatives.map(showCandidate) : [],
        fixes: isAdmin
          ? fixes.map((fix) => ({ ...fix, physicianId: fix.physicianId === null ? null : Number(fix.physicianId) }))
          : [],
      }
    },
    tryFix: async ({ scope, params, query }) => {
      const { problem, question } = await askAbout(scope, params.id)
      if (question.physicianId !== undefined)
        throw fail('conflict', { message: 'This shift isn’t open, so there’s nothing to fix.' })
      const tried = await advisor.ask('tryFix', problem, { ...question, fix: query.fix })
      if (!tried) throw fail('conflict', { message: 'That suggestion is out of date. Look at the reasons again.' })
      return showFix(tried, problem)
    },
    shiftCandidates: async ({ scope, params }) => {
      const { problem, question } = await askAbout(scope, params.id)
      return (await advisor.ask('rankForShift', problem, question)).map(showCandidate)
    },
  }
}

/** Why a shift is a colleague's follows from the colleague's month, stretch, and preferences: theirs and the coordinators'. */
const nothingToColleagues: ShiftReason = {
  isOpen: false,
  says: [],
  costs: [],
  notes: [],
  toMe: null,
  excluded: [],
  alternatives: [],
  fixes: [],
}

export function showCandidate({ physicianId, scores, leaves, ...candidate }: Candidate): ShownCandidate {
  return { ...candidate, physicianId: Number(physicianId), scores: scores ?? null, leaves: leaves ?? null }
}
