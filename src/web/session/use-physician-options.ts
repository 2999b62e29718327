/** The active physicians of the group to choose from, last names first. */
import { isStaff } from '../../contract/staff.ts'
import { displayName, listedName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from './use-session.ts'

type PhysicianOption = { value: string; label: string; name: string }

/** `chosen` are listed even if they have left, so they can be taken out. */
export function usePhysicianOptions(chosen: readonly number[] = []): PhysicianOption[] {
  const { groupId } = useMember()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  return physicians
    .filter((physician) => isStaff(physician) || chosen.includes(physician.id))
    .map((physician) => ({
      value: String(physician.id),
      label: `${listedName(physician) || physician.email}${physician.isActive ? '' : ' (left)'}`,
      name: displayName(physician),
    }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
