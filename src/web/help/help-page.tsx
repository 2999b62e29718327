/** Help & Support: searchable answers, features, contact, and system status. */
import { CalendarDays, ChartColumn, Mail, Palmtree, Settings, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { PageFrame } from '../layout/page-frame.tsx'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { FaqTab } from './faq-tab.tsx'
import { FeaturesTab } from './features-tab.tsx'
import { SystemStatus } from './system-status.tsx'

// Its form is more script than the rest of the page.
const ContactTab = lazy(async () => ({ default: (await import('./contact-tab.tsx')).ContactTab }))

export function HelpPage() {
  return (
    <PageFrame title="Help & Support" subtitle="Answers within 24-48 hours.">
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
        <Tabs
          label="Help"
          tabs={[
            { value: 'faq', label: 'FAQ', content: <FaqTab /> },
            { value: 'features', label: 'Features', content: <FeaturesTab /> },
            { value: 'contact', label: 'Contact', content: <LateContact /> },
          ]}
        />
        <div className="flex min-w-0 flex-col gap-5">
          <QuickLinks />
          <SystemStatus />
        </div>
      </div>
    </PageFrame>
  )
}

function LateContact() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <ContactTab />
    </Suspense>
  )
}

const links = [
  { to: '/schedule?show=mine', label: 'My shifts', icon: <CalendarDays /> },
  { to: '/vacation-requests', label: 'Request time off', icon: <Palmtree /> },
  { to: '/preferences', label: 'Preferences', icon: <SlidersHorizontal /> },
  { to: '/stats', label: 'My stats', icon: <ChartColumn /> },
  { to: '/help?tab=contact', label: 'Contact support', icon: <Mail /> },
]
const forAdmins = { to: '/admin/group-settings', label: 'Group Settings', icon: <Settings /> }

/** Where most questions lead. */
function QuickLinks() {
  const { role } = useMember()
  return (
    <Card title="Quick links">
      <nav
        aria-label="Quick links"
        className="-mx-2.5 -mt-1.5 -mb-2.5 grid grid-cols-2 max-tablet:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
      >
        {(role === 'admin' ? [...links, forAdmins] : links).map(({ to, label, icon }) => (
          <Link
            key={label}
            href={to}
            className="flex min-h-10 items-center gap-2.5 rounded-inner px-2.5 py-2 font-control transition-colors hover:bg-surface touch:min-h-11 max-tablet:text-14 [&>.lucide]:text-accent-text"
          >
            {icon}
            {label}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
