/** Requests in words: what someone asks for, about which shifts and days. */
import type { RequestType, ShiftRequest } from '../../contract/requests.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'
import { describeShift } from '../shifts/shift-words.ts'

export const typeNames: Record<RequestType, string> = { timeoff: 'Time off', swap: 'Swap', pickup: 'Pickup' }

/** Time off, Dec 25–27 */
export function describeRequest(request: ShiftRequest): string {
  const name = typeNames[request.requestType]
  switch (request.requestType) {
    case 'timeoff':
      return request.requestedDate ? `${name}, ${formatDateRange(request.requestedDate, request.endDate)}` : name
    case 'pickup':
      return request.targetShift ? `${name}, ${describeShift(request.targetShift)}` : name
    case 'swap':
      return describeSwap(request)
  }
}

function describeSwap({ originalShift, targetShift, targetName, cycle }: ShiftRequest): string {
  const given = originalShift ? describeShift(originalShift) : 'a shift'
  if (cycle)
    return isThreeWay({ cycle }) ? `Three-way swap, ${given}` : `Swap of ${plural(cycle.length, 'shift')}, ${given}`
  if (targetShift) return `Swap ${given} for ${ownerOf(targetName)} ${describeShift(targetShift)}`
  return targetName ? `Gives ${given} to ${targetName}` : `Offers ${given} to everyone`
}

/** Between three people; between two, whole stretches change hands. */
export function isThreeWay({ cycle }: Pick<ShiftRequest, 'cycle'>): boolean {
  return new Set(cycle?.map(({ giverId }) => giverId)).size === 3
}

function ownerOf(name: string | null): string {
  return name ? `${name}’s` : 'a colleague’s'
}

/** Whether it is a call-out, for which the coordinators are looking for someone to cover. */
export function isCallOutFor({ requestType, isEmergency, status, requestedDate, endDate }: ShiftRequest, date: string) {
  if (requestType !== 'timeoff' || !isEmergency || status !== 'pending' || !requestedDate) return false
  return requestedDate <= date && date <= (endDate ?? requestedDate)
}

export type Consent = { isGiven: boolean; words: string }

/** A request's progress beyond its status: whose answer it's waiting for. */
export function consentTo(request: ShiftRequest): Consent | null {
  if (request.status !== 'pending' || request.requestType !== 'swap') return null
  if (request.cycle) {
    const missing = request.cycle.filter(({ giverId, response }) => {
      return giverId !== request.requestorId && response === 'pending'
    })
    const refused = request.cycle.find(({ response }) => response === 'declined')
    if (refused) return lacking(`${refused.giverName} declined`)
    return missing.length === 0
      ? { isGiven: true, words: 'Everyone accepted' }
      : lacking(`Waiting on ${joinWords([...new Set(missing.map((step) => step.giverName))], 'and')}`)
  }
  const { targetName, targetResponse } = request
  if (!targetName) return lacking('No takers yet')
  if (targetResponse === 'accepted') return { isGiven: true, words: `${targetName} accepted` }
  return lacking(targetResponse === 'declined' ? `${targetName} declined` : `Waiting on ${targetName}`)
}

function lacking(words: string): Consent {
  return { isGiven: false, words }
}
