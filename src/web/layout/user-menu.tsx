/** Who is signed in, the pages of administrators, the theme, and the way out. */
import { CalendarRange, ChevronDown, History, Inbox, LogOut, Settings, ShieldCheck, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import type { Path } from '../paths.ts'
import { useTheme } from '../theme/use-theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx'
import { RoleBadge } from '../ui/status-badge.tsx'

const adminPages: { to: Path; label: string; icon: ReactNode }[] = [
  { to: '/admin/group-settings', label: 'Group Settings', icon: <Settings aria-hidden="true" /> },
  { to: '/admin/schedule-upload', label: 'AI Schedule Setup', icon: <CalendarRange aria-hidden="true" /> },
  { to: '/admin/physicians', label: 'Manage Physicians', icon: <Stethoscope aria-hidden="true" /> },
  { to: '/admin/requests', label: 'Requests', icon: <Inbox aria-hidden="true" /> },
  { to: '/admin/users', label: 'User Roles', icon: <ShieldCheck aria-hidden="true" /> },
  { to: '/admin/audit', label: 'Audit Trail', icon: <History aria-hidden="true" /> },
]

const themes = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function UserMenu({ user }: { user: User }) {
  const [theme, chooseTheme] = useTheme()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-10 items-center gap-[9px] rounded-control pr-2 pl-1.5 hover:bg-surface max-tablet:h-11"
        >
          <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} tone="accent" />
          <span className="sr-only">Account of </span>
          <span className="max-w-50 truncate font-medium max-tablet:sr-only">{displayName(user)}</span>
          <span className="max-tablet:sr-only">
            <RoleBadge userRole={user.role} />
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      {user.role === 'admin' && (
        <>
          {adminPages.map(({ to, label, icon }) => (
            <MenuItem key={to} to={to} icon={icon}>
              {label}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      )}
      <MenuChoices label="Theme" value={theme} onValueChange={chooseTheme} options={themes} />
      <MenuSeparator />
      <MenuItem href="/api/logout" icon={<LogOut aria-hidden="true" />}>
        Sign Out
      </MenuItem>
    </Menu>
  )
}
