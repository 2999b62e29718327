/** A swap: which of my shifts I give, and for what: a colleague's, a ring of three, or whatever anyone offers. */
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import type { Shift } from '../../contract/schedules.ts'
import type { SwapOption } from '../../contract/swaps.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { swapAddress } from '../paths.ts'
import { useGroupClock } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { describeShiftInFull } from '../shifts/shift-words.ts'
import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { anyone, choiceOf, type RequestValues, ringOf, takenShiftIdOf } from './request-values.ts'
import { ShiftChoice, shiftOption } from './shift-choice.tsx'

export function SwapFields({ physicianId, foretells = true }: { physicianId: number; foretells?: boolean }) {
  const shifts = useRead('physicianShifts', { params: { physicianId } })
  const { clock } = useGroupClock()
  const values = useWatch<RequestValues>() as RequestValues
  return (
    <>
      <Reading read={shifts} what="The shifts" loading={<SkeletonList of="shifts" rows={2} />}>
        {(own) => clock && <OwnShift shifts={own} today={clock.today} isMine={foretells} />}
      </Reading>
      {values.originalShiftId !== null && (
        <SwapPartners key={values.originalShiftId} shiftId={values.originalShiftId} isMine={foretells} />
      )}
      {foretells && values.originalShiftId !== null && <SwapOutlook values={values} />}
    </>
  )
}

function OwnShift({ shifts, today, isMine }: { shifts: Shift[]; today: string; isMine: boolean }) {
  const mark = useShiftMarks(shifts)
  const options = shifts
    .filter(({ date, status }) => date >= today && status !== 'cancelled')
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((shift) => shiftOption(shift, mark, today))
  return (
    <ShiftChoice
      name="originalShiftId"
      label="Shift to give away"
      options={options}
      empty={`${isMine ? 'You' : 'They'} have no published shifts ahead.`}
    />
  )
}

function SwapOutlook({ values }: { values: RequestValues }) {
  // A ring was found by the same rules; it has no forecast as a whole.
  if (values.swapWith.startsWith('ring')) return null
  const { originalShiftId } = values
  return <ForecastPanel question={{ requestType: 'swap', originalShiftId, targetShiftId: takenShiftIdOf(values) }} />
}

/** Swap partners: ranked colleagues, rings of three, or anyone. */
function SwapPartners({ shiftId, isMine }: { shiftId: number; isMine: boolean }) {
  const options = useRead('swapOptions', { params: { id: shiftId }, query: {} })
  const { setValue } = useFormContext<RequestValues>()
  const chosen = useWatch<RequestValues, 'swapWith'>({ name: 'swapWith' })
  const [first] = useState(chosen)
  const named = useNamedPartner(first, isMine)
  return (
    <Field label="Swap with">
      {(control) => (
        <Reading
          read={options}
          what="The possible swaps"
          loading={<SkeletonList of="facts" rows={3} label="Looking for partners..." />}
        >
          {(found) => (
            <div className="flex flex-col gap-2">
              <div className="max-h-80 overflow-y-auto">
                <RadioCards
                  {...control}
                  value={chosen}
                  onValueChange={(value) => setValue('swapWith', value, { shouldDirty: true })}
                  options={[
                    ...(named && !found.some((option) => choiceOf(ringOf(option)) === first) ? [named] : []),
                    ...found.filter((option) => ringOf(option).length > 0).map((option) => describe(option, isMine)),
                    { value: anyone, label: 'Offer it to everyone', description: describeOffer(found) },
                  ]}
                />
              </div>
              {isMine && (
                <Link
                  href={swapAddress(shiftId)}
                  className="inline-flex min-h-11 items-center self-start font-control text-accent-text underline-offset-3 hover:underline"
                >
                  Ask several colleagues in order
                </Link>
              )}
            </div>
          )}
        </Reading>
      )}
    </Field>
  )
}

/** The shift that a link to this form names: it is kept even if the finder doesn’t suggest it. */
function useNamedPartner(choice: string, isMine: boolean) {
  const id = takenShiftIdOf({ swapWith: choice })
  const shift = useRead('shiftSheet', { params: { id: id ?? 0 } }, { enabled: id !== undefined }).data?.shift
  return (
    shift && {
      value: choice,
      label: shift.physicianName ?? 'No one',
      description: (
        <>
          <span className="block text-text">{describeGain(shift, isMine)}</span>
          Not suggested: this swap may break a rule or no longer be possible.
        </>
      ),
    }
  )
}

function describeOffer(found: SwapOption[]): string {
  return found.length === 0
    ? 'No swap meets every rule right now. Colleagues will see your offer under Open shifts.'
    : 'Colleagues see it under Open shifts and may offer a shift in return.'
}

/** What whoever asks gets. */
function describeGain(shift: Shift, isMine: boolean): string {
  return `${isMine ? 'You' : 'They'} get ${describeShiftInFull(shift)}`
}

function describe(option: SwapOption, isMine: boolean) {
  const ring = ringOf(option)
  const [partner, third] = ring
  if (!partner || !third) {
    return {
      value: choiceOf(ring),
      label: partner?.name ?? 'A colleague',
      description: (
        <>
          {partner && <span className="block text-text">{describeGain(partner.gives, isMine)}</span>}
          {isMine && option.worth}
        </>
      ),
    }
  }
  return {
    value: choiceOf(ring),
    label: (
      <span className="flex flex-wrap items-center gap-2">
        {partner.name} and {third.name}
        <Badge tone="outline">Three-way</Badge>
      </span>
    ),
    description: (
      <>
        <span className="block text-text">
          {partner.name} takes {isMine ? 'yours' : 'theirs'}
        </span>
        <span className="block text-text">
          {third.name} takes {describeShiftInFull(partner.gives)}
        </span>
        <span className="block text-text">{describeGain(third.gives, isMine)}</span>
        {isMine && option.worth}
      </>
    ),
  }
}
