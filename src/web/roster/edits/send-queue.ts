/** Sends edits one after another, with the versions that were seen, and knows which are pending. */
import type { Answer, Api } from '../../../contract/api.ts'
import type { Shift } from '../../../contract/schedules.ts'
import { callApi } from '../../api/call.ts'
import { type LocalEdit, toShiftEdits } from './local-edit.ts'

export type Sent = {
  edits: readonly LocalEdit[]
  reason: string | undefined
  seen: ReadonlyMap<number, Shift>
  isProposed?: boolean | undefined
}
export type EditAnswer = Answer<Api['editShifts']>

export function createSendQueue(scheduleId: number) {
  /** Ids the server gave to shifts added here. */
  const ids = new Map<number, number>()
  /** Own edits raise a version without anyone else having changed the shift. */
  const raised = new Map<number, { from: number; to: number }[]>()
  let last: Promise<unknown> = Promise.resolve()

  const idOf = (id: number) => ids.get(id) ?? id
  const versionNow = (id: number, seen: number) =>
    (raised.get(id) ?? []).reduce((version, step) => (step.from === version ? step.to : version), seen)

  async function send({ edits, reason, seen, isProposed }: Sent): Promise<EditAnswer> {
    const seenBefore = new Map([...seen].map(([id, shift]) => [idOf(id), shift.version]))
    const versionOf = (id: number) => versionNow(id, seenBefore.get(id) ?? 1)
    const sent = toShiftEdits(edits, idOf, versionOf)
    // Named, so the compiler doesn’t compare the edit with what every other call is given.
    const answer = await callApi<'editShifts'>('editShifts', {
      params: { id: scheduleId },
      body: { edits: sent, ...(isProposed && { isProposed }), ...(reason ? { reason } : {}) },
    })
    remember(edits, sent, answer.shifts)
    return answer
  }

  function remember(
    edits: readonly LocalEdit[],
    sent: ReturnType<typeof toShiftEdits>,
    shifts: readonly Shift[],
  ): void {
    for (const edit of sent) {
      if (edit.do !== 'change') continue
      const now = shifts.find((shift) => shift.id === edit.shiftId)
      if (now) raised.set(edit.shiftId, [...(raised.get(edit.shiftId) ?? []), { from: edit.version, to: now.version }])
    }
    const changed = new Set(sent.flatMap((edit) => (edit.do === 'add' ? [] : [edit.shiftId])))
    const added = shifts.filter((shift) => !changed.has(shift.id))
    for (const edit of edits) {
      if (edit.do !== 'add') continue
      const at = added.findIndex(
        ({ roleId, date, physicianId }) =>
          roleId === edit.roleId && date === edit.date && physicianId === edit.physicianId,
      )
      if (at >= 0) ids.set(edit.localId, added.splice(at, 1)[0]!.id)
    }
  }

  /** The server restores what was there: the ids are the same, and each version is one higher. */
  async function turn(stepId: number | undefined, isUndone: boolean): Promise<EditAnswer> {
    if (stepId === undefined) throw new Error('There’s nothing saved to undo.')
    const answer = await callApi<'turnStep'>('turnStep', { params: { id: scheduleId }, body: { stepId, isUndone } })
    for (const { id, version } of answer.shifts)
      raised.set(id, [...(raised.get(id) ?? []), { from: version - 1, to: version }])
    return answer
  }

  /** Waits for the ones before it, whether they succeed or not. */
  function inTurn(work: () => Promise<EditAnswer>): Promise<EditAnswer> {
    const result = last.then(work, work)
    last = result
    return result
  }

  return {
    idOf,
    send: (sent: Sent) => inTurn(() => send(sent)),
    /** `stepIdOf` is called once everything before it is saved. */
    turn: (stepIdOf: () => number | undefined, isUndone: boolean) => inTurn(() => turn(stepIdOf(), isUndone)),
  }
}
