/** A shift: what and when it is, why this physician has it (or why no one does), who else could, and actions. */
import type { Shift } from '../../../contract/schedules.ts'
import type { ShiftReason } from '../../../contract/shifts.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { ReasonList } from '../../shifts/reason-list.tsx'
import { formatTimes } from '../../text/clock.ts'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { CandidateList } from './candidate-list.tsx'
import { FixList } from './fix-list.tsx'
import { PanelHead, PanelSection } from './panel-parts.tsx'
import { describeTakers, LocationForm, type OnAssign, ShiftActions, type ShiftActionsProps } from './shift-parts.tsx'

export function ShiftPanel({ desk, shift, day, onClose, ...others }: ShiftActionsProps) {
  const { positionCode, kind, roleName } = desk.mark(shift)
  // The server doesn't know a shift that was just added.
  const isKnown = shift.id > 0
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: isKnown })
  const canEdit = desk.isEditable && !day.isOutside
  const assign: OnAssign = ({ physicianId }) => {
    onClose()
    desk.drop(shift, { physicianId, date: shift.date })
  }
  return (
    <>
      <PanelHead
        chip={<ShiftChip code={positionCode} kind={kind} size="large" />}
        title={`${shift.physicianName ?? 'Open'}, ${roleName}`}
        text={[day.words, day.holiday, formatTimes(shift), shift.location].filter(Boolean).join(' · ')}
      />
      {isKnown && (
        <Reading read={reason} what="The reasons">
          {(found) => <Reasons shift={shift} reason={found} onAssign={canEdit ? assign : undefined} />}
        </Reading>
      )}
      {canEdit && isKnown && (
        <div className="border-t border-line px-3.5 py-2">
          <LocationForm
            shift={shift}
            onSave={(location) => {
              onClose()
              desk.setLocation(shift, location)
            }}
          />
        </div>
      )}
      {canEdit && (
        <footer className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-surface px-3.5 py-2">
          <ShiftActions desk={desk} shift={shift} day={day} onClose={onClose} {...others} />
        </footer>
      )}
    </>
  )
}

type ReasonsProps = { shift: Shift; reason: ShiftReason; onAssign: OnAssign | undefined }

function Reasons({ shift, reason, onAssign }: ReasonsProps) {
  return (
    <>
      <PanelSection title={shift.physician ? `Why ${shift.physician.lastName}` : 'Why it’s open'}>
        <ReasonList reason={reason} />
        <FixList shiftId={shift.id} fixes={reason.fixes} />
      </PanelSection>
      <PanelSection title={describeTakers(shift)}>
        <CandidateList candidates={reason.alternatives} onAssign={onAssign} />
      </PanelSection>
    </>
  )
}
