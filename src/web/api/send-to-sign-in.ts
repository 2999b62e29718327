/** When a session has ended: one toast, then the sign-in page. */
import { toast } from '../ui/toast.ts'

/** Milliseconds to read the toast before the page leaves. */
const redirectDelay = 500

let isLeaving = false

/** Signing in returns to the current page, including its query and hash. */
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
