/** What whoever covers should know: written by the one who called out, read by the others. */
import { useState } from 'react'
import type { CallOutTimeline } from '../../contract/call-outs.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { firstNameOf } from '../../engine/text/names.ts'
import { useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Textarea } from '../ui/inputs.tsx'
import { LateLeaveGuard } from '../ui/late.tsx'
import { isTooLong } from '../ui/text-limit.tsx'

export function HandoffNote({ callOut }: { callOut: CallOutTimeline }) {
  const { isMine, handoffNote, status, name } = callOut
  if (isMine) return status === 'pending' || status === 'approved' ? <Editor callOut={callOut} /> : null
  if (!handoffNote) return null
  return (
    <Card title="Handoff note" description={`From ${name}`}>
      <p className="text-14 whitespace-pre-line">{handoffNote}</p>
    </Card>
  )
}

const longestNote = 500

function Editor({ callOut: { requestId, handoffNote, coveredByNames } }: { callOut: CallOutTimeline }) {
  const [note, setNote] = useState(handoffNote ?? '')
  const [isNear, setIsNear] = useState(false)
  const save = useChange('leaveHandoffNote', { saysWhy: true })
  const who = joinWords(coveredByNames.map(firstNameOf), 'and')
  const isChanged = note.trim() !== (handoffNote ?? '')
  const title = `Anything ${who || 'the person covering'} should know?`
  return (
    <Card title={title} description={`${who || 'They'} will see it with the shift.`}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ params: { id: String(requestId) }, body: { note: note.trim() } })
        }}
      >
        <Textarea
          aria-label={title}
          placeholder="Add a handoff note"
          rows={2}
          maxLength={longestNote}
          value={note}
          onFocus={() => setIsNear(true)}
          onChange={(event) => setNote(event.target.value)}
        />
        {isChanged && (
          <Button
            type="submit"
            size="touch"
            disabled={isTooLong(note, longestNote)}
            loading={save.isPending}
            loadingLabel="Saving..."
          >
            Save note
          </Button>
        )}
        <LateLeaveGuard isDirty={isChanged} isNear={isNear} what="your handoff note" />
      </form>
    </Card>
  )
}
