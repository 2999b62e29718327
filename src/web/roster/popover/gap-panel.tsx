/** A day's positions: how many are filled, which roles are short, and who could fill each. */
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Button } from '../../ui/button.tsx'
import type { DayCoverage, ShortRole } from '../model/coverage.ts'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'
import { CandidateList } from './candidate-list.tsx'
import { PanelHead, PanelSection } from './panel-parts.tsx'

type GapPanelProps = { desk: Desk; day: GridDay; coverage: DayCoverage | undefined; onClose: () => void }

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
    </>
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
        <span className="text-muted">Required, but not in this schedule yet.</span>
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
          first={5}
          isOpen
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
