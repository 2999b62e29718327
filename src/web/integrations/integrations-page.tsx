/** Integrations: what other systems can read and do, what the switchboard shows, and who is notified of changes. */
import { BookOpen } from 'lucide-react'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ApiKeysCard } from './api-keys-card.tsx'
import { SwitchboardCard } from './switchboard-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

export function IntegrationsPage() {
  return (
    <PageFrame
      title="Integrations"
      subtitle="Paging systems, EHRs, identity providers, and your switchboard."
      back={<BackLink to="/admin/group-settings">Back to Group Settings</BackLink>}
      actions={
        <ButtonLink to="/admin/api" icon={<BookOpen />}>
          API documentation
        </ButtonLink>
      }
    >
      <Tabs
        label="Integrations"
        tabs={[
          { value: 'keys', label: 'API keys', content: <ApiKeysCard /> },
          { value: 'switchboard', label: 'Switchboard', content: <SwitchboardCard /> },
          { value: 'webhooks', label: 'Webhooks', content: <WebhooksCard /> },
        ]}
      />
    </PageFrame>
  )
}
