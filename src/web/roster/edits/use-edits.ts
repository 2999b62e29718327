/** Edits of a schedule: shown right away, confirmed or rolled back by the server's answer, undone and redone. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Schedule, Shift } from '../../../contract/schedules.ts'
import { ApiError, isUnauthorized } from '../../api/call.ts'
import { sendToSignIn } from '../../api/send-to-sign-in.ts'
import { reasonOf } from '../../api/use-change.ts'
import { refreshTopics, useRead } from '../../api/use-read.ts'
import type { OnChanged } from '../../schedule-actions/clear-dialog.tsx'
import type { Asked } from '../../shifts/keep-break-dialog.tsx'
import { dismissShownToast, toast } from '../../ui/toast.ts'
import {
  type Change,
  type ChangeState,
  type History,
  nextRedo,
  nextUndo,
  recordChange,
  updateChange,
  withSteps,
} from './history.ts'
import { applyEdits, type Cast, invertEdits, type LocalEdit, touchedIds } from './local-edit.ts'
import { createSendQueue, type EditAnswer } from './send-queue.ts'

type Pending = { key: number; edits: readonly LocalEdit[] }

export type EditOptions = {
  reason?: string | undefined
  /** Hard rules that it breaks, in words. */
  breaks?: string | undefined
  /** Worse for soft rules than a person would overlook. */
  isCostly?: boolean
  /** Part of a proposal: the shifts don't count as hand-set. */
  isProposed?: boolean | undefined
}

/** The outcome of an edit; one that breaks a hard rule comes back with the rules in words. */
type Outcome = { is: 'saved'; answer: EditAnswer } | { is: 'refused' } | { is: 'needs-reason'; breaks: string }

/** What was just rolled back, so the grid can show where it went. */
export type Refused = { key: number; shiftIds: number[] }

export function useEdits(
  scheduleId: number,
  saved: readonly Shift[],
  cast: Cast,
  onOpen: (scheduleId: number) => void,
) {
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [own, setOwn] = useState<History>([])
  const steps = useRead('undoSteps', { params: { id: scheduleId } }).data
  const history = useMemo(() => withSteps(own, steps ?? []), [own, steps])
  const [asked, setAsked] = useState<Asked>()
  const [refused, setRefused] = useState<Refused>()
  const [warned, setWarned] = useState<ReadonlyMap<number, string>>(new Map())
  const queue = useMemo(() => createSendQueue(scheduleId), [scheduleId])
  const lastKey = useRef(0)
  const stepIds = useRef(new Map<number, number | null>())
  // Whoever closed the sheet or left the page can't be asked for a reason anymore.
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const shifts = useMemo(
    () =>
      pending.reduce<readonly Shift[]>(
        (before, { edits }) => applyEdits(before, named(edits, queue.idOf), cast),
        saved,
      ),
    [pending, saved, cast, queue],
  )
  const shown = useRef(shifts)
  shown.current = shifts

  const takeAnswer = useCallback(
    ({ shifts: changed, removed }: Pick<EditAnswer, 'shifts' | 'removed'>) => {
      client.setQueryData<Shift[]>(['scheduleShifts', { params: { scheduleId } }], (before) =>
        before ? mergeShifts(before, changed, removed) : before,
      )
    },
    [client, scheduleId],
  )

  /** Shown right away; rolled back if refused. */
  const save = useCallback(
    async (
      { key, label, edits }: Pick<Change, 'key' | 'label' | 'edits'>,
      work: () => Promise<EditAnswer>,
    ): Promise<Outcome> => {
      setRefused(undefined)
      setPending((before) => [...before, { key, edits }])
      try {
        const answer = await work()
        takeAnswer(answer)
        takeVersion(client, answer.schedule)
        return { is: 'saved', answer }
      } catch (error) {
        setRefused({ key, shiftIds: touchedIds(edits).map(queue.idOf) })
        if (isUnauthorized(error)) sendToSignIn()
        else if (error instanceof ApiError && error.body?.code === 'needs-reason') {
          const { problems, message } = error.body
          return { is: 'needs-reason', breaks: problems?.map((problem) => problem.message).join(' ') ?? message }
        } else {
          toast({ title: `Not saved: ${label}`, description: reasonOf(error), tone: 'bad' })
          refreshTopics(client, ['shifts', 'schedules'])
        }
        return { is: 'refused' }
      } finally {
        setPending((before) => before.filter((other) => other.key !== key))
      }
    },
    [client, queue, takeAnswer],
  )

  const perform = useCallback(
    async (
      edits: LocalEdit[],
      label: string,
      { reason, breaks, isCostly = false, isProposed }: EditOptions = {},
    ): Promise<void> => {
      const again = (given: string) => void perform(edits, label, { reason: given, isCostly, isProposed })
      if (breaks && !reason) {
        setAsked({ label, breaks, confirm: again })
        return
      }
      lastKey.current += 1
      const key = lastKey.current
      const inverse = invertEdits(shown.current, named(edits, queue.idOf))
      const seen = new Map(shown.current.map((shift) => [shift.id, shift]))
      const change: Change = { key, turn: key, label, edits, inverse, reason, state: 'saving', isUndone: false }
      setOwn((before) => recordChange(before, change))
      const outcome = await save({ key, label, edits }, () => queue.send({ edits, reason, seen, isProposed }))
      if (outcome.is !== 'saved') {
        setOwn((before) => updateChange(before, key, { state: 'refused' }))
        if (outcome.is !== 'needs-reason') return
        if (isThere.current) setAsked({ label, breaks: outcome.breaks, confirm: again })
        else toast({ title: `Not saved: ${label}`, description: outcome.breaks, tone: 'bad' })
        return
      }
      const { stepId, findings } = outcome.answer
      stepIds.current.set(key, stepId)
      setOwn((before) => updateChange(before, key, { state: 'saved', stepId: stepId ?? undefined }))
      const soft = isCostly ? findings.filter((finding) => !finding.hard) : []
      setWarned((before) => withWarning(before, touchedIds(edits).map(queue.idOf), soft[0]?.says))
      if (soft[0]) toast({ title: `Saved: ${label}`, description: soft[0].says, tone: 'warn' })
    },
    [queue, save],
  )

  /** Remembers shifts that another call changed, so they can be undone like an edit. */
  const recordChanged = useCallback<OnChanged>(
    ({ label, before, after, stepId }) => {
      lastKey.current += 1
      const edits = after.map(({ id, physicianId }) => ({ do: 'change' as const, shiftId: id, physicianId }))
      const inverse = invertEdits(before, edits)
      takeAnswer({ shifts: [...after], removed: [] })
      setOwn((history) =>
        recordChange(history, {
          ...{ key: lastKey.current, label, edits, inverse, reason: undefined, stepId: stepId ?? undefined },
          ...{ turn: lastKey.current, state: 'saved', isUndone: false },
        }),
      )
    },
    [takeAnswer],
  )

  /** The server restores exactly what was there. If the step replaced the draft, the other one opens. */
  const turn = useCallback(
    async (direction: 'undo' | 'redo') => {
      const change = direction === 'undo' ? nextUndo(history) : nextRedo(history)
      if (!change) return
      dismissShownToast()
      const isUndone = direction === 'undo'
      lastKey.current += 1
      const turn = lastKey.current
      const setTurned = (turned: boolean, state: ChangeState) =>
        setOwn((before) => updateChange(including(before, change), change.key, { isUndone: turned, state, turn }))
      setTurned(isUndone, 'saving')
      const label = `${isUndone ? 'Undo' : 'Redo'}: ${change.label}`
      const edits = isUndone ? change.inverse : change.edits
      const stepIdOf = () => change.stepId ?? stepIds.current.get(change.key) ?? undefined
      const outcome = await save({ key: turn, label, edits }, () => queue.turn(stepIdOf, isUndone))
      setTurned(outcome.is === 'saved' ? isUndone : !isUndone, 'saved')
      if (outcome.is === 'saved' && outcome.answer.schedule.id !== scheduleId) {
        refreshTopics(client, ['schedules'])
        onOpen(outcome.answer.schedule.id)
      }
    },
    [history, save, queue, scheduleId, client, onOpen],
  )

  return {
    shifts,
    history,
    perform,
    recordChanged,
    undo: useCallback(() => turn('undo'), [turn]),
    redo: useCallback(() => turn('redo'), [turn]),
    asked,
    answerAsked: useCallback(() => setAsked(undefined), []),
    refused,
    warned,
    savingIds: useMemo(
      () => new Set(pending.flatMap(({ edits }) => touchedIds(edits).map(queue.idOf))),
      [pending, queue],
    ),
  }
}
export type Edits = ReturnType<typeof useEdits>

/** Edits of shifts that have since been given a server id. */
function named(edits: readonly LocalEdit[], idOf: (id: number) => number): LocalEdit[] {
  return edits.map((edit) => (edit.do === 'add' ? edit : { ...edit, shiftId: idOf(edit.shiftId) }))
}

/** A change of an earlier visit is kept here from the moment it is undone. */
function including(history: History, change: Change): History {
  return history.some(({ key }) => key === change.key) ? history : [...history, change]
}

/** What follows an edit, such as publishing, uses the version it made, without waiting for the list to be read. */
function takeVersion(client: QueryClient, after: Schedule): void {
  client.setQueryData<Schedule[]>(['listSchedules', { params: { groupId: after.groupId } }], (before) =>
    before?.map((schedule) => (schedule.id === after.id && schedule.version < after.version ? after : schedule)),
  )
}

function mergeShifts(before: readonly Shift[], changed: readonly Shift[], removed: readonly number[]): Shift[] {
  const now = new Map(changed.map((shift) => [shift.id, shift]))
  const kept = before.filter((shift) => !removed.includes(shift.id)).map((shift) => now.get(shift.id) ?? shift)
  const known = new Set(before.map((shift) => shift.id))
  return [...kept, ...changed.filter((shift) => !known.has(shift.id))]
}

function withWarning(before: ReadonlyMap<number, string>, ids: number[], says: string | undefined) {
  const after = new Map(before)
  for (const id of ids) {
    if (says) after.set(id, says)
    else after.delete(id)
  }
  return after
}
