/** The assistant for everybody in the group: it answers with the rights of whoever asks. */
import { PageFrame } from '../layout/page-frame.tsx'
import { AssistantChat } from './assistant-chat.tsx'

export function AssistantPage() {
  return (
    <PageFrame title="Ask">
      <AssistantChat assistant={{ call: 'askOwnAssistant' }} />
    </PageFrame>
  )
}
