/** The right side of the inbox while nothing is chosen. */
import { Inbox } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing stands on the left either: what a reviewer can expect here. */
export function NothingChosen() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState icon={<Inbox aria-hidden="true" />} title="Nothing to decide">
        What a request leads to stands here before you decide: cover on its days, rules, and who could help out.
      </EmptyState>
    </div>
  )
}
