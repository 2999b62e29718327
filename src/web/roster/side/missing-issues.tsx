/** Shifts that roles require and the schedule doesn’t have, and one step that adds them as open shifts. */
import { CalendarPlus } from 'lucide-react'
import { formatDays } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { countMissing } from '../../shifts/missing-shifts.ts'
import { Button, onFirstClick } from '../../ui/button.tsx'
import { planMissing } from '../edits/plan-edit.ts'
import type { Desk } from '../use-desk.ts'
import { GroupHead, Issue } from './issue-parts.tsx'

export function MissingIssues({ desk }: { desk: Desk }) {
  const { missing, isEditable } = desk
  const count = countMissing(missing)
  if (count === 0) return null
  return (
    <>
      <GroupHead title="Required, not on the schedule" count={count}>
        {isEditable && (
          <Button
            size="dense"
            icon={<CalendarPlus />}
            onClick={onFirstClick(() => desk.act(planMissing(missing, desk.context)))}
          >
            Add {count} as open
          </Button>
        )}
      </GroupHead>
      {missing.map(({ role, dates }) => (
        <Issue key={role.id} icon={<CalendarPlus className="size-3.5 text-bad" />} title={role.name}>
          <p className="text-muted">
            {plural(dates.length, 'shift')}: {formatDays(new Set(dates))}
          </p>
        </Issue>
      ))}
      <p className="border-b border-line px-4 py-2 text-12 text-muted">
        {`Since this schedule was made, a role was added or now needs more people.${
          isEditable ? ' Add the shifts as open, or regenerate the month.' : ''
        }`}
      </p>
    </>
  )
}
