/** Conflicts and open shifts by day and role, each with the best fix within the rules. */
import { ChevronRight, CircleAlert, CircleDashed, UserRoundPlus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { plural } from '../../../engine/text/plural.ts'
import { useMember } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import type { Overridden, RuleBreak } from '../checks/issues.ts'
import { useFix, useFixes } from '../checks/use-fix.ts'
import { formatGridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'
import { FatigueSection } from './fatigue-section.tsx'
import { Fix } from './fix.tsx'

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
  const { conflicts, overridden, openShifts } = desk
  return (
    <>
      {cannotCheck && (
        <p className="border-b border-line px-4 py-3 text-12 text-warn">
          We’ll check rules when you save: {cannotCheck}
        </p>
      )}
      <GroupHead title="Conflicts" count={conflicts.length} />
      {byDay(conflicts).map(([date, found]) => (
        <Day key={date} date={date}>
          {found.map((one) => (
            <Conflict key={one.key} desk={desk} found={one} onShow={onShow} />
          ))}
        </Day>
      ))}
      {overridden.length > 0 && <OverriddenConflicts overridden={overridden} />}
      <OpenShifts desk={desk} />
      <FatigueSection desk={desk} onShow={onShow} />
      {conflicts.length + openShifts.length === 0 && (
        <p className="px-4 py-6 text-12 text-muted">No conflicts and no open shifts.</p>
      )}
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
          {grouped(ofDay, ({ roleId }) => roleId).map(([roleId, ofRole]) => (
            <Issue
              key={roleId}
              icon={<CircleDashed className="size-3.5 text-bad" />}
              title={titleOf(desk, ofRole[0]!)}
              count={ofRole.length}
            >
              {ofRole.map((shift) => (
                <Fix key={shift.id} desk={desk} shift={shift} isFound={fixes.has(shift.id)} fix={fixes.get(shift.id)} />
              ))}
            </Issue>
          ))}
        </Day>
      ))}
      {shown.length < looked.length && (
        <p className="bg-raised px-4 py-2">
          <Button size="dense" variant="link" onClick={() => setShowsAll(true)}>
            {openShifts.length - shown.length} more
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

function titleOf(desk: Desk, shift: Shift): string {
  const { roleName, code } = desk.mark(shift)
  return roleName === code ? roleName : `${roleName}, ${code}`
}

/** In order of days. */
function byDay<Item extends { date: string | undefined }>(items: readonly Item[]): [string, Item[]][] {
  return grouped(items, ({ date }) => date ?? '').sort(([one], [other]) => one.localeCompare(other))
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

function GroupHead({ title, count, children }: { title: string; count: number; children?: ReactNode }) {
  return (
    <h3 className="flex min-h-9 items-center gap-2 border-b border-line px-4 py-1 text-12 font-medium text-muted">
      {title}
      <b className={count > 0 ? 'text-bad' : ''}>{count}</b>
      {children && <span className="ml-auto">{children}</span>}
    </h3>
  )
}

function Day({ date, children }: { date: string; children: ReactNode }) {
  return (
    <section>
      {date && (
        <h4 className="border-b border-line bg-sunken px-4 py-1 text-12 font-semibold">
          <time dateTime={date}>{formatGridDay(date)}</time>
        </h4>
      )}
      {children}
    </section>
  )
}

type IssueProps = { icon: ReactNode; title: string; count?: number; tone?: 'bad'; children: ReactNode }

function Issue({ icon, title, count = 1, tone, children }: IssueProps) {
  return (
    <section
      className={`border-b border-line bg-raised px-4 py-2.5 text-12 ${tone ? 'shadow-[inset_3px_0_0_var(--bad)]' : ''}`}
    >
      <h5 className="flex items-start gap-[7px] text-13 font-semibold [&>svg]:mt-[3px]">
        {icon}
        <span className="min-w-0">{title}</span>
        {count > 1 && <span className="ml-auto shrink-0 pl-1 text-12 font-medium text-muted">{count} open</span>}
      </h5>
      {children}
    </section>
  )
}

function Conflict({ desk, found, onShow }: { desk: Desk; found: RuleBreak; onShow: IssuesTabProps['onShow'] }) {
  const [physicianId] = found.physicianIds
  const held = physicianId === undefined ? [] : found.dates.flatMap((date) => desk.index.at(physicianId, date))
  const shift = held.at(-1)
  return (
    <Issue icon={<CircleAlert className="size-3.5 text-bad" />} title={found.title} tone="bad">
      <p className="mt-0.5 text-muted">{found.says}</p>
      {shift && desk.isEditable && <ConflictFix desk={desk} shift={shift} />}
      {physicianId !== undefined && found.date && (
        <Button
          size="dense"
          variant="link"
          className="mt-1 -mb-1"
          onClick={() => onShow({ physicianId, date: shift?.date ?? found.date! })}
        >
          Show in the roster
        </Button>
      )}
    </Issue>
  )
}

function ConflictFix({ desk, shift }: { desk: Desk; shift: Shift }) {
  return <Fix desk={desk} shift={shift} {...useFix(desk, shift)} />
}

/** Overridden: folded, and not red. */
function OverriddenConflicts({ overridden }: { overridden: readonly Overridden[] }) {
  const { id } = useMember()
  return (
    <details className="group border-b border-line bg-raised text-12">
      <summary className="flex cursor-pointer list-none items-center gap-1.5 px-4 py-2 text-muted">
        <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
        {plural(overridden.length, 'overridden conflict')}
      </summary>
      <ul>
        {overridden.map(({ key, title, says, override }) => (
          <li key={key} className="border-t border-line px-4 py-2">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{says}</p>
            <p className="mt-0.5">
              Overridden by {override.userId === id ? 'you' : override.name}: {override.reason}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
