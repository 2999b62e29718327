/** A physician is out: who and when, up to three ways to restore the schedule side by side, and applying one. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOut, RepairPlan } from '../../contract/call-outs.ts'
import type { ShiftRequest } from '../../contract/requests.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { ApiError } from '../api/call.ts'
import { problemsOf, reasonOf, useChange } from '../api/use-change.ts'
import { refreshTopics, useRead } from '../api/use-read.ts'
import { NeedsPhysicians } from '../layout/no-physicians.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { describeShifts, PlanCards } from './plan-cards.tsx'
import { type Absence, WhoAndWhen } from './who-and-when.tsx'

export type CallOutDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Known if the dialog is opened from a shift or a request. */
  physicianId?: number
  date?: string
  endDate?: string
}

export function CallOutDialog({ open, onOpenChange, ...known }: CallOutDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Call-out"
      description="Choose who’s out and compare plans. Nothing changes until you apply one."
    >
      <CallOutSteps {...known} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type StepsProps = Pick<CallOutDialogProps, 'physicianId' | 'date' | 'endDate'> & { onDone: () => void }

function CallOutSteps({ physicianId, date, endDate, onDone }: StepsProps) {
  const { clock } = useGroupClock()
  const [chosen, setChosen] = useState<Partial<Absence>>({})
  const startDate = chosen.startDate ?? date ?? clock?.today ?? ''
  const absence: Absence = {
    physicianId: chosen.physicianId ?? physicianId,
    startDate,
    endDate: chosen.endDate ?? latest(endDate ?? startDate, startDate),
  }
  const unfit = clock ? unfitDays(absence) : []
  const range = { physicianId: String(absence.physicianId), startDate, endDate: absence.endDate }
  const read = useRead(
    'planCallOut',
    { query: range },
    { enabled: absence.physicianId !== undefined && startDate !== '' && unfit.length === 0 },
  )
  const problems =
    unfit.length > 0
      ? unfit
      : problemsOf(read.error).filter(({ field }) => field === 'startDate' || field === 'endDate')
  return (
    <DialogBody>
      <NeedsPhysicians then="Add physicians first, then choose who’s out.">
        <div className="flex flex-col gap-4">
          <WhoAndWhen
            absence={absence}
            problems={problems}
            onChange={(change) => setChosen({ ...chosen, ...change })}
          />
          {absence.physicianId !== undefined && startDate && problems.length === 0 && (
            <Plans
              key={`${absence.physicianId} ${startDate} ${absence.endDate}`}
              read={read}
              physicianId={absence.physicianId}
              startDate={startDate}
              endDate={absence.endDate}
              onDone={onDone}
            />
          )}
        </div>
      </NeedsPhysicians>
    </DialogBody>
  )
}

/** A year that is being typed is unfit for a moment, so nothing is corrected. */
function unfitDays({ startDate, endDate }: Absence): { field: string; message: string }[] {
  if (startDate === '') return [{ field: 'startDate', message: 'Pick a date from today on.' }]
  if (endDate === '') return [{ field: 'endDate', message: 'Choose a day' }]
  return endDate < startDate ? [{ field: 'endDate', message: `Choose ${formatDate(startDate)} or later` }] : []
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}

type PlansProps = {
  read: ReturnType<typeof useRead<'planCallOut'>>
  physicianId: number
  startDate: string
  endDate: string
  onDone: () => void
}

function Plans({ read, physicianId, startDate, endDate, onDone }: PlansProps) {
  const { groupId } = useMember()
  const client = useQueryClient()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const numbers = new Map(physicians.map((physician) => [physician.id, physician.phoneNumber]))
  const apply = useChange('applyCallOut', { isAnswered: isConflict })
  const [applied, setApplied] = useState<RepairPlan['kind']>()

  const undo = useUndoApplied()

  const send = async (found: CallOut, plan: RepairPlan) => {
    setApplied(plan.kind)
    try {
      const { request, notified, canUndo } = await apply.mutateAsync({
        body: {
          physicianId,
          startDate,
          endDate,
          kind: plan.kind,
          steps: plan.steps,
          asked: plan.asked.map(({ shiftId, physicianId: askedId }) => ({ shiftId, physicianId: askedId })),
        },
      })
      toast({
        title: 'Success',
        description: describeDone(found, plan, notified),
        tone: 'good',
        ...(canUndo && { action: { label: 'Undo', onClick: () => void undo(request) } }),
      })
      onDone()
    } catch (error) {
      // The plans are out of date; new ones are being loaded.
      if (isConflict(error)) refreshTopics(client, ['shifts', 'requests'])
    }
  }
  return (
    <Reading
      read={read}
      what="The plans"
      loading={<SkeletonList of="facts" rows={3} label="Looking for ways to cover..." />}
    >
      {(found: CallOut) => (
        <PlanCards
          call={found}
          numbers={numbers}
          {...(apply.isPending && applied && { applying: applied })}
          {...(apply.error && { problem: reasonOf(apply.error) })}
          onApply={(plan) => void send(found, plan)}
        />
      )}
    </Reading>
  )
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** The shifts are as they were, and so is what the physician asked for. */
function useUndoApplied() {
  const undo = useChange('undoReview', { isAnswered: (error) => error instanceof ApiError })
  return async ({ id, version }: ShiftRequest) => {
    try {
      const { requestorName, status } = await undo.mutateAsync({ params: { id }, body: { version } })
      const left = status === 'pending' ? 'The call-out still needs coverage.' : `${requestorName} is no longer out.`
      toast({ title: 'Undone', description: `The shifts are back as they were. ${left}`, tone: 'good' })
    } catch (error) {
      toast({ title: 'Couldn’t undo', description: reasonOf(error), tone: 'warn' })
    }
  }
}

/** "Chidinma Abara is out Dec 8. Everything is covered. We notified 3 people." */
function describeDone({ name, startDate, endDate }: CallOut, { open, asked }: RepairPlan, notified: number): string {
  const colleagues = new Set(asked.map(({ physicianId }) => physicianId)).size
  const cover =
    open.length === 0
      ? 'Everything is covered.'
      : colleagues > 0
        ? `We asked ${plural(colleagues, 'colleague')} to take the ${pluralWord(open.length, 'shift')}.`
        : `Still open: ${describeShifts(open)}.`
  const people = notified > 0 ? ` We notified ${plural(notified, 'person', 'people')}.` : ''
  return `${name} is out ${formatDateRange(startDate, endDate)}. ${cover}${people}`
}
