/** AI-Powered Schedule Setup: an existing schedule is read, scored, and implemented, or discussed with the assistant. */
import { AssistantChat } from '../assistant/assistant-chat.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { UploadTab } from './upload-tab.tsx'

export function ScheduleReadingPage() {
  const [search, change] = useSearchChange()
  const analysisId = Number(search.get('analysis')) || null
  const showAnalysis = (id: number | null) => change({ analysis: id === null ? null : String(id) }, { replace: false })
  return (
    <PageFrame
      title="AI-Powered Schedule Setup"
      subtitle="Set up your group from the schedule you use today. Nothing changes until you implement it."
    >
      <Tabs
        label="AI-Powered Schedule Setup"
        tabs={[
          {
            value: 'upload',
            label: 'Schedule Upload & Analysis',
            content: <UploadTab analysisId={analysisId} onShow={showAnalysis} />,
          },
          {
            value: 'chat',
            label: 'Expert Consultation',
            content: <AssistantChat assistant={{ call: 'askAssistant', hasAnalysis: analysisId !== null }} />,
          },
        ]}
      />
    </PageFrame>
  )
}
