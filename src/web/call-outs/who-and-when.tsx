/** Who is out, and from when to when. */
import { useRead } from '../api/use-read.ts'
import { usePhysicianOptions } from '../session/use-physician-options.ts'
import { useMember } from '../session/use-session.ts'
import { findInForce, useScheduleShifts } from '../shifts/use-period-shifts.ts'
import { Field } from '../ui/field.tsx'
import type { FieldProblem } from '../ui/form.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'

export type Absence = { physicianId: number | undefined; startDate: string; endDate: string }

type WhoAndWhenProps = {
  absence: Absence
  /** What the server says about the days. */
  problems: readonly FieldProblem[]
  onChange: (change: Partial<Absence>) => void
}

export function WhoAndWhen({ absence, problems, onChange }: WhoAndWhenProps) {
  const options = useWorkingFirst(absence.startDate)
  const errorAt = (name: keyof Absence) => {
    const problem = problems.find(({ field }) => field === name)
    return problem && { error: problem.message }
  }
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[minmax(0,1fr)_160px_160px]">
      <Field label="Physician" className="max-tablet:col-span-2">
        <Select
          value={absence.physicianId === undefined ? '' : String(absence.physicianId)}
          options={options}
          placeholder="Who’s out?"
          onValueChange={(id) => onChange({ physicianId: Number(id) })}
        />
      </Field>
      <Field label="First day" {...errorAt('startDate')}>
        <DateInput value={absence.startDate} onValueChange={(startDate) => onChange({ startDate })} />
      </Field>
      <Field label="Last day" {...errorAt('endDate')}>
        <DateInput value={absence.endDate} min={absence.startDate} onValueChange={(endDate) => onChange({ endDate })} />
      </Field>
    </div>
  )
}

/** Whoever works that day and isn't done comes first, with their role. */
function useWorkingFirst(date: string) {
  const { groupId } = useMember()
  const people = usePhysicianOptions()
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const published = schedules.filter(({ status }) => status === 'active')
  const shifts = useScheduleShifts(findInForce(published, date)).data ?? []
  const roles = new Map(
    shifts
      .filter((shift) => shift.date === date && shift.status !== 'cancelled' && shift.status !== 'completed')
      .map(({ physicianId, role }) => [String(physicianId), role ?? 'Shift']),
  )
  return [
    ...people.flatMap(({ value, label }) => {
      const role = roles.get(value)
      return role ? [{ value, label: `${label} · ${role}` }] : []
    }),
    ...people.filter(({ value }) => !roles.has(value)),
  ]
}
