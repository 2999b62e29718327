/** What coordinators do with requests and shifts in a random walk. */
import { type Context, happens, type Look, pick, type Shift } from './walk-look.ts'

export function actsOnShifts({ admin, call, act }: Context, look: Look): (() => Promise<void>)[] {
  const reviewed = { reason: 'Walk', overrides: true }
  const review = async (decision: 'approve' | 'deny') => {
    const id = pick(await look.requests())?.id
    const sent = () => call(admin, 'POST', `/api/shift-requests/${id}/review`, { decision, ...reviewed })
    if (id !== undefined) await act(`request.${decision}`, sent(), () => id)
  }
  const edit = async () => {
    const shift = pick(await look.shiftsNow())
    if (!shift) return
    const physicianId = pick((await look.members()).filter(({ id }) => id !== shift.physicianId))?.id
    const edits = [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId }]
    const sent = call(admin, 'POST', `/api/schedules/${await look.activeId()}/edits`, { edits, reason: 'Walk' })
    await act('shift.edit', sent, () => shift.id)
  }
  return [
    () => review('approve'),
    () => review('approve'),
    () => review('deny'),
    // Several at once: each is decided, or refused, by itself.
    async () => {
      const pending = (await look.requests()).filter(({ status }) => status === 'pending')
      const requests = [...new Set([1, 2, 3].flatMap(() => pick(pending)?.id ?? []))].map((id) => ({ id }))
      if (requests.length === 0) return
      const decision = happens(0.6) ? 'approve' : 'deny'
      const sent = call(admin, 'POST', '/api/shift-requests/review', { requests, decision })
      await act(`request.${decision}`, sent, (body) =>
        (body as unknown as { id: number; ok: boolean }[]).flatMap(({ id, ok }) => (ok ? [id] : [])),
      )
    },
    async () => {
      const id = pick((await look.requests()).filter(({ canUndo }) => canUndo))?.id
      if (id !== undefined)
        await act('request.undo', call(admin, 'POST', `/api/shift-requests/${id}/undo`, {}), () => id)
    },
    edit,
    edit,
    async () => {
      const path = `/api/schedules/${await look.activeId()}/steps`
      const step = pick((await look.list<{ id: number; shifts: number; isUndone: boolean }>(path)).slice(-3))
      if (!step) return
      const body = { stepId: step.id, isUndone: !step.isUndone }
      // A step that only overrode conflicts or chose a draft is kept in the log as that.
      const action = step.shifts > 0 ? 'shift.undo' : 'step.turn'
      await act(action, call(admin, 'POST', `${path}/turn`, body), ({ schedule }) => (schedule as Shift).id)
    },
    async () => {
      const shift = pick((await look.shiftsNow()).filter(({ physicianId }) => physicianId !== null))
      if (!shift) return
      const absence = { physicianId: shift.physicianId, startDate: shift.date, endDate: shift.date }
      const steps = [{ shiftId: shift.id, version: shift.version, physicianId: null }]
      const body = { ...absence, kind: 'pickup', steps, note: 'Walk' }
      await act('call-out.apply', call(admin, 'POST', '/api/call-outs', body), (answer) => (answer.request as Shift).id)
    },
    async () => {
      const id = pick((await look.schedules()).filter(({ status }) => status !== 'archived'))?.id
      const day = look.day()
      const sent = () => call(admin, 'POST', `/api/schedules/${id}/clear`, { from: day, to: day })
      if (id !== undefined && happens(0.5)) await act('schedule.clear', sent(), () => id)
    },
  ]
}
