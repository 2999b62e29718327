/** Shifts needed on each weekday compared with what the group can cover, shown before a schedule is built. */
import type { Role } from '../../../contract/roles.ts'
import { formatShortWeekday } from '../../../engine/text/dates.ts'
import { plural, pluralWord } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { measureDemand } from '../measure-demand.ts'

export function DemandPicture({ groupId, roles }: { groupId: number; roles: Role[] }) {
  const physicians = useRead('listPhysicians', { params: { groupId } })
  return (
    <Reading read={physicians} what="The physicians">
      {(list) => <Picture {...measureDemand(list, roles)} />}
    </Reading>
  )
}

function Picture({ people, fte, capacity, coveredAWeek, needs, neededAWeek }: ReturnType<typeof measureDemand>) {
  const highest = Math.max(capacity, ...needs.map(({ needed }) => needed), 1)
  const surplus = round(coveredAWeek - neededAWeek, 0)
  return (
    <Card
      title="Demand and capacity"
      description={`Your roles need ${plural(neededAWeek, 'shift')} a week. ${plural(people, 'physician')} (${fte} FTE) ${pluralWord(people, 'covers', 'cover')} about ${round(coveredAWeek, 0)}.`}
    >
      <div className="relative mt-4 grid h-40 grid-cols-7 items-end gap-2">
        <div
          className="absolute inset-x-0 border-t-2 border-dashed border-accent"
          style={{ bottom: `${(capacity / highest) * 100}%` }}
        >
          <span className="absolute right-0 bottom-0.5 text-11 text-accent-text">
            capacity {round(capacity, 1)} a day
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
          <span key={day}>{formatShortWeekday(day)}</span>
        ))}
      </div>
      <p className={joinClasses('mt-3', surplus < 0 ? 'text-warn' : 'text-muted')}>
        {surplus < 0
          ? `That’s ${plural(-surplus, 'shift')} a week more than this group covers at about 15 shifts a month each. Expect open shifts.`
          : `That leaves ${plural(surplus, 'shift')} a week for time off.`}
      </p>
    </Card>
  )
}
