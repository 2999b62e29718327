/** A day on which somebody is free: which shifts are open then, and what taking one would mean. */
import { fullName } from '../../../engine/text/names.ts'
import { Button } from '../../ui/button.tsx'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { sayVerdict } from '../checks/checker.ts'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'
import { PanelHead, PanelSection } from './panel-parts.tsx'

type AssignPanelProps = { desk: Desk; day: GridDay; physicianId: number | undefined; onClose: () => void }

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
                const told = verdict && sayVerdict(verdict)
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
          <PanelSection title="One more in a role">
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
  if (day.isOutside) return 'This day belongs to the schedule of another month.'
  return desk.isEditable ? 'No position is open here.' : 'An archived schedule is not changed any more.'
}
