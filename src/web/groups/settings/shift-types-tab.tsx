/** The group's kinds of shift: names and times that roles and requests refer to. */
import { hashKey } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import { isClockTime, minutesUntil } from '../../../engine/calendar.ts'
import { round } from '../../../engine/text/round.ts'
import { timeExample } from '../../text/clock.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput, TimeInput } from '../../ui/inputs.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { SaveFooter, useGroupChange } from './group-change.tsx'
import { isSameValue, useTyped, useUnsaved } from './unsaved.tsx'

type ShiftType = Group['settings']['shiftTypes'][number] & { key: number }

const longestName = 100

let lastKey = 0
const withKey = (type: Group['settings']['shiftTypes'][number]): ShiftType => {
  lastKey += 1
  return { ...type, key: lastKey }
}

export function ShiftTypesTab({ group }: { group: Group }) {
  const { save, isSaving } = useGroupChange(group)
  const saved = group.settings.shiftTypes
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other types are a reason for other keys
  const keyed = useMemo(() => saved.map(withKey), [hashKey(saved)])
  const { value: types, seen, type: setTypes, settle } = useTyped(keyed)
  const [problem, setProblem] = useState<string>()
  const typed = types.map(({ key: _, ...type }) => ({ ...type, name: type.name.trim() }))
  useUnsaved('Shift Types', !isSameValue(typed, saved))
  const change = (key: number, part: Partial<ShiftType>) =>
    setTypes(types.map((type) => (type.key === key ? { ...type, ...part } : type)))
  const submit = async () => {
    const nameless = types.findIndex((type) => type.name.trim() === '')
    if (nameless >= 0) return setProblem(`Shift type ${nameless + 1} needs a name.`)
    const timeless = types.findIndex(({ startTime, endTime }) => !isClockTime(startTime) || !isClockTime(endTime))
    if (timeless >= 0) {
      const what = isClockTime(types[timeless]!.startTime) ? 'end' : 'start'
      return setProblem(`Shift type ${timeless + 1} needs a time for its ${what}, such as ${timeExample()}.`)
    }
    const before = seen.map(({ key: _, ...type }) => type)
    const problems = await save({ settings: { shiftTypes: typed } }, { settings: { shiftTypes: before } })
    setProblem(problems?.[0]?.message)
    if (!problems) settle()
  }
  return (
    <Card
      title="Shift Types"
      description="If the end isn’t after the start, the shift ends the next day."
      className="max-w-180"
      footer={
        <SaveFooter
          problem={problem}
          isSaving={isSaving}
          isDisabled={types.some(({ name }) => isTooLong(name, longestName))}
          onSave={submit}
        >
          Save shift types
        </SaveFooter>
      }
    >
      <ul className="flex flex-col gap-3">
        {types.map((type) => (
          <li
            key={type.key}
            className="grid grid-cols-[1fr_1fr_auto] items-end gap-3 tablet:grid-cols-[2fr_1fr_1fr_3rem_auto]"
          >
            <Field label="Name" className="max-tablet:col-span-3">
              <TextInput
                value={type.name}
                maxLength={longestName}
                onChange={(event) => change(type.key, { name: event.target.value })}
              />
            </Field>
            <Field label="Start">
              <TimeInput value={type.startTime} onValueChange={(startTime) => change(type.key, { startTime })} />
            </Field>
            <Field label="End">
              <TimeInput value={type.endTime} onValueChange={(endTime) => change(type.key, { endTime })} />
            </Field>
            <span className="pb-1.5 text-muted max-tablet:hidden">{formatHours(type)}</span>
            <IconButton
              variant="quiet"
              label={`Remove ${type.name || 'shift type'}`}
              icon={<Trash2 />}
              onClick={() => setTypes(types.filter(({ key }) => key !== type.key))}
            />
          </li>
        ))}
      </ul>
      <Button
        className="mt-4"
        onClick={() => setTypes([...types, withKey({ name: '', startTime: '07:00', endTime: '19:00' })])}
        icon={<Plus />}
      >
        Add shift type
      </Button>
    </Card>
  )
}

function formatHours({ startTime, endTime }: ShiftType): string {
  if (!isClockTime(startTime) || !isClockTime(endTime)) return ''
  return `${round(minutesUntil(startTime, endTime) / 60, 1)} h`
}
