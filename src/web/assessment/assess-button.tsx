/** Assess Fairness: scores a schedule anew. */
import { Scale } from 'lucide-react'
import { useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'

export function AssessButton({ scheduleId }: { scheduleId: number }) {
  const assess = useChange('assessFairness')
  return (
    <Button
      loading={assess.isPending}
      loadingLabel="Assessing..."
      onClick={() => assess.mutate({ params: { id: scheduleId } })}
    >
      <Scale aria-hidden="true" />
      Assess Fairness
    </Button>
  )
}
