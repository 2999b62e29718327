/** The bar at the top of every signed-in page: where to go, what waits, and who is signed in. */
import { Menu as MenuIcon, Settings } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../contract/users.ts'
import type { Path } from '../paths.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Logo } from '../ui/logo.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { RequestBell } from './request-bell.tsx'
import { UserMenu } from './user-menu.tsx'

const links: { to: '/' | Path; label: string }[] = [
  { to: '/', label: 'Dashboard' },
  { to: '/schedule', label: 'Schedule' },
  { to: '/preferences', label: 'Preferences' },
  { to: '/vacation-requests', label: 'Vacation Requests' },
  { to: '/help', label: 'Help & Support' },
]

/** On wide screens the start page leads there. */
const phoneLinks: typeof links = [{ to: '/open-shifts', label: 'Open Shifts' }]

export function TopNav({ user }: { user: User }) {
  return (
    <>
      <header className="sticky top-0 z-20 flex h-13 items-center gap-1 border-b border-line bg-raised pr-2 pl-4 tablet:pr-4 tablet:pl-5">
        <Link href="/" className="mr-auto flex rounded-chip desktop:mr-5" aria-label="Evenshift, start page">
          <Logo />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden gap-1 desktop:flex">
          {links.map((link) => (
            <NavLink key={link.to} {...link} />
          ))}
        </nav>
        {user.role === 'admin' && <SettingsLink />}
        <RequestBell />
        <UserMenu user={user} />
        <Menu
          trigger={
            <IconButton
              variant="quiet"
              label="Pages"
              icon={<MenuIcon aria-hidden="true" />}
              className="desktop:hidden"
            />
          }
        >
          {[...links, ...phoneLinks].map(({ to, label }) => (
            <MenuItem key={to} to={to}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </header>
      <ConnectionBanner />
    </>
  )
}

function NavLink({ to, label }: { to: string; label: string }) {
  const [path] = useLocation()
  const isOpen = path === to || (to === '/' && path.endsWith('/dashboard'))
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
      <Settings aria-hidden="true" className="size-4" />
      Settings
    </Link>
  )
}
