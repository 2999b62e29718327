/** Help & Support: answers to search, what the product does, how to reach a person, and whether everything works. */
import { PageFrame } from '../layout/page-frame.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ContactTab } from './contact-tab.tsx'
import { FaqTab } from './faq-tab.tsx'
import { FeaturesTab } from './features-tab.tsx'
import { QuickLinks } from './quick-links.tsx'
import { SystemStatus } from './system-status.tsx'

export function HelpPage() {
  return (
    <PageFrame title="Help & Support" subtitle="Support answers within 24-48 hours.">
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
        <Tabs
          label="Help"
          tabs={[
            { value: 'faq', label: 'FAQ', content: <FaqTab /> },
            { value: 'features', label: 'Features', content: <FeaturesTab /> },
            { value: 'contact', label: 'Contact', content: <ContactTab /> },
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
