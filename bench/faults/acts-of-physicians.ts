/** What physicians do in a random walk, and people who join and leave again. */
import { type Context, happens, idIn, type Look, pick, type Walker } from './walk-look.ts'

export type PhysicianAct = (walker: Walker) => Promise<void>

export function actsOfPhysicians({ admin, call, act, markers }: Context, look: Look) {
  const ask = (walker: Walker, body: object) => {
    const marker = look.mark()
    markers.push(marker)
    return act('request.create', call(walker, 'POST', '/api/shift-requests', { ...body, reason: marker }), idIn, marker)
  }
  const onRequest = async (walker: Walker, action: string, path: string, body: object) => {
    const id = pick(await look.requests())?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shift-requests/${id}/${path}`, body), () => id)
  }
  const onOwnRequest = async (walker: Walker, status: string, action: string, path: string) => {
    const me = await look.ownId(walker)
    const own = (await look.requests()).filter((one) => one.requestorId === me && one.status === status)
    const id = pick(own)?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shift-requests/${id}/${path}`, {}), () => id)
  }
  const onSwapAsks = async (walker: Walker, action: string, path: string) => {
    const id = (await look.ownShift(walker, await look.shiftsNow()))?.id
    if (id !== undefined) await act(action, call(walker, 'POST', `/api/shifts/${id}/swap-asks/${path}`, {}), () => id)
  }
  const timeOff = (walker: Walker) => ask(walker, { requestType: 'timeoff', requestedDate: look.day() })
  const leave = async (walker: Walker, share: number) => {
    if (!happens(share)) return
    const id = await look.ownId(walker)
    await act('physician.leave', call(walker, 'POST', '/api/groups/my/leave', {}), () => id)
  }
  const answerInvitation = async (walker: Walker) => {
    const invited = (await call(walker, 'GET', '/api/invitations/my'))?.body.invitations
    const id = pick((invited as { id: number }[] | undefined) ?? [])?.id
    const how = happens(0.8) ? 'accept' : 'decline'
    if (id !== undefined)
      await act(`membership.${how}`, call(walker, 'POST', `/api/invitations/${id}/${how}`, {}), () => id)
  }
  const join = async (walker: Walker) => {
    const joinCode = (await call(admin, 'GET', '/api/groups/my/group'))?.body.joinCode
    // The account may be on another row now.
    await act('group.join', call(walker, 'POST', '/api/groups/join', { joinCode }), () => look.ownId(walker))
  }

  const ofPhysicians: PhysicianAct[] = [
    timeOff,
    async (walker) => {
      const shifts = await look.shiftsNow()
      const swap = { originalShiftId: pick(shifts)?.id, targetShiftId: pick(shifts)?.id }
      await ask(walker, { requestType: 'swap', ...swap })
    },
    async (walker) => {
      const originalShiftId = (await look.ownShift(walker, await look.shiftsNow()))?.id
      await ask(walker, { requestType: 'swap', originalShiftId })
    },
    async (walker) => {
      const open = (await look.shiftsNow()).filter(({ physicianId }) => physicianId === null)
      await ask(walker, { requestType: 'pickup', targetShiftId: pick(open)?.id })
    },
    // Colleagues one after the other: to take a shift, or to give one for it.
    async (walker) => {
      const shifts = await look.shiftsNow()
      const own = await look.ownShift(walker, shifts)
      if (!own) return
      const takers = (await look.members()).filter(({ id }) => id !== own.physicianId)
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
      const me = await look.ownId(walker)
      const id = pick((await look.requests()).filter(({ targetId }) => targetId === me))?.id
      const body = { accept: happens(0.6) }
      if (id !== undefined)
        await act('request.answer', call(walker, 'POST', `/api/shift-requests/${id}/answer`, body), () => id)
    },
    (walker) => onRequest(walker, 'request.cancel', 'cancel', {}),
    (walker) => onRequest(walker, 'request.give-back', 'give-back', {}),
    (walker) => onOwnRequest(walker, 'pending', 'request.cancel', 'cancel'),
    (walker) => onOwnRequest(walker, 'approved', 'request.give-back', 'give-back'),
    async (walker) => {
      const [startDate, note] = [look.day(), look.mark()]
      const sent = call(walker, 'POST', '/api/call-outs/report', { startDate, endDate: startDate, note })
      await act('call-out.report', sent, idIn)
    },
    (walker) => leave(walker, 0.2),
    answerInvitation,
    async (walker) => {
      if (happens(0.3)) await join(walker)
    },
  ]
  /** Rarely more than joining, so they can be removed again. */
  const ofJoiners: PhysicianAct[] = [
    join,
    join,
    answerInvitation,
    (walker) => leave(walker, 0.3),
    async (walker) => {
      if (happens(0.2)) await timeOff(walker)
    },
  ]
  return { ofPhysicians, ofJoiners }
}
