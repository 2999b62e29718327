/** The pickup board: open and offered shifts, best match for me first; two taps take one. */
import { CalendarCheck, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { OpenShift } from '../../contract/request-outlook.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { LateSelect } from '../ui/late-select.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { OpenShiftRow } from './open-shift-row.tsx'

const TakeDialog = lazy(async () => ({ default: (await import('./take-dialog.tsx')).TakeDialog }))

export function OpenShiftsPage() {
  const open = useRead('openShifts', {})
  const { clock } = useGroupClock()
  return (
    <PageFrame title="Open shifts" subtitle="Open and offered shifts, best match first">
      <Reading
        read={open}
        what="The open shifts"
        loading={
          <Card>
            <SkeletonList of="shifts" rows={4} label="Loading open shifts..." />
          </Card>
        }
      >
        {(shifts) => clock && <Board shifts={shifts} today={clock.today} />}
      </Reading>
    </PageFrame>
  )
}

function Board({ shifts, today }: { shifts: OpenShift[]; today: string }) {
  const [filters, change] = useOpenShiftFilters()
  const [taken, setTaken] = useState<OpenShift>()
  const mark = useShiftMarks(shifts.map(({ shift }) => shift))
  if (shifts.length === 0) {
    return (
      <Card>
        <EmptyState icon={<CalendarCheck />} title="Every shift is taken">
          When a shift opens up or a colleague offers one, it appears here. Turn on emails under Preferences.
        </EmptyState>
      </Card>
    )
  }
  const shown = filterOpenShifts(shifts, filters)
  const roles = [...new Set(shifts.flatMap(({ shift }) => shift.role ?? []))].sort()
  return (
    <>
      <div className="grid two-columns items-center gap-x-4 gap-y-3 tablet:flex tablet:flex-wrap tablet:items-end">
        <Field label="From" className="tablet:w-44">
          <DateInput value={filters.from} min={today} onValueChange={(from) => change({ from })} />
        </Field>
        <Field label="Role" className="tablet:w-48">
          <LateSelect
            value={filters.role || everyRole}
            options={[
              { value: everyRole, label: 'Every role' },
              ...roles.map((role) => ({ value: role, label: role })),
            ]}
            onValueChange={(role) => change({ role: role === everyRole ? '' : role })}
          />
        </Field>
        <span className="flex items-center tablet:min-h-8">
          <Checkbox
            label="Shifts I can take"
            checked={filters.onlyMine}
            onCheckedChange={(isOn) => change({ show: isOn ? 'allowed' : '' })}
          />
        </span>
        <p role="status" className="text-right text-muted tablet:ml-auto tablet:leading-8">
          {plural(shown.length, 'shift')}
        </p>
      </div>
      <Card padding="none">
        {shown.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title="No open shift matches these filters"
            action={<Button onClick={() => change({ from: '', role: '', show: '' })}>Clear filters</Button>}
          />
        ) : (
          <ol aria-label="Open shifts">
            {shown.map((open) => (
              <OpenShiftRow
                key={open.shift.id}
                open={open}
                mark={mark(open.shift)}
                today={today}
                onTake={() => setTaken(open)}
              />
            ))}
          </ol>
        )}
      </Card>
      <Suspense>{taken && <TakeDialog open={taken} onClose={() => setTaken(undefined)} />}</Suspense>
    </>
  )
}

const everyRole = 'every role'

type OpenShiftFilters = { from: string; role: string; onlyMine: boolean }
type Change = Partial<Record<'from' | 'role' | 'show', string>>

/** Which open shifts are shown, kept in the address: from a day on, by role, only those I can take. */
function useOpenShiftFilters(): [OpenShiftFilters, (change: Change) => void] {
  const [search, change] = useSearchChange()
  const filters: OpenShiftFilters = {
    from: search.get('from') ?? '',
    role: search.get('role') ?? '',
    onlyMine: search.get('show') === 'allowed',
  }
  return [filters, change]
}

/** The order stays: best match first. */
function filterOpenShifts(shifts: readonly OpenShift[], { from, role, onlyMine }: OpenShiftFilters) {
  return shifts.filter(
    ({ shift, isAllowed, myRequestId }) =>
      shift.date >= from && (!role || shift.role === role) && (!onlyMine || isAllowed || myRequestId !== null),
  )
}
