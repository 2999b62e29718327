/** Fields with several choices: roles, weekdays, and preferences. */

import { Link } from 'wouter'
import { optionsOf } from '../../../contract/fields/options.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import { nightShiftPreferences, type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { useMember } from '../../session/use-session.ts'
import { formatTightTimes, formatTimes } from '../../text/clock.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup, useListField } from '../../ui/field-group.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** Which of the group's roles someone likes to work, stored as role ids in text. */
export function RolesField({ name, label }: { name: string; label: string }) {
  const { groupId, role: ownRole } = useMember()
  const roles = useRead('listRoles', { params: { groupId } })
  const { value, change, error, ref } = useListField<string[]>(name)
  const set = (id: string, isChosen: boolean) =>
    change(isChosen ? [...value, id] : value.filter((other) => other !== id))
  return (
    <FieldGroup label={label} error={error} ref={ref}>
      <Reading read={roles} what="The roles">
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">
              The group has no roles yet.{' '}
              {ownRole === 'admin' && (
                <Link href="/admin/group-settings?tab=roles" className="text-accent-text underline">
                  Define roles
                </Link>
              )}
            </p>
          ) : (
            <div className="grid gap-x-4 gap-y-2 min-[480px]:grid-cols-2">
              {list.map((role) => (
                <Checkbox
                  key={role.id}
                  label={role.name}
                  help={formatTimes(role)}
                  checked={value.includes(String(role.id))}
                  onCheckedChange={(isChosen) => set(String(role.id), isChosen)}
                />
              ))}
            </div>
          )
        }
      </Reading>
    </FieldGroup>
  )
}

export function WeekdaysField({ name, label }: { name: string; label: string }) {
  const { value, change, error, ref } = useListField<Weekday[]>(name)
  const set = (day: Weekday, isChosen: boolean) =>
    change(weekdays.filter((other) => (other === day ? isChosen : value.includes(other))))
  return (
    <FieldGroup label={label} help="None selected means every day." error={error} ref={ref}>
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

type Stance = (typeof nightShiftPreferences)[number]

const stanceOptions = optionsOf(nightShiftPreferences)

type LikesFieldProps = {
  name: string
  label: string
  kinds: readonly { value: string; label: string; help?: string }[]
}

/** Preferences: one row per kind, each preferred, neutral, or avoided. */
export function LikesField({ name, label, kinds }: LikesFieldProps) {
  const { value, change, error, ref } = useListField<Record<string, Stance>>(name)
  return (
    <FieldGroup label={label} error={error} ref={ref}>
      <ul className="divide-y divide-line rounded-control border border-line">
        {kinds.map((kind) => (
          <li key={kind.value} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-2.5 py-1.5">
            <span className="min-w-0 max-tablet:text-14">
              {kind.label}
              {kind.help && <span className="block text-12 text-muted">{kind.help}</span>}
            </span>
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

/** The same for kinds of shift, with the group's own shift types of each kind. */
export function ShiftTypesField({ kinds, ...field }: LikesFieldProps) {
  const types = useRead('myGroup', {}).data?.settings.shiftTypes ?? []
  const helpOf = (kind: LikesFieldProps['kinds'][number]) =>
    types
      .filter((type) => kindOfType(type) === kind.value)
      .map((type) => (type.name === kind.label ? formatTightTimes(type) : `${type.name}, ${formatTightTimes(type)}`))
      .join('; ')
  // Nights have a preference of their own. One that was set here counts, so it stays in view.
  const { value } = useListField<Record<string, Stance>>(field.name)
  const shown = kinds.filter((kind) => kind.value !== 'night' || (value.night ?? 'neutral') !== 'neutral')
  return <LikesField {...field} kinds={shown.map((kind) => ({ ...kind, help: helpOf(kind) }))} />
}

function kindOfType({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return shiftKindOf({ category: 'rounder', startTime, endTime, lasts24Hours: startTime === endTime })
}
