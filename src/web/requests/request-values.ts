/** The request form: its values, what each kind of request needs, and what is sent. */
import { z } from 'zod'
import { type RequestFields, requestTypes } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import type { SwapOption } from '../../contract/swaps.ts'

/** With whom to swap: no one in particular, a colleague's shift, or a ring of three. */
export const anyone = 'anyone'

const shiftId = z.int({ error: 'Choose a shift' }).min(1, { error: 'Choose a shift' })

export const requestForm = z
  .object({
    requestType: z.enum(requestTypes),
    requestedDate: z.string(),
    endDate: z.string(),
    originalShiftId: shiftId.nullable(),
    /** `anyone`, "shift 5" or "ring 5 9". */
    swapWith: z.string(),
    targetShiftId: shiftId.nullable(),
    reason: z.string().trim().max(2000),
  })
  .superRefine((form, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (form.requestType === 'timeoff') {
      if (!form.requestedDate) complain('requestedDate', 'Choose a date')
      else if (form.endDate && form.endDate < form.requestedDate)
        complain('endDate', 'The last day can’t be before the first')
    }
    if (form.requestType === 'swap' && form.originalShiftId === null)
      complain('originalShiftId', 'Choose the shift to give away')
    if (form.requestType === 'pickup' && form.targetShiftId === null)
      complain('targetShiftId', 'Choose the shift to pick up')
  })
export type RequestValues = z.output<typeof requestForm>

export const emptyRequest: RequestValues = {
  requestType: 'timeoff',
  requestedDate: '',
  endDate: '',
  originalShiftId: null,
  swapWith: anyone,
  targetShiftId: null,
  reason: '',
}

/** What is sent to the server; dates are yyyy-mm-dd, a pickup's shift is the target shift. */
export function fieldsOf(values: RequestValues): RequestFields {
  const { requestType, requestedDate, endDate, originalShiftId, targetShiftId } = values
  const reason = values.reason || null
  switch (requestType) {
    case 'timeoff':
      return { requestType, requestedDate, ...(endDate && { startDate: requestedDate, endDate }), reason }
    case 'pickup':
      return { requestType, targetShiftId, reason }
    case 'swap':
      return { requestType, originalShiftId, ...partnersOf(values), reason }
  }
}

function partnersOf({ swapWith }: Pick<RequestValues, 'swapWith'>): RequestFields {
  const [kind, ...ids] = swapWith.split(' ')
  if (kind === 'shift') return { targetShiftId: Number(ids[0]) }
  if (kind === 'ring') return { cycleShiftIds: ids.map(Number) }
  return {}
}

/** The shift the chosen partner gives, if there is only one. */
export function takenShiftIdOf(values: Pick<RequestValues, 'swapWith'>): number | undefined {
  return partnersOf(values).targetShiftId ?? undefined
}

export type RingStep = { name: string; gives: Shift }

/** The colleagues in an option, each giving one shift: who takes mine, then who takes that one's. */
export function ringOf({ kind, steps }: SwapOption): RingStep[] {
  if (kind === 'week' || kind === 'give-away') return []
  return steps.slice(1).flatMap(({ name, gives }) => gives.map((shift) => ({ name, gives: shift })))
}

export function choiceOf(ring: RingStep[]): string {
  const ids = ring.map((step) => step.gives.id)
  return ids.length === 1 ? `shift ${ids[0]}` : `ring ${ids.join(' ')}`
}
