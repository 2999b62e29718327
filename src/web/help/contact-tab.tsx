/** How to reach a person: a form whose message goes to support or, without one, to the administrators. */
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type SupportTopic, supportForm, supportTopics } from '../../contract/help.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'
import { Form, FormProblem, SubmitButton, useSchemaForm } from '../ui/form.tsx'
import { SelectField, TextareaField, TextField } from '../ui/form-fields.tsx'

const topicLabels: Record<SupportTopic, string> = {
  question: 'A question',
  problem: 'Something isn’t working',
  idea: 'An idea',
}

export function ContactTab() {
  const settings = useRead('publicSettings', {})
  return (
    <Card
      title="Contact support"
      description={settings.data?.hasSupportDesk === false ? undefined : 'We answer by email.'}
    >
      <Reading read={settings} what="The support address">
        {({ supportEmail, hasSupportDesk }) => <Contact address={hasSupportDesk ? supportEmail : null} />}
      </Reading>
      <p className="mt-4 border-t border-line pt-4 text-muted">
        For your requests or your group’s rules, ask a coordinator: only coordinators approve requests and change group
        settings.
      </p>
    </Card>
  )
}

function Contact({ address }: { address: string | null }) {
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="Message sent"
        action={<Button onClick={() => setIsSent(false)}>Send another</Button>}
      >
        You’ll get an answer by email.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mb-4">
        {address ? (
          <>
            Write here, or to{' '}
            <a href={`mailto:${address}`} className="font-control text-accent-text hover:underline">
              {address}
            </a>
            .
          </>
        ) : (
          'This server has no support desk, so your message goes to your group’s coordinators.'
        )}
      </p>
      <ContactForm onSent={() => setIsSent(true)} />
    </>
  )
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const write = useChange('writeToSupport')
  const form = useSchemaForm({
    schema: supportForm,
    defaultValues: { topic: 'question', subject: '', message: '' },
    onSubmit: (body) => problemsAfter(write.mutateAsync({ body }).then(onSent)),
  })
  return (
    <Form form={form} label="Contact support" className="flex max-w-140 flex-col gap-4">
      <SelectField
        name="topic"
        label="Topic"
        options={supportTopics.map((value) => ({ value, label: topicLabels[value] }))}
      />
      <TextField name="subject" label="Subject" />
      <TextareaField name="message" label="Message" rows={6} />
      <FormProblem />
      <div>
        <SubmitButton pendingLabel="Sending...">Send message</SubmitButton>
      </div>
    </Form>
  )
}
