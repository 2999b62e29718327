/** What stands where a group's physicians will be, and the way to add them. */
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
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
