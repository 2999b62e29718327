/** Edits of a schedule: shown at once, confirmed or rolled back by the server's answer, undone and redone. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { ApiError, isUnauthorized } from '../../api/call.ts'
import { sendToSignIn } from '../../api/send-to-sign-in.ts'
import { reasonOf } from '../../api/use-change.ts'
import { refreshTopics } from '../../api/use-read.ts'
import type { Asked } from '../../shifts/keep-break-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type History, nextRedo, nextUndo, recordChange, updateChange } from './history.ts'
import { applyEdits, type Cast, invertEdits, type LocalEdit, touchedIds } from './local-edit.ts'
import { createSendQueue, type EditAnswer } from './send-queue.ts'

type Pending = { key: number; edits: readonly LocalEdit[] }

export type EditOptions = {
  reason?: string | undefined
  /** Hard rules that it breaks, in words. */
  breaks?: string | undefined
  /** Worse for soft rules than a person would overlook. */
  isCostly?: boolean
}

/** What became of an edit; one that breaks a hard rule comes back with the rules in words. */
type Outcome = { is: 'saved' | 'refused' } | { is: 'needs-reason'; breaks: string }

/** What was just rolled back, so that the grid can show where it went. */
export type Refused = { key: number; shiftIds: number[] }

export function useEdits(scheduleId: number, saved: readonly Shift[], cast: Cast) {
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [history, setHistory] = useState<History>([])
  const [asked, setAsked] = useState<Asked>()
  const [refused, setRefused] = useState<Refused>()
  const [warned, setWarned] = useState<ReadonlyMap<number, string>>(new Map())
  const queue = useMemo(() => createSendQueue(scheduleId), [scheduleId])
  const lastKey = useRef(0)

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

  const send = useCallback(
    async (
      key: number,
      edits: readonly LocalEdit[],
      label: string,
      reason: string | undefined,
      isCostly: boolean,
    ): Promise<Outcome> => {
      const seen = new Map(shown.current.map((shift) => [shift.id, shift]))
      setPending((before) => [...before, { key, edits }])
      try {
        const answer = await queue.send({ edits, reason, seen })
        takeAnswer(answer)
        const soft = isCostly ? answer.findings.filter((finding) => !finding.hard) : []
        setWarned((before) => withWarning(before, touchedIds(edits).map(queue.idOf), soft[0]?.says))
        if (soft[0]) toast({ title: `Saved: ${label}`, description: soft[0].says, tone: 'warn' })
        return { is: 'saved' }
      } catch (error) {
        setRefused({ key, shiftIds: touchedIds(edits).map(queue.idOf) })
        if (isUnauthorized(error)) sendToSignIn()
        else if (error instanceof ApiError && error.body?.code === 'needs-reason') {
          const { problems, message } = error.body
          return { is: 'needs-reason', breaks: problems?.map((problem) => problem.message).join(' ') ?? message }
        } else {
          toast({ title: `Not saved: ${label}`, description: reasonOf(error), tone: 'bad' })
          void refreshTopics(client, ['shifts', 'schedules'])
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
      { reason, breaks, isCostly = false }: EditOptions = {},
    ): Promise<void> => {
      if (breaks && !reason) {
        setAsked({ label, breaks, confirm: (given) => void perform(edits, label, { reason: given, isCostly }) })
        return
      }
      lastKey.current += 1
      const key = lastKey.current
      const inverse = invertEdits(shown.current, named(edits, queue.idOf))
      setRefused(undefined)
      setHistory((before) =>
        recordChange(before, { key, label, edits, inverse, reason, state: 'saving', isUndone: false }),
      )
      const outcome = await send(key, edits, label, reason, isCostly)
      setHistory((before) => updateChange(before, key, { state: outcome.is === 'saved' ? 'saved' : 'refused' }))
      if (outcome.is === 'needs-reason')
        setAsked({ label, breaks: outcome.breaks, confirm: (given) => void perform(edits, label, { reason: given }) })
    },
    [queue, send],
  )

  /** Remembers shifts that another call opened or gave to others, so that they are undone like an edit. */
  const recordChanged = useCallback(
    (label: string, before: readonly Shift[], after: readonly Shift[]) => {
      lastKey.current += 1
      const edits = after.map(({ id, physicianId }) => ({ do: 'change' as const, shiftId: id, physicianId }))
      const inverse = invertEdits(before, edits)
      takeAnswer({ shifts: [...after], removed: [] })
      setHistory((history) =>
        recordChange(history, {
          ...{ key: lastKey.current, label, edits, inverse, reason: undefined },
          ...{ state: 'saved', isUndone: false },
        }),
      )
    },
    [takeAnswer],
  )

  /** An undo is an edit of its own; where it breaks a rule again, the trail says what it undid. */
  const turn = useCallback(
    async (direction: 'undo' | 'redo') => {
      const change = direction === 'undo' ? nextUndo(history) : nextRedo(history)
      if (!change) return
      const isUndo = direction === 'undo'
      lastKey.current += 1
      setRefused(undefined)
      setHistory((before) => updateChange(before, change.key, { isUndone: isUndo }))
      const edits = isUndo ? change.inverse : change.edits
      const label = `${isUndo ? 'Undo' : 'Redo'}: ${change.label}`
      const first = await send(lastKey.current, edits, label, isUndo ? undefined : change.reason, false)
      if (first.is === 'saved') return
      lastKey.current += 1
      const second = first.is === 'refused' ? first : await send(lastKey.current, edits, label, label, false)
      if (second.is !== 'saved') setHistory((before) => updateChange(before, change.key, { isUndone: !isUndo }))
    },
    [history, send],
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

/** Edits of shifts that the server has named meanwhile. */
function named(edits: readonly LocalEdit[], idOf: (id: number) => number): LocalEdit[] {
  return edits.map((edit) => (edit.do === 'add' ? edit : { ...edit, shiftId: idOf(edit.shiftId) }))
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
