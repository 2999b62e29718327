/** Continues with another draft of the month; the others stay in its versions, and the roster can undo it. */
import type { Schedule } from '../../contract/schedules.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

type UseThisOneProps = {
  draft: Schedule
  /** Where the button doesn't stand beside the draft. */
  namesDraft?: boolean
  onUsed: (id: number) => void
}

export function UseThisOne({ draft, namesDraft = false, onUsed }: UseThisOneProps) {
  const choose = useChange('chooseDraft')
  const label = namesDraft ? `Use ${draft.name}` : `Use this one: ${draft.name}`
  const use = () =>
    choose.mutate(
      { params: { id: draft.id } },
      {
        onSuccess: () => {
          const description = `${draft.name} is now the draft for ${formatMonth(draft)}.`
          toast({ title: 'Success', description, tone: 'good' })
          onUsed(draft.id)
        },
      },
    )
  return (
    <Button variant="primary" aria-label={label} loading={choose.isPending} onClick={use}>
      {namesDraft ? label : 'Use this one'}
    </Button>
  )
}

/** Schedules come newest first: the first draft of a month is the one in use. */
export function draftInUse(schedules: readonly Schedule[], { month, year }: Schedule): Schedule | undefined {
  return schedules.find((one) => one.status === 'draft' && one.month === month && one.year === year)
}
