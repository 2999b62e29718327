/** Senders of a server on which only email is set up. */
import type { Mailer } from '../mailer.ts'
import type { Sender } from '../outbox.ts'

const off: Sender = { isOn: false, send: () => Promise.reject(new Error('It is off.')) }

export function onlyEmail(email: Mailer) {
  return { email, push: off, text: off, webhook: off }
}
