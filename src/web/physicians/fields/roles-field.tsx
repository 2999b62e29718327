/** Which of the group's roles somebody likes to work, kept as role ids in text. */
import { Link } from 'wouter'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { useMember } from '../../session/use-session.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { useListField } from './use-list-field.ts'

export function RolesField({ name, label }: { name: string; label: string }) {
  const { groupId, role: ownRole } = useMember()
  const roles = useRead('listRoles', { params: { groupId } })
  const { value, change, error } = useListField<string[]>(name)
  const set = (id: string, isChosen: boolean) =>
    change(isChosen ? [...value, id] : value.filter((other) => other !== id))
  return (
    <FieldGroup label={label} error={error}>
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
                  help={`${role.startTime} to ${role.endTime}`}
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
