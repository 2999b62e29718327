/** The right side of the inbox while nothing is chosen. */
import { Inbox } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'

export function NothingChosen() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState icon={<Inbox aria-hidden="true" />} title="Nothing to decide">
        Choose a request on the left to see what it leads to.
      </EmptyState>
    </div>
  )
}
