/** Whose answer a swap waits for; an admin can give it for a colleague who cannot. */
import { AnswerButtons } from '../waiting-for-me.tsx'
import type { InboxRequest } from './inbox-request.ts'

/** Nothing where nobody's answer is missing. */
export function AnswersMissing({ request }: { request: InboxRequest }) {
  return missingIn(request).map(({ name, shiftId }) => (
    <section
      key={name}
      aria-label={`Answer of ${name}`}
      className="mt-3 rounded-control border border-warn-line bg-warn-soft px-4 py-3"
    >
      <p className="mb-2">
        <b>{name}</b> has not answered yet. If you spoke with each other, you can answer in that name; the trail says
        so.
      </p>
      <AnswerButtons request={request} inNameOf={name} {...(shiftId && { shiftId })} />
    </section>
  ))
}

function missingIn({ requestType, cycle, targetName, targetResponse, requestorId }: InboxRequest) {
  if (requestType !== 'swap') return []
  if (cycle) {
    return cycle
      .filter(({ giverId, response }) => giverId !== requestorId && response === 'pending')
      .map(({ giverName, shiftId }) => ({ name: giverName, shiftId }))
  }
  return targetName && targetResponse === 'pending' ? [{ name: targetName, shiftId: undefined }] : []
}
