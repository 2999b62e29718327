/** What the grid shows if the search or the filters leave nobody. */
import { UserSearch } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/card.tsx'

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div role="status" className="sticky left-0 w-full max-w-[100vw]">
      <EmptyState
        icon={<UserSearch />}
        title="No physician matches these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      />
    </div>
  )
}
