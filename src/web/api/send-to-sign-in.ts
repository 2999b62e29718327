/** What happens when a session has ended: one toast, then the sign-in page. */
import { toast } from '../ui/toast.ts'

/** Milliseconds that the toast can be read before the page goes away. */
const redirectDelay = 500

let isLeaving = false

/** Signing in leads back to the very page that is open, with what stands behind its question mark and hash. */
export function signInAddress(): string {
  const { pathname, search, hash } = window.location
  return `/api/login?${new URLSearchParams({ returnTo: `${pathname}${search}${hash}` })}`
}

export function sendToSignIn(): void {
  if (isLeaving) return
  isLeaving = true
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'bad' })
  setTimeout(() => {
    isLeaving = false
    window.location.assign(signInAddress())
  }, redirectDelay)
}
