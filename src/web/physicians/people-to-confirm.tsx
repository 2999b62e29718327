/** People who joined with the code and wait for a coordinator: confirmed in place with start date and roles, or removed. */
import { UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/users.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { formatAgo } from '../text/moments.ts'
import { Button, onFirstClick } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { toast } from '../ui/toast.ts'

export function PeopleToConfirm({ people }: { people: User[] }) {
  const { groupId } = useMember()
  const { clock } = useGroupClock()
  const roles = useRead('listRoles', { params: { groupId } }).data
  if (people.length === 0 || !clock || !roles) return null
  const active = roles.filter(({ isActive }) => isActive)
  return (
    <Card
      padding="none"
      title={plural(people.length, 'person to confirm', 'people to confirm')}
      description="They joined with the code. Until you confirm them, they get no shifts and see no phone numbers."
    >
      <ul aria-label="People to confirm">
        {people.map((person) => (
          <PersonToConfirm key={person.id} person={person} roles={active} today={clock.today} />
        ))}
      </ul>
    </Card>
  )
}

function PersonToConfirm({ person, roles, today }: { person: User; roles: Role[]; today: string }) {
  const [start, setStart] = useState(today)
  const [barred, setBarred] = useState<ReadonlySet<number>>(new Set())
  const confirm = useChange('confirmPerson')
  const undo = useChange('undoJoin')
  const name = displayName(person)
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(barred)
    if (isChosen) next.delete(id)
    else next.add(id)
    setBarred(next)
  }
  const send = async () => {
    const roleIds = roles.filter(({ id }) => !barred.has(id)).map(({ id }) => id)
    const body = { startDateWithGroup: start || null, version: person.version, ...(barred.size > 0 && { roleIds }) }
    await confirm.mutateAsync({ params: { id: person.id }, body })
    toast({
      title: 'Success',
      description: `${name} can be scheduled${start > today ? ` from ${formatDate(start)} on` : ' now'}.`,
      tone: 'good',
    })
  }
  const remove = async () => {
    await undo.mutateAsync({ params: { id: person.id } })
    toast({ title: 'Success', description: `${name} is no longer in the group.`, tone: 'good' })
  }
  return (
    <li className="flex flex-wrap items-end gap-x-5 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 tablet:px-5">
      <div className="min-w-0 flex-[1_1_200px] self-center">
        <p className="truncate font-semibold max-tablet:text-14">{name}</p>
        <p className="truncate text-12 text-muted">
          {person.email}
          {person.joinedByCodeAt !== null && `, joined ${formatAgo(person.joinedByCodeAt)}`}
        </p>
      </div>
      <Field label="Starts" className="w-40">
        {(control) => <DateInput {...control} value={start} onValueChange={setStart} />}
      </Field>
      {roles.length > 0 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-12 font-control">Can work</legend>
          <span className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
            {roles.map(({ id, name: role }) => (
              <Checkbox
                key={id}
                label={role}
                checked={!barred.has(id)}
                onCheckedChange={(isChosen) => toggle(id, isChosen)}
              />
            ))}
          </span>
        </fieldset>
      )}
      <div className="flex gap-2 max-tablet:w-full max-tablet:*:flex-1 tablet:ml-auto">
        <Button
          variant="quiet"
          aria-label={`Not in our group: ${name}`}
          disabled={confirm.isPending || undo.isPending}
          onClick={onFirstClick(() => void remove().catch(() => {}))}
          icon={<UserX />}
        >
          Not in our group
        </Button>
        <Button
          variant="primary"
          aria-label={`Confirm ${name}`}
          loading={confirm.isPending}
          loadingLabel="Confirming..."
          disabled={undo.isPending || (barred.size === roles.length && roles.length > 0)}
          onClick={onFirstClick(() => void send().catch(() => {}))}
          icon={<UserCheck />}
        >
          Confirm
        </Button>
      </div>
    </li>
  )
}
