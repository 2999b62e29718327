/** Who is out, and from when to when. */
import { usePhysicianOptions } from '../session/use-physician-options.ts'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'

export type Absence = { physicianId: number | undefined; startDate: string; endDate: string }

export function WhoAndWhen({ absence, onChange }: { absence: Absence; onChange: (change: Partial<Absence>) => void }) {
  const options = usePhysicianOptions()
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
      <Field label="First day">
        <DateInput value={absence.startDate} onValueChange={(startDate) => onChange({ startDate })} />
      </Field>
      <Field label="Last day">
        <DateInput value={absence.endDate} min={absence.startDate} onValueChange={(endDate) => onChange({ endDate })} />
      </Field>
    </div>
  )
}
