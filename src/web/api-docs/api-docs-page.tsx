/** The API's documentation: what a key may do, call by call, with examples that run. */
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { scopeTexts } from '../../contract/scopes.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { CallDocs } from './call-docs.tsx'
import { listDocumentedCalls } from './documented-calls.ts'

const sections = listDocumentedCalls()

export function ApiDocsPage() {
  const [key, setKey] = useState('')
  const session = useSession()
  const groupId = session.state === 'member' ? String(session.user.groupId) : ''
  return (
    <PageFrame
      title="API documentation"
      subtitle="For developers connecting another system. Always matches this server."
      back={<BackLink to="/admin/integrations">Back to Integrations</BackLink>}
      actions={
        <>
          <ButtonLink href="/api/openapi.json" target="_blank">
            OpenAPI file
          </ButtonLink>
          <ButtonLink variant="primary" to="/admin/integrations" icon={<KeyRound />}>
            API keys
          </ButtonLink>
        </>
      }
    >
      <div className="grid items-start gap-5 desktop:grid-cols-[240px_minmax(0,1fr)]">
        <Contents />
        <div className="flex min-w-0 flex-col gap-5">
          <Basics />
          <Card title="Run the examples" description="Paste one of your group’s keys. It stays on this page.">
            <Field label="API key">
              {(control) => (
                <TextInput
                  {...control}
                  value={key}
                  placeholder="evs_..."
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setKey(event.currentTarget.value.trim())}
                />
              )}
            </Field>
          </Card>
          {sections.map(({ scope, calls }) => (
            <section key={scope} id={anchorOf(scope)} className="flex scroll-mt-16 flex-col gap-3">
              <div>
                <h2 className="text-18 font-semibold">{scopeTexts[scope].label}</h2>
                <p className="text-muted">
                  {scopeTexts[scope].help} Scope <code>{scope}</code>
                </p>
              </div>
              {calls.map((call) => (
                <CallDocs key={call.name} call={call} apiKey={key} groupId={groupId} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

function anchorOf(scope: string): string {
  return `scope-${scope.replace(':', '-')}`
}

function Contents() {
  return (
    <nav aria-label="Contents" className="top-17 max-desktop:hidden desktop:sticky">
      <ul className="flex flex-col gap-3">
        {sections.map(({ scope, calls }) => (
          <li key={scope}>
            <a href={`#${anchorOf(scope)}`} className="font-semibold hover:underline">
              {scopeTexts[scope].label}
            </a>
            <ul className="mt-1 flex flex-col gap-0.5">
              {calls.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className="block truncate py-0.5 text-muted hover:text-text hover:underline">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Basics() {
  return (
    <Card title="Basics">
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-[auto_1fr] [&>dt]:font-semibold">
        <dt>Base URL</dt>
        <dd>
          <code>{location.origin}</code>
        </dd>
        <dt>Key</dt>
        <dd>
          Send it with every call: <code>Authorization: Bearer evs_...</code>
        </dd>
        <dt>Limit</dt>
        <dd>Each key has its own limit of calls per minute. Over it, you get a 429: wait, then slow down.</dd>
        <dt>Errors</dt>
        <dd>
          JSON with a <code>code</code>, a <code>message</code> in plain words, and the <code>field</code> to fix, if
          any.
        </dd>
        <dt>Times</dt>
        <dd>Timestamps are ISO 8601 in UTC. Shift dates and times are in the group’s time zone.</dd>
      </dl>
    </Card>
  )
}
