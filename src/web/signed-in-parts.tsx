/** What every signed-in page has besides its content: the bar at the top, toasts, the shift sheet, pushed changes, and the offline copy. */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { User } from '../contract/users.ts'
import { useIsCalm } from './api/use-is-calm.ts'
import { usePushedChanges } from './api/use-pushed-changes.ts'
import { CallOutBanner } from './call-outs/call-out-banner.tsx'
import { followGeneration } from './generation/follow-generation.ts'
import { TopNav } from './layout/top-nav.tsx'
import { useNewsToast } from './news/use-news-toast.ts'
import { useWorker } from './offline/use-worker.ts'
import { shiftSheet as ShiftSheet } from './pages.ts'
import { useSession } from './session/use-session.ts'
import { useShiftInAddress } from './shifts/shift-link.tsx'
import { loadLateParts } from './ui/late.tsx'
import { hasToasted, subscribeToToasts } from './ui/toast.ts'

const loadToaster = async () => ({ default: (await import('./ui/toaster.tsx')).Toaster })
const Toaster = lazy(loadToaster)

export function PageTop({ user }: { user: User }) {
  return (
    <>
      <TopNav user={user} />
      <CallOutBanner isCoordinator={user.role === 'admin'} />
    </>
  )
}

export function SignedInParts() {
  usePushedChanges(followGeneration)
  const isCalm = useIsCalm()
  useWorker(isCalm)
  useEffect(() => {
    if (isCalm) void Promise.all([loadLateParts(), loadToaster()]).catch(() => {})
  }, [isCalm])
  useNewsToast()
  return (
    <>
      <OpenedShift />
      <Toasts />
    </>
  )
}

/** From the first toast on. */
function Toasts() {
  return <Suspense>{useSyncExternalStore(subscribeToToasts, hasToasted) && <Toaster />}</Suspense>
}

/** Any page with a shift in its address shows its sheet. */
function OpenedShift() {
  const { state } = useSession()
  const shiftId = useShiftInAddress()
  if (state !== 'member' || shiftId === undefined) return null
  return (
    <Suspense>
      <ShiftSheet key={shiftId} shiftId={shiftId} />
    </Suspense>
  )
}
