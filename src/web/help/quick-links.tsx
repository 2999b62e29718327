/** Where most questions lead to. */
import { CalendarDays, ChartColumn, Mail, Palmtree, Settings, SlidersHorizontal } from 'lucide-react'
import { Link } from 'wouter'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'

const links = [
  { to: '/schedule?show=mine', label: 'My shifts', icon: <CalendarDays /> },
  { to: '/vacation-requests', label: 'Ask for time off', icon: <Palmtree /> },
  { to: '/preferences', label: 'Preferences', icon: <SlidersHorizontal /> },
  { to: '/stats', label: 'My stats', icon: <ChartColumn /> },
  { to: '/help?tab=contact', label: 'Contact support', icon: <Mail /> },
]
const forAdmins = { to: '/admin/group-settings', label: 'Group Settings', icon: <Settings /> }

export function QuickLinks() {
  const { role } = useMember()
  return (
    <Card title="Quick links">
      <nav aria-label="Quick links" className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2">
        {(role === 'admin' ? [...links, forAdmins] : links).map(({ to, label, icon }) => (
          <Link
            key={label}
            href={to}
            className="flex min-h-10 items-center gap-2.5 rounded-inner px-2.5 py-2 font-control transition-colors hover:bg-surface max-tablet:min-h-11 max-tablet:text-14 [&>.lucide]:text-accent-text"
          >
            {icon}
            {label}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
