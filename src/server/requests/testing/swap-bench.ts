/** One person of a group asks colleagues to swap a day of March. */
import type { SwapAsks } from '../../../contract/swaps.ts'
import { type Actors, march } from './request-bench.ts'

export const mine = (group: Actors) => group.shiftOf(0, march(2))
/** My day on March 2 for a day of the colleague's. */
export const pair = (group: Actors, place: number, day: number) => ({
  steps: [
    { shiftId: mine(group).id, takerId: group.person(place) },
    { shiftId: group.shiftOf(place, march(day)).id, takerId: group.person(0) },
  ],
})
export const gift = (group: Actors, place: number) => ({
  steps: [{ shiftId: mine(group).id, takerId: group.person(place) }],
})
export const ask = (group: Actors, asks: unknown[], as = group.person(0)) =>
  group.call(as, 'POST', `/api/shifts/${mine(group).id}/swap-asks`, { asks, reason: 'My sister’s wedding' })
export const asksOf = async (group: Actors): Promise<SwapAsks> =>
  (await group.call(group.person(0), 'GET', `/api/shifts/${mine(group).id}/swap-asks`)).body
export const states = async (group: Actors) => (await asksOf(group)).asks.map(({ state }) => state)
export const forMe = async (group: Actors, place: number) =>
  (await group.call(group.person(place), 'GET', '/api/shift-requests/for-me')).body
export const answer = async (group: Actors, place: number, accept: boolean) => {
  const [request] = await forMe(group, place)
  return group.answer(group.person(place), request.id, { accept })
}
