/** Single days someone would like to work, in any role or one, or to be off. */
import { Plus, X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Preferences } from '../../contract/physicians.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { FieldGroup, useListField } from '../ui/field-group.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'

type DayRequest = Preferences['preferredShifts'][number]
const anyRole = 'any'

const wantOptions = [
  { value: 'work' as const, label: 'Work' },
  { value: 'off' as const, label: 'Off' },
]

type DayRequestsFieldProps = {
  name: string
  label: string
  /** The chosen day while it isn't in the list. */
  notAdded: RefObject<string>
}

export function DayRequestsField({ name, label, notAdded }: DayRequestsFieldProps) {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  const { value, change, error, ref } = useListField<DayRequest[]>(name)
  const [date, setDate] = useState('')
  const [wants, setWants] = useState<DayRequest['wants']>('work')
  const [roleId, setRoleId] = useState<string>(anyRole)
  useLayoutEffect(() => {
    notAdded.current = date
  })
  const nameOfRole = (id: number | undefined) => roles.find((role) => role.id === id)?.name

  const add = () => {
    const inRole = wants === 'work' && roleId !== anyRole ? { roleId: Number(roleId) } : {}
    const others = value.filter((request) => request.date !== date)
    change([...others, { date, wants, ...inRole }].toSorted((one, two) => one.date.localeCompare(two.date)))
    setDate('')
  }
  return (
    <FieldGroup label={label} help="One request per day; a new one replaces the old." error={error} ref={ref}>
      <div className="grid two-columns gap-2 min-[480px]:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,1fr)_auto]">
        <DateInput aria-label="Day" value={date} onValueChange={setDate} />
        <Select aria-label="Work or off" value={wants} options={wantOptions} onValueChange={setWants} />
        <Select
          aria-label="Role"
          value={wants === 'work' ? roleId : anyRole}
          disabled={wants === 'off'}
          options={[
            { value: anyRole, label: 'Any role' },
            ...roles.map((role) => ({ value: String(role.id), label: role.name })),
          ]}
          onValueChange={setRoleId}
        />
        <Button disabled={date === ''} onClick={add} icon={<Plus />}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label={label} className="mt-2 divide-y divide-line rounded-control border border-line">
          {value.map((request) => (
            <li key={request.date} className="flex items-center gap-3 py-0.5 pr-1 pl-3">
              <span className="w-24 font-semibold">{formatDate(request.date)}</span>
              <span className="min-w-0 flex-1 text-muted">
                {describeDayRequest(request, nameOfRole(request.roleId))}
              </span>
              <button
                type="button"
                aria-label={`Remove ${formatDate(request.date)}`}
                onClick={() => change(value.filter((other) => other.date !== request.date))}
                className="grid size-7 place-items-center rounded-chip text-muted hover:bg-sunken hover:text-text touch:size-11"
              >
                <X className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

function describeDayRequest({ wants }: DayRequest, role: string | undefined): string {
  return wants === 'off' ? 'Off' : `Work, ${role ?? 'any role'}`
}
