/** What every signed-in page has beside its content: toasts, and changes pushed by the server. */
import { usePushedChanges } from '../api/use-pushed-changes.ts'
import { Toaster } from '../ui/toaster.tsx'

export function SignedInParts() {
  usePushedChanges()
  return <Toaster />
}
