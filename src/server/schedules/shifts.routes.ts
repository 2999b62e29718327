/** Calls that explain why someone has a shift and who else could take it. */
import type { Candidate as ShownCandidate, shiftsApi } from '../../contract/shifts.ts'
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
    const isForColleague = scope.role !== 'admin' && shift.physicianId !== scope.userId
    return { problem: look.problem, question: { ...question, isForColleague } }
  }

  return {
    shiftSheet: ({ scope, params }) => readShiftSheet(orm, scope, params.id),
    shiftReason: async ({ scope, params }) => {
      const { problem, question } = await askAbout(scope, params.id)
      const { isOpen, says, costs, toThem, excluded, alternatives, fixes } = await advisor.ask(
        'explainShift',
        problem,
        question,
      )
      return {
        isOpen,
        says,
        costs,
        toMe: question.physicianId === String(scope.userId) ? toThem : null,
        excluded,
        alternatives: alternatives.map((one) => showTo(scope, one)),
        fixes:
          scope.role === 'admin'
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
      return (await advisor.ask('rankForShift', problem, question)).map((one) => showTo(scope, one))
    },
  }
}

/** Physicians read who could take a shift, not what it would do to a colleague's month. */
function showTo(scope: Scope, candidate: Candidate): ShownCandidate {
  const shown = showCandidate(candidate)
  if (scope.role === 'admin' || !candidate.isAllowed) return shown
  return { ...shown, says: candidate.group === 'good' ? 'Could take it.' : 'Could take it, with a trade-off.' }
}

export function showCandidate({ physicianId, scores, leaves, ...candidate }: Candidate): ShownCandidate {
  return { ...candidate, physicianId: Number(physicianId), scores: scores ?? null, leaves: leaves ?? null }
}
