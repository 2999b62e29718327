/** The best eligible person for a shift; who else could take it; and if no one can, why. */
import { useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { plural } from '../../../engine/text/plural.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { describeExcluded } from '../../shifts/reason-list.tsx'
import { Button, onFirstClick } from '../../ui/button.tsx'
import type { Fix as FoundFix } from '../checks/issues.ts'
import { CandidateList } from '../popover/candidate-list.tsx'
import { FixList } from '../popover/fix-list.tsx'
import type { Desk } from '../use-desk.ts'

type FixProps = { desk: Desk; shift: Shift; isFound: boolean; fix: FoundFix | undefined }

export function Fix({ desk, shift, isFound, fix }: FixProps) {
  const [asked, ask] = useState<'others' | 'why'>()
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
            <Button size="dense" onClick={onFirstClick(() => give(fix.physicianId))}>
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
              {fix ? plural(fix.others, 'other') : 'Why'}
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
