/** What stands where a schedule would be; coordinators get the way to make one, physicians the way to be heard in it. */
import { CalendarX2, WandSparkles } from 'lucide-react'
import { Link } from 'wouter'
import { monthOf } from '../../engine/month.ts'
import { generatorAddress } from '../paths.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** `date` is in the month that is looked at. */
export function NoSchedule({ date }: { date: string }) {
  const { role } = useMember()
  return (
    <Card>
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" />}
        title="No Schedule Available"
        action={
          role === 'admin' ? (
            <Button asChild variant="primary">
              <Link href={generatorAddress(monthOf(date))}>
                <WandSparkles aria-hidden="true" />
                Generate Schedule
              </Link>
            </Button>
          ) : (
            <Button asChild>
              <Link href="/preferences?tab=scheduling">Set preferences</Link>
            </Button>
          )
        }
      >
        There is no published schedule for these days yet.
      </EmptyState>
    </Card>
  )
}
