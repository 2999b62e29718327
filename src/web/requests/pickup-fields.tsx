/** A pickup: one of the open or offered shifts, best match first. */
import { useWatch } from 'react-hook-form'
import type { OpenShift } from '../../contract/request-outlook.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import type { RequestValues } from './request-values.ts'
import { ShiftChoice, shiftOption } from './shift-choice.tsx'

export function PickupFields({ foretells = true }: { foretells?: boolean }) {
  const open = useRead('openShifts', {})
  const { clock } = useGroupClock()
  const targetShiftId = useWatch<RequestValues, 'targetShiftId'>({ name: 'targetShiftId' })
  return (
    <>
      <Reading read={open} what="The open shifts" loading={<SkeletonList of="shifts" rows={3} />}>
        {(shifts) => clock && <OpenChoice shifts={shifts} today={clock.today} checksMe={foretells} />}
      </Reading>
      {foretells && targetShiftId !== null && <ForecastPanel question={{ requestType: 'pickup', targetShiftId }} />}
    </>
  )
}

type OpenChoiceProps = {
  shifts: OpenShift[]
  today: string
  /** For myself only what I can take; for a colleague the server decides. */
  checksMe: boolean
}

function OpenChoice({ shifts, today, checksMe }: OpenChoiceProps) {
  const mark = useShiftMarks(shifts.map(({ shift }) => shift))
  const options = shifts
    .filter(({ isAllowed, myRequestId }) => !checksMe || (isAllowed && myRequestId === null))
    .map(({ shift, offeredBy, says }) =>
      shiftOption(
        shift,
        mark,
        today,
        <>
          {offeredBy && `, offered by ${offeredBy}`}
          {checksMe && <span className="mt-0.5 block">{says}</span>}
        </>,
      ),
    )
  return (
    <ShiftChoice
      name="targetShiftId"
      label="Shift to pick up"
      options={options}
      empty={checksMe ? 'There are no open shifts you can take.' : 'There are no open shifts.'}
    />
  )
}
