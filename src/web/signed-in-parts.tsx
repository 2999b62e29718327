/** What every signed-in page has beside its content: toasts, changes pushed by the server, and the keeper of last answers. */
import { usePushedChanges } from './api/use-pushed-changes.ts'
import { followGeneration } from './generation/follow-generation.ts'
import { useWorker } from './offline/use-worker.ts'
import { Toaster } from './ui/toaster.tsx'

export function SignedInParts() {
  usePushedChanges(followGeneration)
  useWorker()
  return <Toaster />
}
