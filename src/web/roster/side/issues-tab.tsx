/** Broken rules and open shifts, each with the best fix that the rules allow. */
import { CircleAlert, CircleDashed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { describeExcluded } from '../../shifts/reason-list.tsx'
import { Button } from '../../ui/button.tsx'
import type { RuleBreak } from '../checks/issues.ts'
import { useFix } from '../checks/use-fix.ts'
import { formatGridDay } from '../model/days.ts'
import { CandidateList } from '../popover/candidate-list.tsx'
import { FixList } from '../popover/fix-list.tsx'
import type { Desk } from '../use-desk.ts'

/** Cards that are worked out before somebody asks for more. */
const shownFirst = 6

export type IssuesTabProps = {
  desk: Desk
  /** Why nothing can be checked in the browser. */
  cannotCheck: string | undefined
  onShow: (target: { physicianId: number; date: string }) => void
}

export function IssuesTab({ desk, cannotCheck, onShow }: IssuesTabProps) {
  const [showsAll, setShowsAll] = useState(false)
  const breaks = desk.checked?.breaks ?? []
  const open = desk.edits.shifts.filter((shift) => shift.physicianId === null)
  const shown = showsAll ? open : open.slice(0, shownFirst)
  return (
    <>
      {cannotCheck && (
        <p className="border-b border-line px-4 py-3 text-12 text-warn">
          Rules are checked when you save, not before: {cannotCheck}
        </p>
      )}
      <GroupHead title="Conflicts" count={breaks.length} />
      {breaks.map((found) => (
        <BreakCard key={found.key} desk={desk} found={found} onShow={onShow} />
      ))}
      <GroupHead title="Open shifts" count={open.length} />
      {shown.map((shift) => (
        <OpenCard key={shift.id} desk={desk} shift={shift} />
      ))}
      {shown.length < open.length && (
        <p className="bg-raised px-4 py-2">
          <Button size="dense" variant="link" onClick={() => setShowsAll(true)}>
            {open.length - shown.length} more
          </Button>
        </p>
      )}
      {breaks.length + open.length === 0 && (
        <p className="px-4 py-6 text-12 text-muted">No conflicts and no open shifts.</p>
      )}
    </>
  )
}

function GroupHead({ title, count }: { title: string; count: number }) {
  return (
    <h3 className="flex border-b border-line px-4 pt-2.5 pb-1.5 text-12 font-medium text-muted">
      {title}
      <b className={`ml-auto ${count > 0 ? 'text-bad' : ''}`}>{count}</b>
    </h3>
  )
}

type IssueProps = { icon: ReactNode; title: string; when: string; tone?: 'bad'; children: ReactNode }

function Issue({ icon, title, when, tone, children }: IssueProps) {
  return (
    <section
      className={`border-b border-line bg-raised px-4 py-3 text-12 ${tone ? 'shadow-[inset_3px_0_0_var(--bad)]' : ''}`}
    >
      <h4 className="flex items-start gap-[7px] text-13 font-semibold [&>svg]:mt-[3px]">
        {icon}
        <span className="min-w-0">{title}</span>
        <time className="ml-auto shrink-0 pl-1 text-12 font-medium text-muted">{when}</time>
      </h4>
      {children}
    </section>
  )
}

function BreakCard({ desk, found, onShow }: { desk: Desk; found: RuleBreak; onShow: IssuesTabProps['onShow'] }) {
  const [physicianId] = found.physicianIds
  const held = physicianId === undefined ? [] : found.dates.flatMap((date) => desk.index.at(physicianId, date))
  const shift = held.at(-1)
  return (
    <Issue
      icon={<CircleAlert className="size-3.5 text-bad" />}
      title={found.title}
      when={found.date ? formatGridDay(found.date) : ''}
      tone="bad"
    >
      <p className="mt-0.5 text-muted">{found.says}</p>
      {shift && desk.isEditable && <Fix desk={desk} shift={shift} />}
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

function OpenCard({ desk, shift }: { desk: Desk; shift: Shift }) {
  const { roleName, code } = desk.mark(shift)
  return (
    <Issue
      icon={<CircleDashed className="size-3.5 text-bad" />}
      title={roleName === code ? roleName : `${roleName}, ${code}`}
      when={formatGridDay(shift.date)}
    >
      <Fix desk={desk} shift={shift} />
    </Issue>
  )
}

/** The best whom the rules allow; who else could; and where nobody can, why. */
function Fix({ desk, shift }: { desk: Desk; shift: Shift }) {
  const [asked, ask] = useState<'others' | 'why'>()
  const { isFound, fix } = useFix(desk, shift)
  const give = (physicianId: number) => desk.drop(shift, { physicianId, date: shift.date })
  if (!isFound) return <p className="mt-1 text-muted">Looking for someone...</p>
  return (
    <div className="mt-2 rounded-inner border border-line bg-surface px-2.5 py-2">
      {fix ? (
        <>
          <p>
            <b>
              Give {desk.mark(shift).code} to {fix.name}.
            </b>
          </p>
          <p className="text-muted">{fix.worth}</p>
        </>
      ) : (
        <p className="text-muted">No one can take it within the rules.</p>
      )}
      {desk.isEditable && (
        <p className="mt-1.5 flex gap-1.5">
          {fix && (
            <Button size="dense" onClick={() => give(fix.physicianId)}>
              Apply fix
            </Button>
          )}
          {shift.id > 0 && (
            <Button
              size="dense"
              variant="quiet"
              aria-expanded={asked !== undefined}
              onClick={() => ask(asked ? undefined : fix ? 'others' : 'why')}
            >
              {fix ? `${fix.others} others` : 'Why'}
            </Button>
          )}
        </p>
      )}
      {asked === 'others' && <Others shift={shift} onAssign={give} />}
      {asked === 'why' && <WhyNobody shift={shift} />}
    </div>
  )
}

function Others({ shift, onAssign }: { shift: Shift; onAssign: (physicianId: number) => void }) {
  const read = useRead('shiftCandidates', { params: { id: shift.id } })
  return (
    <Reading read={read} what="The candidates">
      {(candidates) => <CandidateList candidates={candidates} onAssign={({ physicianId }) => onAssign(physicianId)} />}
    </Reading>
  )
}

function WhyNobody({ shift }: { shift: Shift }) {
  const read = useRead('shiftReason', { params: { id: shift.id } })
  return (
    <Reading read={read} what="The reasons">
      {({ says, excluded, fixes }) => (
        <div className="mt-1.5 flex flex-col gap-1 text-muted">
          {says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {excluded.length > 0 && <p>{describeExcluded(excluded)}</p>}
          <FixList shiftId={shift.id} fixes={fixes} />
        </div>
      )}
    </Reading>
  )
}
