/** One call: what it takes, what it answers, and an example that runs. */
import { Send } from 'lucide-react'
import { useState } from 'react'
import { tryCall } from '../api/try-call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-field.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { addressOf, curlOf, type DocumentedCall, type Parameter } from './documented-calls.ts'

type Outcome = { status: string; text: string }

type CallDocsProps = { call: DocumentedCall; apiKey: string; groupId: string }

export function CallDocs({ call, apiKey, groupId }: CallDocsProps) {
  const [values, setValues] = useState<Record<string, string>>({ groupId })
  const curl = curlOf(call, location.origin, values, apiKey || 'YOUR_KEY')
  return (
    <div id={call.name} className="scroll-mt-16">
      <Card>
        <div className="flex flex-col gap-4">
          <div>
            <h3 className="flex flex-wrap items-center gap-2 text-14 font-semibold">
              <Badge tone={call.method === 'GET' ? 'accent-soft' : 'warn'}>{call.method}</Badge>
              <code className="break-all">{call.path}</code>
            </h3>
            <p className="mt-1">{call.summary}</p>
          </div>
          {call.parameters.length > 0 && (
            <div className="grid gap-3 tablet:grid-cols-2">
              {call.parameters.map((parameter) => (
                <Field
                  key={parameter.name}
                  label={<code>{parameter.name}</code>}
                  optional={!parameter.required}
                  help={describeParameter(parameter)}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      value={values[parameter.name] ?? ''}
                      onChange={(event) => setValues({ ...values, [parameter.name]: event.currentTarget.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-start gap-2">
            <pre className="min-w-0 flex-[1_1_320px] rounded-control bg-sunken p-3 text-12 break-all whitespace-pre-wrap">
              {curl}
            </pre>
            <CopyButton value={curl} />
          </div>
          {call.method === 'GET' && <Runner address={addressOf(call, values)} apiKey={apiKey} />}
          {call.answer !== undefined && (
            <details>
              <summary className="cursor-pointer text-muted hover:text-text">Response (JSON Schema)</summary>
              <Code text={JSON.stringify(call.answer, null, 2)} />
            </details>
          )}
        </div>
      </Card>
    </div>
  )
}

function describeParameter({ in: place, schema }: Parameter): string {
  const kind = schema.enum
    ? schema.enum.join(', ')
    : (schema.format ?? (schema.type === 'string' ? 'text' : schema.type) ?? 'text')
  const usual = schema.default === undefined ? '' : `, default ${String(schema.default)}`
  return `${place === 'path' ? 'Path' : 'Query'}: ${kind}${usual}`
}

function Runner({ address, apiKey }: { address: string; apiKey: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isRunning, setRunning] = useState(false)
  const missing = /\{(\w+)\}/.exec(address)?.[1]
  const why = !apiKey ? 'Paste a key above to run it.' : missing ? `Enter ${missing} to run it.` : undefined
  const run = async () => {
    setRunning(true)
    try {
      const { status, text, milliseconds } = await tryCall(address, apiKey)
      setOutcome({ status: `${status} in ${milliseconds} ms`, text })
    } catch {
      setOutcome({ status: 'No response', text: 'We couldn’t reach the server.' })
    }
    setRunning(false)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void run()} disabled={why !== undefined} loading={isRunning} icon={<Send />}>
          Run
        </Button>
        {why && <span className="text-12 text-muted">{why}</span>}
        {outcome && <output className="font-semibold">{outcome.status}</output>}
      </div>
      {outcome && <Code text={outcome.text} />}
    </div>
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="mt-2 max-h-100 overflow-auto rounded-control bg-sunken p-3 text-12 break-all whitespace-pre-wrap">
      {text}
    </pre>
  )
}
