/** Who cannot come, and from which day to which. */
import { displayName } from '../../engine/text/names.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { DateInput } from '../ui/date-input.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

export type Absence = { physicianId: number | undefined; startDate: string; endDate: string }

type WhoAndWhenProps = { absence: Absence; onChange: (change: Partial<Absence>) => void }

export function WhoAndWhen({ absence, onChange }: WhoAndWhenProps) {
  const { groupId } = useMember()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const options = physicians
    .filter(({ isActive }) => isActive)
    .map((physician) => ({ value: String(physician.id), label: displayName(physician) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[minmax(0,1fr)_160px_160px]">
      <Field label="Physician" className="max-tablet:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={absence.physicianId === undefined ? '' : String(absence.physicianId)}
            options={options}
            placeholder="Who cannot come?"
            onValueChange={(id) => onChange({ physicianId: Number(id) })}
          />
        )}
      </Field>
      <Field label="First day">
        {(control) => (
          <DateInput {...control} value={absence.startDate} onValueChange={(startDate) => onChange({ startDate })} />
        )}
      </Field>
      <Field label="Last day">
        {(control) => (
          <DateInput
            {...control}
            value={absence.endDate}
            min={absence.startDate}
            onValueChange={(endDate) => onChange({ endDate })}
          />
        )}
      </Field>
    </div>
  )
}
