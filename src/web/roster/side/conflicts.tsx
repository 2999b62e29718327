/** Conflicts by day, each with its fix or an override with a reason; overridden ones are folded, with the way back. */
import { ChevronRight, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { plural } from '../../../engine/text/plural.ts'
import { OverrideDialog, useOverrides } from '../../schedule-actions/override-dialog.tsx'
import { useMember } from '../../session/use-session.ts'
import { Button, onFirstClick } from '../../ui/button.tsx'
import type { RuleBreak } from '../checks/issues.ts'
import { useFix } from '../checks/use-fix.ts'
import type { Desk } from '../use-desk.ts'
import { Fix } from './fix.tsx'
import { byDay, Day, GroupHead, Issue } from './issue-parts.tsx'

type ConflictsProps = { desk: Desk; onShow: (target: { physicianId: number; date: string }) => void }

export function Conflicts({ desk, onShow }: ConflictsProps) {
  const { conflicts, overridden, isEditable, schedule, edits } = desk
  const [asked, ask] = useState<readonly RuleBreak[]>()
  return (
    <>
      <GroupHead title="Conflicts" count={conflicts.length}>
        {isEditable && conflicts.length > 1 && (
          <Button size="dense" onClick={() => ask(conflicts)}>
            Override all {conflicts.length}
          </Button>
        )}
      </GroupHead>
      {byDay(conflicts).map(([date, found]) => (
        <Day key={date} date={date}>
          {found.map((one) => (
            <Conflict key={one.key} desk={desk} found={one} onShow={onShow} onOverride={() => ask([one])} />
          ))}
        </Day>
      ))}
      {overridden.length > 0 && <OverriddenConflicts desk={desk} />}
      {asked && (
        <OverrideDialog
          scheduleId={schedule.id}
          conflicts={asked}
          onClose={() => ask(undefined)}
          onChanged={edits.recordChanged}
        />
      )}
    </>
  )
}

type ConflictProps = ConflictsProps & { found: RuleBreak; onOverride: () => void }

function Conflict({ desk, found, onShow, onOverride }: ConflictProps) {
  const [physicianId] = found.physicianIds
  const held = physicianId === undefined ? [] : found.dates.flatMap((date) => desk.index.at(physicianId, date))
  const shift = held.at(-1)
  return (
    <Issue icon={<CircleAlert className="size-3.5 text-bad" />} title={found.title} tone="bad">
      <p className="mt-0.5 text-muted">{found.says}</p>
      {shift && desk.isEditable && <ConflictFix desk={desk} shift={shift} />}
      <p className="mt-1 -mb-1 flex items-center gap-3">
        {desk.isEditable && (
          <Button size="dense" variant="link" aria-label={`Override: ${found.says}`} onClick={onOverride}>
            Override
          </Button>
        )}
        {physicianId !== undefined && found.date && (
          <Button size="dense" variant="link" onClick={() => onShow({ physicianId, date: shift?.date ?? found.date! })}>
            Show in roster
          </Button>
        )}
      </p>
    </Issue>
  )
}

function ConflictFix({ desk, shift }: { desk: Desk; shift: Shift }) {
  return <Fix desk={desk} shift={shift} {...useFix(desk, shift)} />
}

/** Overridden: folded, and not red. */
function OverriddenConflicts({ desk: { overridden, isEditable, schedule, edits } }: { desk: Desk }) {
  const { id } = useMember()
  const { takeBack } = useOverrides(schedule.id, edits.recordChanged)
  return (
    <details className="group border-b border-line bg-raised text-12">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 px-4 py-2 text-muted">
        <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
        {plural(overridden.length, 'overridden conflict')}
      </summary>
      <ul>
        {overridden.map((found) => (
          <li key={found.key} className="border-t border-line px-4 py-2">
            <p className="font-semibold">{found.title}</p>
            <p className="text-muted">{found.says}</p>
            <p className="mt-0.5">
              Overridden by {found.override.userId === id ? 'you' : found.override.name}: {found.override.reason}
            </p>
            {isEditable && (
              <Button
                size="dense"
                variant="link"
                aria-label={`Remove override: ${found.says}`}
                onClick={onFirstClick(() => takeBack([found]))}
              >
                Remove override
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
