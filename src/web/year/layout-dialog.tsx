/** Lays out weeks for a quarter, half a year, or a year: how long, what it changes, and keeping it. */
import { useState } from 'react'
import type { YearLayout, YearPlan } from '../../contract/year.ts'
import { addMonths, monthKey, monthOf } from '../../engine/month.ts'
import { formatDateRange, formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { KeepFooter, KeepProblem } from './keep-proposal.tsx'
import type { LayoutBack } from './use-year-undo.ts'
import { describeFlips } from './year-words.ts'

const lengths = [
  { value: '3', label: 'Quarter' },
  { value: '6', label: 'Half-year' },
  { value: '12', label: 'Year' },
] as const
type Length = (typeof lengths)[number]['value']

type LayoutDialogProps = {
  year: YearPlan
  /** With what undoing it needs. */
  onKept: (back: LayoutBack) => void
  onClose: () => void
}

export function LayoutDialog({ year, onKept, onClose }: LayoutDialogProps) {
  const first = monthOf(year.openFrom)
  const [from, setFrom] = useState(monthKey(first))
  const [months, setMonths] = useState<Length>('6')
  const proposal = useRead('proposeLayout', { query: { from, months } })
  const keep = useChange('keepLayout')
  const layout = proposal.data
  const starts = Array.from({ length: 12 }, (_, index) => addMonths(first, index))
  return (
    <Dialog
      title="Lay out the year"
      description="Weeks on for everyone, from demand, FTE, time off, and dealt holidays. Months are generated from them."
      size="medium"
      onClose={onClose}
    >
      <DialogBody>
        <div className="flex flex-wrap items-end gap-4">
          <Field label="First month">
            {(wiring) => (
              <Select
                {...wiring}
                value={from}
                options={starts.map((month) => ({ value: monthKey(month), label: formatMonth(month) }))}
                onValueChange={setFrom}
              />
            )}
          </Field>
          <SegmentedControl label="How long" value={months} options={lengths} onValueChange={setMonths} />
        </div>
        <div className="mt-4" aria-live="polite">
          <Reading
            read={proposal}
            what="The weeks"
            loading={<InlineSpinner label={`Laying out weeks for ${plural(year.people.length, 'physician')}...`} />}
          >
            {(found) => <Layout layout={found} />}
          </Reading>
        </div>
        <KeepProblem error={keep.error} />
      </DialogBody>
      <KeepFooter
        label="Keep these weeks"
        isSaving={keep.isPending}
        onKeep={
          layout &&
          (() =>
            keep.mutate(
              { body: { from, months, stamp: layout.stamp } },
              {
                onSuccess: ({ before, stamp }) => {
                  onKept({ from, months, weeks: before, stamp })
                  onClose()
                },
              },
            ))
        }
      />
    </Dialog>
  )
}

function Layout({ layout }: { layout: YearLayout }) {
  const { from, to, weeks, changed, daysShort, flips } = layout
  const nights = weeks.filter(({ isNight }) => isNight).length
  return (
    <ul className="flex flex-col gap-1">
      <li>
        {formatDateRange(from, to)}: {plural(weeks.length, 'week')} on, {nights} of them nights.
      </li>
      <li>{changed === 0 ? 'Nothing changes.' : `${plural(changed, 'week')} new or moved.`}</li>
      <li className={daysShort > 0 ? 'text-warn' : undefined}>
        {daysShort === 0
          ? 'Enough people are on every day.'
          : `On ${plural(daysShort, 'day')}, fewer people are on than needed. When you generate, people on their week off may fill in.`}
      </li>
      {describeFlips(flips) && <li>{describeFlips(flips)}</li>}
    </ul>
  )
}
