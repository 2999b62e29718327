/** How the states of a delivery are said. */
import type { Delivery } from '../../contract/webhooks.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export const deliveryStates: Record<Delivery['state'], { tone: BadgeTone; label: string }> = {
  delivered: { tone: 'good', label: 'Delivered' },
  waiting: { tone: 'warn', label: 'Waiting' },
  failed: { tone: 'bad', label: 'Failed' },
}
