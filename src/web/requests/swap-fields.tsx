/** A swap: which of my shifts I give, and for what: a colleague's, a ring of three, or whatever anyone offers. */
import { useWatch } from 'react-hook-form'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock } from '../session/use-group-clock.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { type RequestValues, takenShiftIdOf } from './request-values.ts'
import { ShiftChoice, shiftOption } from './shift-choice.tsx'
import { SwapPartners } from './swap-partners.tsx'
import { useForecast } from './use-forecast.ts'

type SwapFieldsProps = {
  physicianId: number
  foretells?: boolean
}

export function SwapFields({ physicianId, foretells = true }: SwapFieldsProps) {
  const shifts = useRead('physicianShifts', { params: { physicianId } })
  const { clock } = useGroupClock()
  const values = useWatch<RequestValues>() as RequestValues
  return (
    <>
      <Reading read={shifts} what="The shifts" loading={<SkeletonList of="shifts" rows={2} />}>
        {(own) => clock && <OwnShift shifts={own} today={clock.today} />}
      </Reading>
      {values.originalShiftId !== null && (
        <SwapPartners key={values.originalShiftId} shiftId={values.originalShiftId} />
      )}
      {foretells && values.originalShiftId !== null && <SwapOutlook values={values} />}
    </>
  )
}

function OwnShift({ shifts, today }: { shifts: Shift[]; today: string }) {
  const mark = useShiftMarks(shifts)
  const options = shifts
    .filter(({ date, status }) => date >= today && status !== 'cancelled')
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((shift) => shiftOption(shift, mark, today))
  return (
    <ShiftChoice
      name="originalShiftId"
      label="Shift to give away"
      numberLabel="Original shift id"
      options={options}
      empty="No published shift lies ahead."
    />
  )
}

function SwapOutlook({ values }: { values: RequestValues }) {
  const isRing = values.swapWith.startsWith('ring')
  const targetShiftId = takenShiftIdOf(values)
  const read = useForecast({
    requestType: 'swap',
    originalShiftId: values.originalShiftId,
    ...(targetShiftId && { targetShiftId }),
  })
  // A ring was found by the same rules; what it leads to cannot be asked for as a whole.
  return isRing ? null : <ForecastPanel read={read} />
}
