/** What every signed-in page has besides its content: toasts, the shift sheet, pushed changes, and the offline copy. */
import { lazy, Suspense } from 'react'
import { usePushedChanges } from './api/use-pushed-changes.ts'
import { followGeneration } from './generation/follow-generation.ts'
import { useNewsToast } from './news/use-news-toast.ts'
import { useWorker } from './offline/use-worker.ts'
import { useSession } from './session/use-session.ts'
import { useShiftInAddress } from './shifts/shift-link.tsx'
import { Toaster } from './ui/toaster.tsx'

const ShiftSheet = lazy(async () => ({ default: (await import('./shift-sheet/shift-sheet.tsx')).ShiftSheet }))

export function SignedInParts() {
  usePushedChanges(followGeneration)
  useWorker()
  useNewsToast()
  return (
    <>
      <OpenedShift />
      <Toaster />
    </>
  )
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
