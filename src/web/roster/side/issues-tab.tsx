/** Conflicts, required shifts the schedule doesn’t have, and open shifts, each with its fix. */
import { CircleDashed, UserRoundPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { groupBy } from '../../../engine/group-by.ts'
import { plural } from '../../../engine/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { useFixes } from '../checks/use-fix.ts'
import type { Desk } from '../use-desk.ts'
import { Conflicts } from './conflicts.tsx'
import { FatigueSection } from './fatigue-section.tsx'
import { Fix } from './fix.tsx'
import { byDay, Day, GroupHead, Issue } from './issue-parts.tsx'
import { MissingIssues } from './missing-issues.tsx'

/** Open shifts listed before someone asks for more, and how many are searched. */
const shownFirst = 6
const lookedAt = 60

export type IssuesTabProps = {
  desk: Desk
  /** Why nothing can be checked in the browser. */
  cannotCheck: string | undefined
  onShow: (target: { physicianId: number; date: string }) => void
}

export function IssuesTab({ desk, cannotCheck, onShow }: IssuesTabProps) {
  return (
    <>
      {cannotCheck && (
        <p className="border-b border-line px-4 py-3 text-12 text-warn">
          We’ll check rules when you save: {cannotCheck}
        </p>
      )}
      <Conflicts desk={desk} onShow={onShow} />
      <MissingIssues desk={desk} />
      <OpenShifts desk={desk} />
      <FatigueSection desk={desk} onShow={onShow} />
    </>
  )
}

function OpenShifts({ desk }: { desk: Desk }) {
  const [showsAll, setShowsAll] = useState(false)
  const { openShifts } = desk
  const looked = useMemo(() => openShifts.slice(0, lookedAt), [openShifts])
  const fixes = useFixes(desk, looked)
  const shown = showsAll ? looked : openShifts.slice(0, shownFirst)
  const ready = looked.flatMap(({ id }) => fixes.get(id) ?? []).filter(({ isFree }) => isFree)
  const fillAll = () => {
    const edits = ready.map(({ shift, physicianId }) => ({ do: 'change' as const, shiftId: shift.id, physicianId }))
    const label = `Fill ${plural(ready.length, 'open shift')}`
    desk.act({ edits, label, isSwap: false }, { isProposed: true })
  }
  return (
    <>
      <GroupHead title="Open shifts" count={openShifts.length}>
        {desk.isEditable && ready.length > 1 && (
          <Button size="dense" icon={<UserRoundPlus />} onClick={fillAll}>
            Fill all {ready.length}
          </Button>
        )}
      </GroupHead>
      {byDay(shown).map(([date, ofDay]) => (
        <Day key={date} date={date}>
          {[...groupBy(ofDay, ({ roleId }) => roleId)].map(([roleId, ofRole]) => (
            <Issue
              key={roleId}
              icon={<CircleDashed className="size-3.5 text-bad" />}
              title={titleOf(desk, ofRole[0]!)}
              count={openShifts.filter((shift) => shift.date === date && shift.roleId === roleId).length}
            >
              {withoutRepeats(ofRole, fixes).map((shift) => (
                <Fix key={shift.id} desk={desk} shift={shift} isFound={fixes.has(shift.id)} fix={fixes.get(shift.id)} />
              ))}
            </Issue>
          ))}
        </Day>
      ))}
      {shown.length < looked.length && (
        <p className="bg-raised px-4 py-2">
          <Button size="dense" variant="link" onClick={() => setShowsAll(true)}>
            Show {openShifts.length - shown.length} more
          </Button>
        </p>
      )}
      {showsAll && looked.length < openShifts.length && (
        <p className="px-4 py-2 text-12 text-muted">
          {openShifts.length - looked.length} more later in the month. Use Fill or improve to fill them together.
        </p>
      )}
    </>
  )
}

/** If no one can take them, the reason is the same for all shifts of a role that day. */
function withoutRepeats(shifts: readonly Shift[], fixes: ReadonlyMap<number, unknown>): Shift[] {
  const stuck = shifts.filter(({ id }) => fixes.has(id) && fixes.get(id) === undefined)
  return shifts.filter((shift) => shift === stuck[0] || !stuck.includes(shift))
}

function titleOf(desk: Desk, shift: Shift): string {
  const { roleName, code } = desk.mark(shift)
  return roleName === code ? roleName : `${roleName}, ${code}`
}
