/** The names that scenarios are described with, from the group's physicians, roles, and pending time off. */
import { formatDateRange } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import type { Names } from './scenario-words.ts'

export function useNames() {
  const { groupId } = useMember()
  const of = { params: { groupId } }
  const physicians = useRead('listPhysicians', of).data ?? []
  const roles = useRead('listRoles', of).data ?? []
  const requests = useRead('groupRequests', { ...of, query: { status: 'pending' } }).data ?? []
  const timeOff = requests.filter(({ requestType, requestedDate }) => requestType === 'timeoff' && requestedDate)
  const names: Names = {
    physician: (id) => {
      const found = physicians.find((person) => person.id === id)
      return found ? fullName(found) : 'Someone who left'
    },
    role: (id) => roles.find((role) => role.id === id)?.name ?? 'a role no longer used',
    request: (id) => {
      const found = timeOff.find((request) => request.id === id)
      return found
        ? `Approve ${found.requestorName} off ${formatDateRange(found.requestedDate!, found.endDate)}`
        : 'A request that was decided since'
    },
  }
  return { names, physicians, roles, timeOff }
}
