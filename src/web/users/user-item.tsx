/** One person in the list of users: who it is, which role, since when. */
import { UserCog } from 'lucide-react'
import { hasNoAddress } from '../../contract/no-address.ts'
import type { User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import { sayDateOfMoment } from '../text/moments.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { roleLabels } from './role-labels.ts'

export function UserItem({ user, onChangeRole }: { user: User; onChangeRole: () => void }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:grid-cols-[auto_minmax(0,1fr)_7rem_8rem_auto] tablet:px-5">
      <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} size="medium" />
      <div className="min-w-0">
        <p className="truncate font-semibold max-tablet:text-14">{displayName(user)}</p>
        <p className="truncate text-12 text-muted">
          {hasNoAddress(user.email) ? 'no address yet' : user.email}
          {!user.isActive && ' · not active'}
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
        <p>Joined {sayDateOfMoment(user.createdAt)}</p>
      </div>
      <Button
        className="max-tablet:col-span-2"
        aria-label={`Change Role of ${displayName(user)}`}
        onClick={onChangeRole}
      >
        <UserCog aria-hidden="true" />
        Change Role
      </Button>
    </li>
  )
}
