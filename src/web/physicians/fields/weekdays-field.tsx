import { type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { useListField } from './use-list-field.ts'

export function WeekdaysField({ name, label }: { name: string; label: string }) {
  const { value, change, error } = useListField<Weekday[]>(name)
  const set = (day: Weekday, isChosen: boolean) =>
    change(weekdays.filter((other) => (other === day ? isChosen : value.includes(other))))
  return (
    <FieldGroup label={label} help="None chosen: every day." error={error}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 min-[480px]:grid-cols-4">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={capitalize(day)}
            checked={value.includes(day)}
            onCheckedChange={(isChosen) => set(day, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
