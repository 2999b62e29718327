/** The private calendar address on its own page, linked from the menu. */
import { PageFrame } from '../layout/page-frame.tsx'
import { Card } from '../ui/card.tsx'
import { CalendarAddress } from './subscribe-dialog.tsx'

export function CalendarFeedPage() {
  return (
    <PageFrame
      title="Calendar feed"
      subtitle="Your shifts and time off in Outlook, Google, or Apple Calendar, updated automatically."
    >
      <div className="max-w-160">
        <Card padding="none">
          <div className="pt-4">
            <CalendarAddress />
          </div>
        </Card>
      </div>
    </PageFrame>
  )
}
