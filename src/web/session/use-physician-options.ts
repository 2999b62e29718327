/** The active physicians of the group to choose from, by name. */
import { isStaff } from '../../contract/staff.ts'
import { displayName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from './use-session.ts'

export function usePhysicianOptions(): { value: string; label: string }[] {
  const { groupId } = useMember()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  return physicians
    .filter(isStaff)
    .map((physician) => ({ value: String(physician.id), label: displayName(physician) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
