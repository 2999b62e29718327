/** Where a proposal may change something: what to do, on which days, in which role, and for whom. */
import type { ProposalScope } from '../../contract/shift-changes.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { usePhysicianOptions } from '../session/use-physician-options.ts'
import { useMember } from '../session/use-session.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { PickSeveral } from '../ui/pick-several.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'

/** An empty selection means everyone. */
export type ProposalChoice = Required<Omit<ProposalScope, 'roleId'>> & { roleId: number | undefined }

type ProposalFormProps = {
  choice: ProposalChoice
  onChange: (changes: Partial<ProposalChoice>) => void
  /** The days that can still change. */
  days: { from: string; to: string }
}

const whats = [
  { value: 'fill', label: 'Fill open shifts' },
  { value: 'improve', label: 'Improve' },
] as const
const all = 'all'

export function ProposalForm({ choice, onChange, days }: ProposalFormProps) {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  const physicians = usePhysicianOptions()
  const { what, from, to, roleId, physicianIds, keepEdited } = choice
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="What to do"
        value={what}
        options={whats}
        onValueChange={(chosen) => onChange({ what: chosen })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <DateInput value={from} min={days.from} max={days.to} onValueChange={(date) => onChange({ from: date })} />
        </Field>
        <Field label="To" error={to && from > to ? `Pick ${formatDate(from)} or later` : undefined}>
          <DateInput value={to} min={days.from} max={days.to} onValueChange={(date) => onChange({ to: date })} />
        </Field>
        <Field label="Role">
          <Select
            value={roleId === undefined ? all : String(roleId)}
            options={[
              { value: all, label: 'All roles' },
              ...roles.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onValueChange={(value) => onChange({ roleId: value === all ? undefined : Number(value) })}
          />
        </Field>
        <PickSeveral
          label="Physicians"
          placeholder={physicianIds.length === 0 ? 'Everyone' : 'Add a physician'}
          options={physicians}
          chosen={physicianIds.map(String)}
          onChange={(chosen) => onChange({ physicianIds: chosen.map(Number) })}
        />
      </div>
      {what === 'improve' && (
        <Checkbox
          label="Keep shifts set by hand"
          help="Locked shifts always stay."
          checked={keepEdited}
          onCheckedChange={(checked) => onChange({ keepEdited: checked })}
        />
      )}
    </div>
  )
}
