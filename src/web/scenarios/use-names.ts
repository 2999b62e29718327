/** What scenarios are described with: the group's physicians, roles, rules, and pending requests. */
import type { ShiftRequest } from '../../contract/requests.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { isThreeWay } from '../requests/request-words.ts'
import { useMember } from '../session/use-session.ts'
import { stepAt, stepWords, usualStep } from '../text/importance-steps.ts'
import type { Names } from './scenario-words.ts'

export function useNames() {
  const { groupId } = useMember()
  const of = { params: { groupId } }
  const physicians = useRead('listPhysicians', of).data ?? []
  const roles = useRead('listRoles', of).data ?? []
  const requests = useRead('groupRequests', { ...of, query: { status: 'pending' } }).data ?? []
  const group = useRead('myGroup', {}).data
  const pattern = group?.shiftType ?? '7-on-7-off'
  const names: Names = {
    physician: (id) => {
      const found = physicians.find((person) => person.id === id)
      return found ? fullName(found) : 'Someone who left'
    },
    role: (id) => roles.find((role) => role.id === id)?.name ?? 'A deleted role',
    request: (id) => {
      const found = requests.find((request) => request.id === id)
      return found ? describeRequest(found) : 'A request that’s been decided'
    },
    importance: (ruleId, weight) => {
      const step = stepAt(weight, ruleId, pattern)
      if (step === usualStep) return 'as usual'
      return step === undefined ? 'differently' : stepWords[step]!.toLowerCase()
    },
  }
  const customRules = (group?.additionalRules ?? '').split('\n').flatMap((line) => line.trim() || [])
  return { names, physicians, roles, requests: requests.filter(isDecidable), customRules, pattern }
}

/** An offer that no one has taken can't be approved. */
function isDecidable({ requestType, targetId, cycle }: ShiftRequest): boolean {
  return requestType !== 'swap' || targetId !== null || cycle !== null
}

/** The first and the last day that a request is about. */
export function daysOf({ requestedDate, endDate, originalShift, targetShift, cycle }: ShiftRequest): string[] {
  const swapped = [originalShift, targetShift, ...(cycle ?? []).map(({ shift }) => shift)]
  return [requestedDate, endDate, ...swapped.map((shift) => shift?.date)].flatMap((date) => date ?? [])
}

function describeRequest(request: ShiftRequest): string {
  const { requestType, requestorName, requestedDate, endDate, targetName, cycle } = request
  if (requestType === 'timeoff')
    return `Approve ${requestorName}’s time off ${formatDateRange(requestedDate!, endDate)}`
  const [given, taken] = [request.originalShift, request.targetShift].map((shift) => shift && formatDate(shift.date))
  if (requestType === 'pickup') return `Approve ${requestorName}’s pickup of ${taken ?? 'a shift'}`
  if (cycle) return `Approve ${requestorName}’s ${isThreeWay(request) ? 'three-way swap' : 'swap'} of ${given}`
  if (!taken) return `Approve ${requestorName}’s offer of ${given} to ${targetName}`
  return `Approve ${requestorName}’s swap of ${given} for ${targetName}’s ${taken}`
}
