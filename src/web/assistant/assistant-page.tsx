/** The assistant for everyone in the group: it answers with the caller's rights. */
import { PageFrame } from '../layout/page-frame.tsx'
import { useSession } from '../session/use-session.ts'
import { AssistantChat } from './assistant-chat.tsx'

export function AssistantPage() {
  const session = useSession()
  // An administrator without shifts asks about the group.
  const isOfGroup = session.state === 'member' && session.user.role === 'admin' && !session.user.isScheduled
  return (
    <PageFrame title="Ask">
      <AssistantChat assistant={{ call: 'askOwnAssistant', isOfGroup }} />
    </PageFrame>
  )
}
