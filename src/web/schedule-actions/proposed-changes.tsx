/** The difference a proposal makes, before anything is kept: shifts, scores, and who works what on which day. */
import { useState } from 'react'
import type { Schedule, Shift, Signature } from '../../contract/schedules.ts'
import type { Proposal, ProposalScope } from '../../contract/shift-changes.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { formatScore } from '../assessment/score-band.ts'
import { titleOfStretches, wholePercent } from '../assessment/signature-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { Table } from '../ui/table.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { toast } from '../ui/toast.ts'
import type { OnChanged } from './clear-dialog.tsx'

const longestReason = 500

type ProposedChangesProps = {
  schedule: Schedule
  /** As they are now. */
  shifts: readonly Shift[]
  what: ProposalScope['what']
  proposal: Proposal
  onClose: () => void
  onKept: OnChanged | undefined
}

export function ProposedChanges({ schedule, shifts, what, proposal, onClose, onKept }: ProposedChangesProps) {
  const { id, name, status } = schedule
  const { steps, findings } = proposal
  const [reason, setReason] = useState('')
  const keep = useChange('editShifts')
  const conflicts = findings.filter(({ hard }) => hard)
  const turn = useChange('turnStep')
  const finish = (after: readonly Shift[], stepId: number | null) => {
    const label = what === 'fill' ? 'Fill open shifts' : 'Improve'
    const before = shifts.filter((shift) => after.some((one) => one.id === shift.id))
    onKept?.({ label, before, after, stepId })
    toast({
      title: 'Success',
      description: `${what === 'fill' ? 'Filled' : 'Changed'} ${plural(after.length, 'shift')} in ${name}.`,
      tone: 'good',
      ...(!onKept &&
        stepId !== null && {
          action: {
            label: 'Undo',
            onClick: () => turn.mutate({ params: { id }, body: { stepId, isUndone: true } }),
          },
        }),
    })
    onClose()
  }
  const keepAll = () => {
    const edits = steps.map((step) => ({ do: 'change' as const, ...step }))
    const body = { edits, isProposed: true, ...(conflicts.length > 0 && { reason: reason.trim() }) }
    keep.mutate({ params: { id }, body }, { onSuccess: (answer) => finish(answer.shifts, answer.stepId) })
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={`Proposal for ${name}`}
      {...(steps.length > 0 && { description: 'Nothing changes until you apply it.' })}
    >
      <DialogBody>
        {steps.length === 0 ? (
          <p role="status">{nothingFound[what]}</p>
        ) : (
          <Difference proposal={proposal} isPublished={status === 'active'} />
        )}
        {conflicts.length > 0 && (
          <div className="mt-3 flex flex-col gap-2">
            <ul className="list-disc pl-4 text-warn">
              {conflicts.map(({ key, says }) => (
                <li key={key}>{says}</li>
              ))}
            </ul>
            <Field label="Reason to override">
              <TextInput maxLength={longestReason} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          </div>
        )}
        <div role="alert" className="not-empty:mt-3">
          {keep.isError && <FieldError>{reasonOf(keep.error)}</FieldError>}
        </div>
      </DialogBody>
      <DialogFooter>
        {steps.length === 0 ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Discard
            </Button>
            <Button
              variant="primary"
              disabled={(conflicts.length > 0 && !reason.trim()) || isTooLong(reason, longestReason)}
              loading={keep.isPending}
              loadingLabel="Applying..."
              onClick={keepAll}
            >
              Apply {plural(steps.length, 'change')}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  )
}

const nothingFound: Record<ProposalScope['what'], string> = {
  fill: 'No one can take these shifts within the rules.',
  improve: 'We found nothing to improve here.',
}

function Difference({ proposal, isPublished }: { proposal: Proposal; isPublished: boolean }) {
  const { days, steps, open, before, after } = proposal
  const people = new Set(days.map(({ physicianId }) => physicianId)).size
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        Changes {plural(steps.length, 'shift')} for {plural(people, 'physician')}.
        {isPublished && ' We’ll notify them when you apply it.'}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-5">
        <Figure label="Open shifts" before={String(open.before)} after={String(open.after)} />
        <Figure label="Coverage" before={formatScore(before.coverageScore)} after={formatScore(after.coverageScore)} />
        <Figure label="Fairness" before={formatScore(before.fairnessScore)} after={formatScore(after.fairnessScore)} />
        <Figure
          label="Preferences met"
          before={formatScore(before.preferencesMetScore)}
          after={formatScore(after.preferencesMetScore)}
        />
        <Figure
          label={titleOfStretches(before.signature)}
          before={formatWhole(before.signature)}
          after={formatWhole(after.signature)}
        />
      </dl>
      <Table
        label="Changes by physician"
        isInset
        rows={days}
        rowKey={({ physicianId, date }) => `${physicianId} ${date}`}
        empty={null}
        columns={[
          { id: 'name', header: 'Physician', namesRow: true, cell: ({ name }) => name },
          { id: 'date', header: 'Day', cell: ({ date }) => formatDate(date) },
          { id: 'old', header: 'Now', cell: (day) => day.old ?? 'Off' },
          { id: 'new', header: 'Proposed', cell: (day) => day.new ?? 'Off' },
        ]}
      />
    </div>
  )
}

function formatWhole(signature: Signature): string {
  const percent = wholePercent(signature)
  return percent === undefined ? '–' : `${percent}%`
}

function Figure({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold">
        {before} → {after}
      </dd>
    </div>
  )
}
