/** Two schedules side by side: their scores, and who is better or worse off in the other one. */
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import type { Comparison, Schedule } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { ComparedPeople } from './compared-people.tsx'
import { ComparedScores } from './compared-scores.tsx'
import { draftInUse, UseThisOne } from './use-this-one.tsx'

type CompareDialogProps = {
  schedule: Schedule
  schedules: Schedule[]
  /** Opens the chosen draft; without it none can be chosen. */
  onChoose?: (id: number) => void
  onClose: () => void
}

export function CompareDialog({ schedule, schedules, onChoose, onClose }: CompareDialogProps) {
  const others = schedules.filter(({ id }) => id !== schedule.id)
  const [otherId, choose] = useState(() => nearestOf(schedule, others)?.id)
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title={`Compare ${schedule.name}`}
      description="Scores side by side, and what changes for each physician."
    >
      <DialogBody>
        <Field label="With">
          <Select
            value={otherId === undefined ? '' : String(otherId)}
            options={others.map(({ id, name, status }) => ({ value: String(id), label: `${name}, ${status}` }))}
            onValueChange={(value) => choose(Number(value))}
          />
        </Field>
        {otherId === undefined ? (
          <p className="flex items-center gap-2 py-6 text-muted">
            <GitCompareArrows className="size-5" />
            There’s no other schedule yet. Generate one, or duplicate this one and change it.
          </p>
        ) : (
          <Compared id={schedule.id} otherId={otherId} />
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        {[schedule, others.find(({ id }) => id === otherId)].map(
          (one) =>
            onChoose &&
            one?.status === 'draft' &&
            one.id !== draftInUse(schedules, one)?.id && (
              <UseThisOne key={one.id} draft={one} namesDraft onUsed={onChoose} />
            ),
        )}
      </DialogFooter>
    </Dialog>
  )
}

function Compared({ id, otherId }: { id: number; otherId: number }) {
  const read = useRead('compareSchedules', { params: { id, otherId } })
  return (
    <Reading read={read} what="The comparison">
      {(comparison: Comparison) => (
        <div className="flex flex-col gap-5 pt-4">
          <ComparedScores comparison={comparison} />
          <ComparedPeople comparison={comparison} />
        </div>
      )}
    </Reading>
  )
}

/** Schedules of the same month first. */
function nearestOf({ month, year }: Schedule, others: Schedule[]): Schedule | undefined {
  return others.find((other) => other.month === month && other.year === year) ?? others[0]
}
