/** The steps of a swap as a request, and who is asked in it. */
import type { Transfer } from '../../../contract/swaps.ts'
import type { NewRequest } from '../requests.store.ts'

/** Who is asked: everyone in it except the requestor. */
export function askedIn(steps: Transfer[], requestorId: number): number[] {
  const people = steps.flatMap(({ giverId, takerId }) => [takerId, giverId])
  return [...new Set(people)].filter((id) => id !== requestorId)
}

/** Two shifts of two people are a plain swap, one is given away, and everything else is stored as steps. */
export function requestOf(
  steps: Transfer[],
  requestorId: number,
  shiftId: number,
): Pick<NewRequest, 'originalShiftId' | 'targetId' | 'targetShiftId' | 'targetResponse' | 'cycle'> {
  const [asked, third] = askedIn(steps, requestorId)
  const given = steps.filter(({ giverId }) => giverId === requestorId)
  const returned = steps.filter(({ takerId }) => takerId === requestorId)
  if (third === undefined && given.length === 1 && returned.length <= 1)
    return {
      originalShiftId: shiftId,
      targetId: asked!,
      targetShiftId: returned[0]?.shiftId ?? null,
      targetResponse: 'pending',
    }
  const cycle = steps.map((step) => ({
    ...step,
    response: step.giverId === requestorId ? ('accepted' as const) : ('pending' as const),
  }))
  return { originalShiftId: shiftId, cycle }
}
