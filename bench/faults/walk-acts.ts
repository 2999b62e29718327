/** What the people of a random walk do: one function for each transition of a state machine, mostly on things picked at random. */

export type Answer = { status: number; body: Record<string, unknown> }
export type Walker = { email: string; cookie: string }

type Shift = { id: number; date: string; physicianId: number | null; version: number }
type Listed = { id: number; status: string; month: number }

type Context = {
  admin: Walker
  groupId: number
  /** Of the schedule that everybody works on; the one after it is generated again and again. */
  month: { month: number; year: number }
  call(walker: Walker, method: string, path: string, body?: unknown): Promise<Answer | undefined>
  /** Keeps what was acknowledged. `idOf` is asked once it has succeeded. */
  act(
    action: string,
    sent: Promise<Answer | undefined>,
    idOf: (body: Record<string, unknown>) => unknown,
    marker?: string,
  ): Promise<void>
  markers: string[]
}

export function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

const idIn = ({ id }: Record<string, unknown>) => id
const happens = (share: number) => Math.random() < share

export function createActs({ admin, groupId, month, call, act, markers }: Context) {
  /** Empty while no server answers. */
  async function list<Thing>(path: string): Promise<Thing[]> {
    const read = await call(admin, 'GET', path)
    return read?.status === 200 ? (read.body as unknown as Thing[]) : []
  }
  const requests = () => list<{ id: number; targetId: number | null }>(`/api/shift-requests/group/${groupId}`)
  const members = () => list<{ id: number }>(`/api/physicians/group/${groupId}`)
  const schedules = () => list<Listed>(`/api/schedules/group/${groupId}`)
  const isActive = (one: Listed) => one.status === 'active' && one.month === month.month
  const activeId = async () => (await schedules()).find(isActive)?.id ?? 0
  const shiftsNow = async () => list<Shift>(`/api/shifts/schedule/${await activeId()}`)
  const ownId = async (walker: Walker) => (await call(walker, 'GET', '/api/auth/user'))?.body.id
  const ownShift = async (walker: Walker, among: Shift[]) => {
    const id = await ownId(walker)
    return pick(among.filter(({ physicianId }) => physicianId === id))
  }
  const day = () => `2029-05-${String(1 + Math.floor(Math.random() * 31)).padStart(2, '0')}`
  const nextMonth = { ...month, month: month.month + 1 }
  let count = 0
  const mark = () => `marker ${++count}.`

  const ask = (walker: Walker, body: object) => {
    const marker = mark()
    markers.push(marker)
    return act('request.create', call(walker, 'POST', '/api/shift-requests', { ...body, reason: marker }), idIn, marker)
  }
  const onRequest = async (walker: Walker, action: string, path: string, body: object) => {
    const id = pick(await requests())?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shift-requests/${id}/${path}`, body), () => id)
  }
  const onSwapAsks = async (walker: Walker, action: string, path: string) => {
    const id = (await ownShift(walker, await shiftsNow()))?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shifts/${id}/swap-asks/${path}`, {}), () => id)
  }

  const ofPhysicians: ((walker: Walker) => Promise<void>)[] = [
    (walker) => ask(walker, { requestType: 'timeoff', requestedDate: day() }),
    async (walker) => {
      const shifts = await shiftsNow()
      const swap = { originalShiftId: pick(shifts)?.id, targetShiftId: pick(shifts)?.id }
      await ask(walker, { requestType: 'swap', ...swap })
    },
    async (walker) => {
      const originalShiftId = (await ownShift(walker, await shiftsNow()))?.id
      await ask(walker, { requestType: 'swap', originalShiftId })
    },
    async (walker) => {
      const open = (await shiftsNow()).filter(({ physicianId }) => physicianId === null)
      await ask(walker, { requestType: 'pickup', targetShiftId: pick(open)?.id })
    },
    // Colleagues one after the other: to take a shift, or to give one for it.
    async (walker) => {
      const shifts = await shiftsNow()
      const own = await ownShift(walker, shifts)
      if (!own) return
      const takers = (await members()).filter(({ id }) => id !== own.physicianId)
      const asks = [1, 2, 3].map(() => {
        const takerId = pick(takers)?.id
        const back = happens(0.5) ? pick(shifts.filter(({ physicianId }) => physicianId === takerId)) : undefined
        const give = { shiftId: own.id, takerId }
        return { steps: back ? [give, { shiftId: back.id, takerId: own.physicianId }] : [give] }
      })
      await act('swap.ask', call(walker, 'POST', `/api/shifts/${own.id}/swap-asks`, { asks }), () => own.id)
    },
    (walker) => onSwapAsks(walker, 'swap.everyone', 'everyone'),
    (walker) => onSwapAsks(walker, 'swap.stop', 'stop'),
    (walker) => onRequest(walker, 'request.answer', 'answer', { accept: happens(0.8) }),
    async (walker) => {
      const me = await ownId(walker)
      const id = pick((await requests()).filter(({ targetId }) => targetId === me))?.id
      const body = { accept: happens(0.6) }
      if (id !== undefined)
        await act('request.answer', call(walker, 'POST', `/api/shift-requests/${id}/answer`, body), () => id)
    },
    (walker) => onRequest(walker, 'request.cancel', 'cancel', {}),
    (walker) => onRequest(walker, 'request.give-back', 'give-back', {}),
    async (walker) => {
      const [startDate, note] = [day(), mark()]
      const sent = call(walker, 'POST', '/api/call-outs/report', { startDate, endDate: startDate, note })
      await act('call-out.report', sent, idIn)
    },
    async (walker) => {
      if (happens(0.2)) await act('leave', call(walker, 'POST', '/api/groups/my/leave', {}), () => 0)
    },
    async (walker) => {
      const invited = (await call(walker, 'GET', '/api/invitations/my'))?.body.invitations
      const id = pick((invited as { id: number }[] | undefined) ?? [])?.id
      const how = happens(0.9) ? 'accept' : 'decline'
      if (id !== undefined)
        await act(`membership.${how}`, call(walker, 'POST', `/api/invitations/${id}/${how}`, {}), () => id)
    },
  ]

  const review = (decision: 'approve' | 'deny') =>
    onRequest(admin, `request.${decision}`, 'review', { decision, reason: 'Walk', overrides: true })
  const onDraft = async (action: string, method: string, path: string, body?: object) => {
    const id = pick((await schedules()).filter(({ status }) => status === 'draft'))?.id
    if (id !== undefined) await act(action, call(admin, method, `/api/schedules/${id}${path}`, body), () => id)
  }
  const edit = async () => {
    const shift = pick(await shiftsNow())
    if (!shift) return
    const physicianId = pick((await members()).filter(({ id }) => id !== shift.physicianId))?.id
    const edits = [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId }]
    const sent = call(admin, 'POST', `/api/schedules/${await activeId()}/edits`, { edits, reason: 'Walk' })
    await act('shift.edit', sent, () => shift.id)
  }
  const ofCoordinators: (() => Promise<void>)[] = [
    () => review('approve'),
    () => review('approve'),
    () => review('deny'),
    edit,
    edit,
    async () => {
      const path = `/api/schedules/${await activeId()}/steps`
      const step = pick((await list<{ id: number; shifts: number; isUndone: boolean }>(path)).slice(-3))
      if (!step) return
      const body = { stepId: step.id, isUndone: !step.isUndone }
      // A step that only overrode conflicts or chose a draft is kept in the log as that.
      await act(step.shifts > 0 ? 'shift.undo' : 'step.turn', call(admin, 'POST', `${path}/turn`, body), () => step.id)
    },
    async () => {
      const shift = pick((await shiftsNow()).filter(({ physicianId }) => physicianId !== null))
      if (!shift) return
      const absence = { physicianId: shift.physicianId, startDate: shift.date, endDate: shift.date }
      const steps = [{ shiftId: shift.id, version: shift.version, physicianId: null }]
      const body = { ...absence, kind: 'pickup', steps, note: 'Walk' }
      await act('call-out.apply', call(admin, 'POST', '/api/call-outs', body), (answer) => (answer.request as Shift).id)
    },
    async () =>
      act('schedule.duplicate', call(admin, 'POST', `/api/schedules/${await activeId()}/duplicate`, {}), idIn),
    async () => {
      if (!happens(0.1)) return
      const sent = call(admin, 'POST', '/api/schedules/generate', nextMonth)
      await act('schedule.generate', sent, ({ schedule }) => (schedule as Shift).id)
    },
    async () => void (await call(admin, 'POST', '/api/schedules/generation/cancel', nextMonth)),
    () => onDraft('schedule.delete', 'DELETE', ''),
    () => onDraft('schedule.publish', 'POST', '/publish', { reason: 'Walk' }),
    async () => {
      const id = pick(await members())?.id
      if (id !== undefined && happens(0.4))
        await act('physician.deactivate', call(admin, 'DELETE', `/api/physicians/${id}`), () => id)
    },
    async () => {
      const id = pick(await members())?.id
      if (id !== undefined)
        await act('physician.reactivate', call(admin, 'POST', `/api/physicians/${id}/reactivate`, {}), () => id)
    },
  ]
  return { ofPhysicians, ofCoordinators }
}
