/** Help & Support: whether everything works, and how to reach a person. */
import { Mail } from 'lucide-react'
import { useRead } from '../api/use-read.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SystemStatus } from './system-status.tsx'

export function HelpPage() {
  return (
    <PageFrame title="Help & Support">
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
        <SystemStatus />
        <ContactCard />
      </div>
    </PageFrame>
  )
}

function ContactCard() {
  const settings = useRead('publicSettings', {})
  return (
    <Card title="Contact support">
      <p className="mb-3 text-muted">We answer within 24-48 hours.</p>
      <Reading read={settings} what="The support address">
        {({ supportEmail }) => (
          <Button asChild variant="primary">
            <a href={`mailto:${supportEmail}`}>
              <Mail aria-hidden="true" />
              {supportEmail}
            </a>
          </Button>
        )}
      </Reading>
      <p className="mt-3 text-muted">
        Questions about a request or a rule of your group are best asked of an administrator of your group: only
        administrators approve requests and change group settings.
      </p>
    </Card>
  )
}
