/** What happens when a session has ended: one toast, then the sign-in page. */
import { toast } from '../ui/toast.ts'

/** Milliseconds that the toast can be read before the page goes away. */
const redirectDelay = 500

let isLeaving = false

export function sendToSignIn(): void {
  if (isLeaving) return
  isLeaving = true
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'bad' })
  setTimeout(() => {
    isLeaving = false
    window.location.assign('/api/login')
  }, redirectDelay)
}
