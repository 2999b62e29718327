/** The private calendar address on a page of its own, which the menu leads to. */
import { PageFrame } from '../layout/page-frame.tsx'
import { Card } from '../ui/card.tsx'
import { CalendarAddress } from './subscribe-dialog.tsx'

export function CalendarFeedPage() {
  return (
    <PageFrame
      title="Calendar feed"
      subtitle="Your shifts and time off in Outlook, Google, or Apple Calendar, always up to date."
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
