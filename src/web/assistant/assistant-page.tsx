/** The assistant for everyone in the group: it answers with the caller's rights. */
import { PageFrame } from '../layout/page-frame.tsx'
import { AssistantChat } from './assistant-chat.tsx'

export function AssistantPage() {
  return (
    <PageFrame title="Ask">
      <AssistantChat assistant={{ call: 'askOwnAssistant' }} />
    </PageFrame>
  )
}
