/** Change Role: choosing a value submits at once; a refusal, as for the last administrator, stands below the choice. */
import { TriangleAlert } from 'lucide-react'
import { type User, type UserRole, userRoles } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { roleLabels } from './role-labels.ts'

const roleOptions = userRoles.toReversed().map((value) => ({ value, label: roleLabels[value] }))

export function ChangeRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const changeRole = useChange('changeUserRole')
  const choose = (role: UserRole) =>
    changeRole.mutate({ params: { id: user.id }, body: { role, version: user.version } }, { onSuccess: onClose })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Change Role" description={displayName(user)}>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <p className="flex items-center justify-between gap-3">
            <span className="font-control max-tablet:text-14">Current role</span>
            <Badge tone={user.role === 'admin' ? 'accent' : 'quiet'}>{roleLabels[user.role]}</Badge>
          </p>
          <Field label="New Role" error={changeRole.error ? reasonOf(changeRole.error) : undefined}>
            {(control) => (
              <Select
                {...control}
                value={user.role}
                options={roleOptions}
                disabled={changeRole.isPending}
                onValueChange={choose}
              />
            )}
          </Field>
          {changeRole.isPending && <InlineSpinner label="Changing the role..." />}
          <p className="flex gap-2 rounded-control bg-warn-soft px-3 py-2.5 text-12 text-warn">
            <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span>
              The change takes effect as soon as you choose a role, and immediately affects admin access
              {user.role === 'admin' ? ' to settings, physicians and schedules.' : '.'}
            </span>
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
      </DialogFooter>
    </Dialog>
  )
}
