/** Positions needed on each weekday against what the group can fill: told before a schedule is built. */
import type { Role } from '../../../contract/roles.ts'
import { sayShortWeekday } from '../../../engine/text/dates.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { measureDemand, sayPositions } from '../measure-demand.ts'

export function DemandPicture({ groupId, roles }: { groupId: number; roles: Role[] }) {
  const physicians = useRead('listPhysicians', { params: { groupId } })
  return (
    <Reading read={physicians} what="The physicians">
      {(list) => <Picture {...measureDemand(list, roles)} />}
    </Reading>
  )
}

function Picture({ people, fte, capacity, needs, mean }: ReturnType<typeof measureDemand>) {
  const highest = Math.max(capacity, ...needs.map(({ needed }) => needed), 1)
  const surplus = capacity - mean
  return (
    <Card
      title="Demand and capacity"
      description={`${people} physicians, ${sayPositions(fte)} full-time equivalents, fill about ${sayPositions(capacity)} positions a day; ${sayPositions(mean)} are needed.`}
    >
      <div className="relative mt-4 grid h-40 grid-cols-7 items-end gap-2">
        <div
          className="absolute inset-x-0 border-t-2 border-dashed border-accent"
          style={{ bottom: `${(capacity / highest) * 100}%` }}
        >
          <span className="absolute right-0 bottom-0.5 text-11 text-accent-text">
            capacity {sayPositions(capacity)}
          </span>
        </div>
        {needs.map(({ day, needed }) => (
          <div
            key={day}
            className={joinClasses(
              'rounded-t-chip text-center text-11 font-semibold',
              needed > capacity ? 'bg-warn-soft text-warn' : 'bg-day text-day-ink',
            )}
            style={{ height: `${(needed / highest) * 100}%` }}
          >
            {needed}
          </div>
        ))}
      </div>
      <div className="mt-1 grid grid-cols-7 gap-2 text-center text-12 text-muted">
        {needs.map(({ day }) => (
          <span key={day}>{sayShortWeekday(day)}</span>
        ))}
      </div>
      <p className={joinClasses('mt-3', surplus < 0 ? 'text-warn' : 'text-muted')}>
        {surplus < 0
          ? `${sayPositions(-surplus)} positions a day more are needed than this group can fill at about 15 shifts a month: expect open shifts.`
          : `${sayPositions(surplus)} positions a day are left for absences.`}
      </p>
    </Card>
  )
}
