/** A swap by what someone needs: which shift to be off from, who could take it, and whom to ask in which order. */
import { ArrowLeftRight } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useRead } from '../api/use-read.ts'
import { BackLink, PageFrame } from '../layout/page-frame.tsx'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { EmptyState } from '../ui/card.tsx'
import { lateComponent } from '../ui/late-part.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useSearchChange } from '../ui/use-search.ts'
import { OwnShiftSelect, shiftsAhead } from './own-shift-select.tsx'

// They come while the shift's colleagues are looked up: on a slow phone the day can be chosen before.
const SwapSteps = lateComponent(async () => (await import('./swap-steps.tsx')).SwapSteps)

export function SwapPage() {
  const { id: ownId } = useMember()
  const [search, change] = useSearchChange()
  const { clock } = useGroupClock()
  const shifts = useRead('physicianShifts', { params: { physicianId: ownId } })
  const shiftId = Number(search.get('give')) || undefined
  const choose = (id: number) => change({ give: String(id), with: null, on: null, more: null }, { replace: false })
  return (
    <PageFrame title="Find a swap" back={<BackLink to="/physician/dashboard">My Schedule</BackLink>}>
      <Reading read={shifts} what="Your shifts" loading={<SkeletonList of="shifts" rows={3} />}>
        {(own) =>
          clock && (
            <div className="flex w-full max-w-160 flex-col gap-5">
              {shiftId === undefined && shiftsAhead(own, clock.today).length === 0 ? (
                <EmptyState icon={<ArrowLeftRight />} title="You have no shifts ahead">
                  Once a schedule with your shifts is published, you can find swaps here.
                </EmptyState>
              ) : (
                <>
                  <OwnShiftSelect shifts={own} today={clock.today} chosen={shiftId} onChoose={choose} />
                  {shiftId === undefined ? (
                    <EmptyState icon={<ArrowLeftRight />} title="Which day do you need off?">
                      Choose one of your shifts. We’ll show every swap that meets the rules.
                    </EmptyState>
                  ) : (
                    <ForShift key={shiftId} shiftId={shiftId} />
                  )}
                </>
              )}
            </div>
          )
        }
      </Reading>
    </PageFrame>
  )
}

/** Shows the people being asked; before that, and to add more, the finder. */
function ForShift({ shiftId }: { shiftId: number }) {
  const [search, change] = useSearchChange()
  const showAsked = () => {
    change({ more: null, with: null, on: null })
    // The finder is longer, and the button at its end.
    document.documentElement.scrollTop = 0
  }
  const asked = useRead('swapAsks', { params: { id: shiftId } })
  useEffect(() => {
    void SwapSteps.load().catch(() => {})
  }, [])
  const loading = <SkeletonList of="facts" rows={4} />
  return (
    <Reading read={asked} what="This shift" loading={loading}>
      {(found) => (
        <Suspense fallback={loading}>
          <SwapSteps
            asked={found}
            isFinding={search.has('more')}
            onMore={() => change({ more: 'yes' }, { replace: false })}
            onAsked={showAsked}
          />
        </Suspense>
      )}
    </Reading>
  )
}
