/** "Report a problem": a message to the coordinators, with the changed shifts attached; or a swap of a new one. */
import { useState } from 'react'
import type { News } from '../../contract/news.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useChange, withReason } from '../api/use-change.ts'
import { swapAddress } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { toast } from '../ui/toast.ts'

const longestProblem = 1000

/** The usual ones, a tap each; more can be typed after them. */
const reasons = [
  'I’m away that day.',
  'Too many days in a row.',
  'Not enough rest before it.',
  'I asked for that day off.',
]

export function ProblemDialog({ news, onClose }: { news: News; onClose: () => void }) {
  const [problem, setProblem] = useState('')
  const answer = useChange('answerNews', { saysWhy: true })
  const gained = news.days.flatMap(({ date, is }) => is.map(({ id }) => ({ date, shiftId: id })))[0]
  const send = async () => {
    const body = { notificationIds: news.notificationIds, problem: problem.trim() }
    await withReason(answer.mutateAsync({ body }))
    toast({ title: 'Message sent', description: 'We notified your coordinators.', tone: 'good' })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="What’s the problem?"
      description={`Your coordinators get your message with ${formatDays(news)} attached. Your shifts stay as they are until they answer.`}
      confirmLabel="Send to coordinators"
      pendingLabel="Sending..."
      disabled={problem.trim() === '' || isTooLong(problem, longestProblem)}
      onConfirm={send}
    >
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Common reasons</legend>
        {reasons.map((reason) => (
          <Button key={reason} size="touch" onClick={() => setProblem(add(reason))}>
            {reason.replace(/\.$/, '')}
          </Button>
        ))}
      </fieldset>
      <Field label="Message">
        <Textarea
          value={problem}
          rows={3}
          maxLength={longestProblem}
          onChange={(event) => setProblem(event.target.value)}
        />
      </Field>
      {gained && (
        <ButtonLink to={swapAddress(gained.shiftId)} variant="link" size="touch">
          Find a swap for {formatDate(gained.date)} instead
        </ButtonLink>
      )}
    </ConfirmDialog>
  )
}

/** A tap keeps what was typed before it. */
function add(reason: string) {
  return (before: string) => (before.includes(reason) ? before : [before.trim(), reason].filter(Boolean).join(' '))
}

/** Tue, Dec 29 and 2 more days */
function formatDays({ days: [first, ...more] }: News): string {
  if (!first) return 'the changed days'
  if (more.length === 0) return formatDate(first.date)
  return `${formatDate(first.date)} and ${plural(more.length, 'more day')}`
}
