/** When a call-out that no coordinator has looked at needs a phone call. */

/** Milliseconds. */
const patience = 5 * 60_000

export function unseenAfter(sentAt: string): Date {
  return new Date(Date.parse(sentAt) + patience)
}
