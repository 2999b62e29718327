/** What webhooks tell of. */

export const webhookEvents = [
  'schedule.published',
  'schedule.withdrawn',
  'shift.changed',
  'request.decided',
  'callout.opened',
  'callout.covered',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** As coordinators read them. */
export const webhookEventTexts: Record<WebhookEvent, string> = {
  'schedule.published': 'A schedule is published',
  'schedule.withdrawn': 'A schedule is no longer published',
  'shift.changed': 'A published shift changes',
  'request.decided': 'A request is approved or denied',
  'callout.opened': 'Someone calls out',
  'callout.covered': 'A call-out is covered',
}

/** Sent by the test button only. */
export const testEvent = 'webhook.test'
