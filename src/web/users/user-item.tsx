/** One person in the list of users, and the dialog that changes the role. */
import { TriangleAlert, UserCog } from 'lucide-react'
import { hasNoAddress } from '../../contract/no-address.ts'
import { type User, type UserRole, userRoles } from '../../contract/users.ts'
import { formatPaddedDate } from '../../engine/text/dates.ts'
import { displayName } from '../../engine/text/names.ts'
import { reasonOf, useChange, withReason } from '../api/use-change.ts'
import { useTimeZone } from '../session/use-session.ts'
import { dateOfMoment } from '../text/moments.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'

type UserItemProps = { user: User; onChangeRole: () => void; onUndoJoin: () => void }

/** One person in the list of users: who it is, which role, since when. */
export function UserItem({ user, onChangeRole, onUndoJoin }: UserItemProps) {
  const timeZone = useTimeZone()
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:col-span-full tablet:grid-cols-subgrid tablet:px-5">
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} size="medium" />
      <div className="min-w-0">
        <p className="truncate font-semibold max-tablet:text-14">{displayName(user)}</p>
        <p className="truncate text-12 text-muted">
          {hasNoAddress(user.email) ? 'no email yet' : user.email}
          {!user.isActive && ' · inactive'}
          {user.joinedByCodeAt !== null && ' · joined with the join code'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-tablet:col-start-2">
        <Badge tone={user.role === 'admin' ? 'accent' : 'quiet'}>{roleLabels[user.role]}</Badge>
      </div>
      <div className="text-12 text-muted max-tablet:col-start-2">
        {user.experienceLevel && (
          <p className="first-letter:uppercase">
            {user.experienceLevel} <span>Level</span>
          </p>
        )}
        <p>Joined {formatPaddedDate(dateOfMoment(user.createdAt, timeZone))}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-tablet:col-span-2 max-tablet:*:flex-1">
        {user.joinedByCodeAt !== null && user.role === 'physician' && (
          <Button variant="quiet" aria-label={`Not in our group: ${displayName(user)}`} onClick={onUndoJoin}>
            Not in our group
          </Button>
        )}
        <Button aria-label={`Change Role of ${displayName(user)}`} onClick={onChangeRole} icon={<UserCog />}>
          Change Role
        </Button>
      </div>
    </li>
  )
}

/** What a user may do, in words. */
const roleLabels: Record<UserRole, string> = { physician: 'Physician', admin: 'Administrator' }

const roleOptions = userRoles.toReversed().map((value) => ({ value, label: roleLabels[value] }))

/** Change Role: choosing a value submits at once; a refusal, such as for the last administrator, shows below the choice. */
export function ChangeRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const changeRole = useChange('changeUserRole')
  const choose = (role: UserRole) =>
    changeRole.mutate({ params: { id: user.id }, body: { role, version: user.version } }, { onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title="Change Role" description={displayName(user)}>
      <DialogBody>
        <div className="flex flex-col gap-4">
          <p className="flex items-center justify-between gap-3">
            <span className="font-control max-tablet:text-14">Current role</span>
            <Badge tone={user.role === 'admin' ? 'accent' : 'quiet'}>{roleLabels[user.role]}</Badge>
          </p>
          <Field label="New Role" error={changeRole.error ? reasonOf(changeRole.error) : undefined}>
            <Select value={user.role} options={roleOptions} disabled={changeRole.isPending} onValueChange={choose} />
          </Field>
          {changeRole.isPending && <InlineSpinner label="Changing the role..." />}
          <p className="flex gap-2 rounded-control bg-warn-soft px-3 py-2.5 text-12 text-warn">
            <TriangleAlert className="mt-px size-3.5 shrink-0" />
            <span>
              The change takes effect as soon as you choose a role, and immediately affects admin access
              {user.role === 'admin' ? ' to settings, physicians, and schedules.' : '.'}
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

/** For someone the coordinator doesn't know: the code got around. */
export function UndoJoinDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const undo = useChange('undoJoin')
  const confirm = async () => {
    await withReason(undo.mutateAsync({ params: { id: user.id } }))
    toast({ title: 'Success', description: `${displayName(user)} is no longer in the group.`, tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Remove ${displayName(user)} from the group?`}
      description="They joined with the join code. They keep their account but no longer see the group. If the code leaked, renew it."
      confirmLabel="Remove"
      pendingLabel="Removing..."
      onConfirm={confirm}
    />
  )
}
