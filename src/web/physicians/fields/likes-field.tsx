/** What somebody would rather do or not: one row a kind, each preferred, neutral or avoided. */
import { optionsOf } from '../../../contract/fields/options.ts'
import { nightShiftPreferences } from '../../../engine/model.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { FieldGroup } from './field-group.tsx'
import { useListField } from './use-list-field.ts'

type Stance = (typeof nightShiftPreferences)[number]

const stanceOptions = optionsOf(nightShiftPreferences)

type LikesFieldProps = { name: string; label: string; kinds: readonly { value: string; label: string }[] }

export function LikesField({ name, label, kinds }: LikesFieldProps) {
  const { value, change, error } = useListField<Record<string, Stance>>(name)
  return (
    <FieldGroup label={label} error={error}>
      <ul className="divide-y divide-line rounded-control border border-line">
        {kinds.map((kind) => (
          <li key={kind.value} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-2.5 py-1.5">
            <span className="max-tablet:text-14">{kind.label}</span>
            <SegmentedControl
              label={`${label}: ${kind.label}`}
              value={value[kind.value] ?? 'neutral'}
              onValueChange={(stance) => change({ ...value, [kind.value]: stance })}
              options={stanceOptions}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
