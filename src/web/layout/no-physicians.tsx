/** What stands where a group's physicians will be, and the way to add them. */
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { isStaff } from '../../contract/staff.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'

/** The children say what will appear. */
export function NoPhysicians({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      icon={<Users />}
      title="No physicians yet"
      action={
        <ButtonLink variant="primary" to="/admin/physicians">
          Add physicians
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}

/** The children, which choose one of the physicians, unless there is no one to choose. `then`: what can be done after adding some. */
export function NeedsPhysicians({ then, children }: { then: string; children: ReactNode }) {
  const { groupId } = useMember()
  const people = useRead('listPhysicians', { params: { groupId } }).data
  return people && !people.some(isStaff) ? <NoPhysicians>{then}</NoPhysicians> : children
}
