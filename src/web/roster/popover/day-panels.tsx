/** The dialog's content for a day: its positions and who could fill them, or what someone who is free could take. */

import { fullName } from '../../../engine/text/names.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Button } from '../../ui/button.tsx'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { describeVerdict } from '../checks/checker.ts'
import type { DayCoverage, ShortRole } from '../model/coverage.ts'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'
import { CandidateList } from './candidate-list.tsx'
import { PanelHead, PanelSection } from './panel-parts.tsx'

type GapPanelProps = { desk: Desk; day: GridDay; coverage: DayCoverage | undefined; onClose: () => void }

/** A day's positions: how many are filled, which roles are short, and who could fill each. */
export function GapPanel({ desk, day, coverage, onClose }: GapPanelProps) {
  const { filled, required, short } = coverage ?? { filled: 0, required: 0, short: [] }
  return (
    <>
      <PanelHead
        title={[day.words, day.holiday].filter(Boolean).join(', ')}
        text={`${filled} of ${required} positions filled`}
      />
      {!day.isOutside &&
        short.map((role) => (
          <PanelSection key={role.roleId} title={role.missing > 1 ? `${role.name}, ${role.missing} open` : role.name}>
            <ShortRoleFixes desk={desk} day={day} short={role} onClose={onClose} />
          </PanelSection>
        ))}
      <RemovedShifts desk={desk} day={day} onClose={onClose} />
    </>
  )
}

/** Positions that were closed for the day, with a way to restore them. */
function RemovedShifts({ desk, day, onClose }: Omit<GapPanelProps, 'coverage'>) {
  const removed = desk.removed.filter(({ date }) => date === day.date)
  if (removed.length === 0) return null
  return (
    <PanelSection title="Removed">
      <ul className="divide-y divide-line">
        {removed.map((shift) => (
          <li key={shift.id} className="flex items-center justify-between gap-2 py-1.5">
            <span>{shift.role ?? 'Shift'}</span>
            {desk.isEditable && (
              <Button
                size="dense"
                aria-label={`Restore ${shift.role ?? 'shift'}`}
                onClick={() => {
                  onClose()
                  desk.restore(shift)
                }}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

type FixesProps = { desk: Desk; day: GridDay; short: ShortRole; onClose: () => void }

function ShortRoleFixes({ desk, day, short, onClose }: FixesProps) {
  const [shift] = short.openShifts
  const candidates = useRead('shiftCandidates', { params: { id: shift?.id ?? 0 } }, { enabled: (shift?.id ?? 0) > 0 })
  const role = desk.roles.get(short.roleId)
  if (!shift) {
    return (
      <div className="flex items-center justify-between gap-2">
        <span className="text-muted">Required but not on this schedule yet.</span>
        {desk.isEditable && role && (
          <Button size="dense" onClick={() => desk.addOpen(role, day.date)}>
            Add it as open
          </Button>
        )}
      </div>
    )
  }
  return (
    <Reading read={candidates} what="The candidates">
      {(found) => (
        <CandidateList
          candidates={found}
          onAssign={
            desk.isEditable
              ? ({ physicianId }) => {
                  onClose()
                  desk.drop(shift, { physicianId, date: day.date })
                }
              : undefined
          }
        />
      )}
    </Reading>
  )
}

type AssignPanelProps = { desk: Desk; day: GridDay; physicianId: number | undefined; onClose: () => void }

/** A day on which someone is free: which shifts are open then, and what taking one would mean. */
export function AssignPanel({ desk, day, physicianId, onClose }: AssignPanelProps) {
  const person = physicianId === undefined ? undefined : desk.people.get(physicianId)
  const open = [...desk.roles.values()].flatMap((role) => desk.index.openAt(role.id, day.date).slice(0, 1))
  const canAssign = desk.isEditable && !day.isOutside && physicianId !== undefined
  const title = person ? fullName(person) : 'Nothing open'
  return (
    <>
      <PanelHead title={title} text={[day.words, day.holiday].filter(Boolean).join(' · ')} />
      {canAssign && (
        <>
          <PanelSection title="Open on this day">
            {open.length === 0 && <p className="text-muted">All positions are filled.</p>}
            <ul className="divide-y divide-line">
              {open.map((shift) => {
                const plan = desk.planDrop(shift, { physicianId, date: day.date })
                const verdict = desk.judge(plan)
                const told = verdict && describeVerdict(verdict)
                return (
                  <li key={shift.id} className="flex items-center gap-2 py-1.5">
                    <ShiftChip code={desk.mark(shift).code} kind={desk.mark(shift).shiftKind} />
                    <span className="min-w-0 flex-1">
                      <b>{shift.role}</b> {told && <span className="text-muted">{`${told.word} ${told.says}`}</span>}
                    </span>
                    <Button
                      size="dense"
                      aria-label={`Assign ${shift.role}`}
                      onClick={() => {
                        onClose()
                        desk.act(plan)
                      }}
                    >
                      Assign
                    </Button>
                  </li>
                )
              })}
            </ul>
          </PanelSection>
          <PanelSection title="Add a shift">
            <div className="flex flex-wrap gap-1.5">
              {[...desk.roles.values()]
                .filter((role) => role.isActive)
                .map((role) => (
                  <Button
                    key={role.id}
                    size="dense"
                    onClick={() => {
                      onClose()
                      desk.assign({ physicianId, date: day.date }, role)
                    }}
                  >
                    {desk.codes.get(role.name)} {role.name}
                  </Button>
                ))}
            </div>
          </PanelSection>
        </>
      )}
      {!canAssign && <p className="px-3.5 pb-3 text-muted">{whyNot(desk, day)}</p>}
    </>
  )
}

function whyNot(desk: Desk, day: GridDay): string {
  if (day.isOutside) return 'This day is on another month’s schedule.'
  return desk.isEditable ? 'No position is open here.' : 'This schedule can’t be changed.'
}
