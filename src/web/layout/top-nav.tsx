/** The bar at the top of every signed-in page: where to go, what is pending, and who is signed in. */
import {
  Blocks,
  CalendarFold,
  CalendarRange,
  CalendarSync,
  ChevronDown,
  FlaskConical,
  History,
  Inbox,
  LogOut,
  Menu as MenuIcon,
  ReceiptText,
  Scale,
  Settings,
  ShieldCheck,
  Stethoscope,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { User, UserRole } from '../../contract/users.ts'
import { displayName } from '../../engine/text/names.ts'
import type { Path } from '../paths.ts'
import { useTheme } from '../theme/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { RoleBadge } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LateMenu } from '../ui/late.tsx'
import { Logo } from '../ui/logo.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { RequestBell } from './request-bell.tsx'

const links: { to: '/' | Path; label: string }[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/schedule', label: 'Schedule' },
  { to: '/preferences', label: 'Preferences' },
  { to: '/vacation-requests', label: 'Vacation Requests' },
  { to: '/help', label: 'Help & Support' },
]

/** An administrator who works starts at the coordinator's page; their own shifts have a page, too. */
const ownShifts: (typeof links)[number] = { to: '/physician/dashboard', label: 'My Schedule' }

function linksOf({ role, isScheduled }: User): typeof links {
  return role === 'admin' && isScheduled ? links.toSpliced(1, 0, ownShifts) : links
}

/** On wide screens the start page leads there. */
const phoneLinks: typeof links = [
  { to: '/open-shifts', label: 'Open shifts' },
  { to: '/directory', label: 'Directory' },
  { to: '/ask', label: 'Ask' },
]

export function TopNav({ user }: { user: User }) {
  return (
    <>
      <header className="edge-to-edge sticky top-0 z-20 flex h-13 items-center gap-1 border-b border-line bg-raised [--edge-left:16px] [--edge-right:8px] tablet:[--edge-left:20px] tablet:[--edge-right:16px]">
        <Link href="/" className="mr-auto flex rounded-chip desktop:mr-5" aria-label="Evenshift home">
          <Logo />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden gap-1 desktop:flex">
          {linksOf(user).map((link) => (
            <NavLink key={link.to} {...link} home={homes[user.role]} />
          ))}
        </nav>
        {user.role === 'admin' && <SettingsLink />}
        <RequestBell />
        <UserMenu user={user} />
        <LateMenu trigger={<IconButton variant="quiet" label="Pages" icon={<MenuIcon />} className="desktop:hidden" />}>
          {({ MenuItem }) =>
            [...linksOf(user), ...phoneLinks].map(({ to, label }) => (
              <MenuItem key={to} to={to}>
                {label}
              </MenuItem>
            ))
          }
        </LateMenu>
      </header>
      <ConnectionBanner />
    </>
  )
}

const homes: Record<UserRole, Path> = { admin: '/admin/dashboard', physician: '/physician/dashboard' }

function NavLink({ to, label, home }: { to: string; label: string; home: string }) {
  const [path] = useLocation()
  const isOpen = path === to || (to === '/' && path === home)
  return (
    <Link
      href={to}
      aria-current={isOpen ? 'page' : undefined}
      className={joinClasses(
        'flex h-8 items-center rounded-control px-[11px] transition-colors',
        isOpen
          ? 'bg-accent-soft font-semibold text-accent-text'
          : 'font-medium text-muted hover:bg-surface hover:text-text',
      )}
    >
      {label}
    </Link>
  )
}

function SettingsLink() {
  return (
    <Link
      href="/admin/group-settings"
      className="hidden h-8 items-center gap-1.5 rounded-control px-[11px] font-medium text-muted transition-colors hover:bg-surface hover:text-text desktop:flex"
    >
      <Settings className="size-4" />
      Settings
    </Link>
  )
}

const adminPages: { to: Path; label: string; icon: ReactNode }[] = [
  { to: '/admin/group-settings', label: 'Group Settings', icon: <Settings /> },
  { to: '/admin/schedule-upload', label: 'AI Schedule Setup', icon: <CalendarRange /> },
  { to: '/admin/physicians', label: 'Manage Physicians', icon: <Stethoscope /> },
  { to: '/admin/year', label: 'Year', icon: <CalendarFold /> },
  { to: '/admin/requests', label: 'Requests', icon: <Inbox /> },
  { to: '/admin/scenarios', label: 'Scenarios', icon: <FlaskConical /> },
  { to: '/admin/analytics', label: 'Fairness', icon: <Scale /> },
  { to: '/admin/payroll', label: 'Contracts and payroll', icon: <ReceiptText /> },
  { to: '/admin/users', label: 'User Roles', icon: <ShieldCheck /> },
  { to: '/admin/integrations', label: 'Integrations', icon: <Blocks /> },
  { to: '/admin/audit', label: 'Audit log', icon: <History /> },
]

const themes = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Who is signed in, the administrators' pages, the theme, and Sign Out. */
function UserMenu({ user }: { user: User }) {
  const [theme, chooseTheme] = useTheme()
  return (
    <LateMenu
      trigger={
        <button
          type="button"
          className="flex h-10 items-center gap-[9px] rounded-control pr-2 pl-1.5 hover:bg-surface touch:h-11"
        >
          <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} tone="accent" />
          <span className="sr-only">Account of </span>
          <span className="max-w-50 truncate font-medium max-tablet:sr-only">{displayName(user)}</span>
          <span className="max-tablet:sr-only">
            <RoleBadge userRole={user.role} />
          </span>
          <ChevronDown className="size-4 text-muted" />
        </button>
      }
    >
      {({ MenuChoices, MenuItem, MenuLabel, MenuSeparator }) => (
        <>
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
          <MenuItem to="/calendar-feed" icon={<CalendarSync />}>
            Calendar feed
          </MenuItem>
          <MenuSeparator />
          <MenuChoices label="Theme" value={theme} onValueChange={chooseTheme} options={themes} />
          <MenuSeparator />
          <MenuItem href="/api/logout" icon={<LogOut />}>
            Sign Out
          </MenuItem>
        </>
      )}
    </LateMenu>
  )
}
