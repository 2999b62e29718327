/** The coordinator's workspace: the shifts on screen, what is known about them, and everything that can be done. */
import { useCallback, useMemo, useRef } from 'react'
import { makeRoleCodes } from '../../contract/role-codes.ts'
import type { Role } from '../../contract/roles.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { shortNames } from '../../engine/text/names.ts'
import { findMissingShifts } from '../shifts/missing-shifts.ts'
import { makeShiftMarks } from '../shifts/shift-marks.ts'
import { toast } from '../ui/toast.ts'
import { judgeEdits, rosterOf, sharesByPhysician, type Verdict } from './checks/checker.ts'
import { breaksByRow, checkShifts, sortBreaks, withScores } from './checks/issues.ts'
import { sleepyByRow } from './checks/sleepy.ts'
import {
  type Plan,
  type PlanContext,
  planAssign,
  planDrop,
  planLocation,
  planLock,
  planOpen,
  planOpenShift,
  planPosition,
  planRemove,
  planRestore,
  type Target,
} from './edits/plan-edit.ts'
import { type EditOptions, useEdits } from './edits/use-edits.ts'
import { indexShifts } from './model/shift-index.ts'
import { type RosterData, useAfterPaint } from './use-roster-data.ts'

/** `onOpen` goes to another schedule: undoing a regenerated month opens the draft before it. */
export function useDesk(schedule: Schedule, data: RosterData, onOpen: (scheduleId: number) => void) {
  const { saved, roles, people, checker } = data
  const cast = useMemo(
    () => ({
      scheduleId: schedule.id,
      people: new Map(people.map((person) => [person.id, person])),
      names: shortNames(people),
      roles: new Map(roles.map((role) => [role.id, role])),
    }),
    [schedule.id, people, roles],
  )
  const edits = useEdits(schedule.id, saved, cast, onOpen)
  const { shifts, perform } = edits
  const index = useMemo(() => indexShifts(shifts), [shifts])
  const mark = useStableMarks(roles, shifts, data.outside)
  const codes = useMemo(() => makeRoleCodes(roles.map((role) => role.name)), [roles])
  const roster = useMemo(() => (checker ? rosterOf(checker, shifts) : undefined), [checker, shifts])
  const painted = useAfterPaint(shifts)
  const checked = useMemo(() => (checker && painted ? checkShifts(checker, painted) : undefined), [checker, painted])
  const { conflicts, overridden } = useMemo(
    () => sortBreaks(checked?.breaks ?? [], data.overrides ?? []),
    [checked, data.overrides],
  )
  const missing = useMemo(() => {
    // The saved ones, too: one that is being removed closes its position right away.
    const known = new Map([...saved, ...data.removed, ...shifts].map((shift) => [shift.id, shift]))
    return findMissingShifts(schedule, [...known.values()], roles)
  }, [schedule, saved, data.removed, shifts, roles])
  const localId = useRef(0)

  const context = useMemo<PlanContext>(
    () => ({
      shifts: index,
      codeOf: (shift) => mark(shift).code,
      shortNameOf: (id) => (id === null ? 'no one' : (cast.names.get(id) ?? 'someone')),
      nextLocalId: () => {
        localId.current -= 1
        return localId.current
      },
    }),
    [index, mark, cast],
  )

  /** Undefined while nothing can be checked in the browser. */
  const judge = useCallback(
    (plan: Plan): Verdict | undefined => {
      if (!checker || !roster || !plan.edits) return undefined
      return judgeEdits(checker, roster, index, plan.edits)
    },
    [checker, roster, index],
  )

  const act = useCallback(
    (plan: Plan, options: Pick<EditOptions, 'isProposed'> = {}) => {
      if (!plan.edits) {
        toast({ title: 'Nothing changed', description: plan.refusal })
        return
      }
      const isUnlocking = plan.edits.every((edit) => edit.do === 'change' && edit.physicianId === undefined)
      const locked = isUnlocking
        ? []
        : plan.edits.filter((edit) => edit.do !== 'add' && index.byId.get(edit.shiftId)?.isLocked)
      const verdict = judge(plan)
      const breaks = [...(verdict?.describeConflicts() ?? []), ...(locked.length > 0 ? ['This shift is locked.'] : [])]
      const isCostly = verdict?.tone === 'costs'
      void perform(plan.edits, plan.label, { ...options, breaks: breaks.join(' '), isCostly })
    },
    [judge, perform, index],
  )

  return {
    schedule,
    /** With the scores of this moment once the browser can compute them: the saved ones are from the last change. */
    scored: useMemo(() => (checked ? withScores(schedule, checked) : schedule), [schedule, checked]),
    isEditable: schedule.status !== 'archived',
    edits,
    index,
    mark,
    codes,
    /** Pending time off, by physician. */
    pendingOff: data.pendingOff,
    roles: cast.roles,
    people: cast.people,
    checker,
    checked,
    shares: useMemo(() => (checker ? sharesByPhysician(checker) : undefined), [checker]),
    known: useMemo(
      () => new Map(checker?.compiled.view.physicians.map((physician) => [Number(physician.id), physician])),
      [checker],
    ),
    conflicts,
    overridden,
    breaks: useMemo(() => breaksByRow(conflicts), [conflicts]),
    /** Predicted to end with high sleepiness, by physician. */
    sleepy: useMemo(() => sleepyByRow(painted ?? [], data.outside, mark), [painted, data.outside, mark]),
    openShifts: useMemo(() => shifts.filter(({ physicianId }) => physicianId === null), [shifts]),
    /** Required shifts that the schedule doesn’t have. */
    missing,
    judge,
    context,
    planDrop: useCallback((shift: Shift, target: Target) => planDrop(shift, target, context), [context]),
    act,
    drop: useCallback((shift: Shift, target: Target) => act(planDrop(shift, target, context)), [act, context]),
    open: useCallback((shift: Shift) => act(planOpen(shift, context)), [act, context]),
    remove: useCallback((shift: Shift) => act(planRemove(shift, context)), [act, context]),
    restore: useCallback((shift: Shift) => act(planRestore(shift, context)), [act, context]),
    /** Shifts that aren't needed on their date. */
    removed: data.removed,
    lock: useCallback((shift: Shift, isLocked: boolean) => act(planLock(shift, isLocked, context)), [act, context]),
    setLocation: useCallback(
      (shift: Shift, location: string | null) => act(planLocation(shift, location, context)),
      [act, context],
    ),
    setPosition: useCallback(
      (shift: Shift, position: number) => act(planPosition(shift, position, context)),
      [act, context],
    ),
    assign: useCallback(
      (target: Target, role: Role) =>
        act(planAssign(target, { id: role.id, name: role.name, code: codes.get(role.name) ?? role.name }, context)),
      [act, context, codes],
    ),
    addOpen: useCallback(
      (role: Role, date: string) => act(planOpenShift(role.id, date, codes.get(role.name) ?? role.name, context)),
      [act, context, codes],
    ),
  }
}
export type Desk = ReturnType<typeof useDesk>

/** The same function as long as role names are the same, since rows redraw when it changes. */
function useStableMarks(roles: readonly Role[], shifts: readonly Shift[], outside: readonly Shift[]) {
  const names = [...new Set([...shifts, ...outside].map((shift) => `${shift.role} ${shift.shiftType}`))].sort().join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the shifts.
  return useMemo(() => makeShiftMarks(roles, [...shifts, ...outside]), [roles, names])
}
