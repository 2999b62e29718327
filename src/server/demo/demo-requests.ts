/** Requests of the demo group in every kind and state, dated around today. */
import { addDays } from '../../engine/calendar.ts'

export type DemoRequest = {
  /** Index in demoPhysicians. */
  by: number
  type: 'timeoff' | 'swap' | 'pickup'
  status: 'pending' | 'approved' | 'denied' | 'cancelled'
  /** Days from today to the first and the last requested day. */
  from: number
  to: number
  /** How many days ago it was made. */
  asked: number
  reason: string
  notes?: string
  emergency?: boolean
  /** The colleague in a swap; none for a shift offered to anyone. */
  with?: number
  /** The colleague has agreed to a pending swap. */
  accepted?: boolean
}

export const demoRequests: DemoRequest[] = [
  { by: 3, type: 'timeoff', status: 'approved', from: -40, to: -34, asked: 75, reason: 'Family visit' },
  { by: 11, type: 'timeoff', status: 'approved', from: -12, to: -8, asked: 50, reason: 'Vacation' },
  {
    by: 17,
    type: 'timeoff',
    status: 'approved',
    from: 2,
    to: 5,
    asked: 30,
    reason: 'Conference',
    notes: 'Enjoy the meeting.',
  },
  { by: 35, type: 'timeoff', status: 'approved', from: 6, to: 8, asked: 21, reason: 'Moving to a new home' },
  { by: 24, type: 'timeoff', status: 'approved', from: 9, to: 15, asked: 45, reason: 'Vacation' },
  { by: 0, type: 'timeoff', status: 'pending', from: 20, to: 24, asked: 4, reason: 'School break' },
  {
    by: 8,
    type: 'timeoff',
    status: 'pending',
    from: 4,
    to: 4,
    asked: 1,
    reason: 'Childcare fell through',
    emergency: true,
  },
  { by: 14, type: 'timeoff', status: 'pending', from: 33, to: 40, asked: 6, reason: 'Vacation' },
  {
    by: 21,
    type: 'timeoff',
    status: 'denied',
    from: 7,
    to: 13,
    asked: 10,
    reason: 'Family trip',
    notes: 'Three rounders are already off that week. The week after works.',
  },
  { by: 0, type: 'timeoff', status: 'approved', from: -60, to: -58, asked: 90, reason: 'Wedding' },
  { by: 29, type: 'timeoff', status: 'cancelled', from: 12, to: 13, asked: 15, reason: 'Plans changed' },
  {
    by: 5,
    type: 'swap',
    status: 'pending',
    from: 3,
    to: 3,
    asked: 2,
    reason: 'Going to a concert that evening',
    with: 12,
  },
  {
    by: 15,
    type: 'swap',
    status: 'pending',
    from: 7,
    to: 7,
    asked: 3,
    reason: 'My parents are visiting',
    with: 31,
    accepted: true,
  },
  { by: 26, type: 'swap', status: 'pending', from: 8, to: 8, asked: 1, reason: 'Dentist appointment' },
  { by: 9, type: 'swap', status: 'approved', from: -6, to: -6, asked: 14, reason: 'My niece’s graduation', with: 16 },
  {
    by: 19,
    type: 'swap',
    status: 'denied',
    from: 5,
    to: 5,
    asked: 5,
    reason: 'I’d prefer the later one',
    with: 27,
    notes: 'Not enough rest afterward.',
  },
  { by: 41, type: 'pickup', status: 'pending', from: 2, to: 2, asked: 1, reason: 'Happy to help' },
  { by: 38, type: 'pickup', status: 'pending', from: 2, to: 2, asked: 0, reason: 'Could use the hours' },
  { by: 42, type: 'pickup', status: 'approved', from: -10, to: -10, asked: 12, reason: 'Can pick up an extra shift' },
]

/** Time off requested in time: schedules are made around it. The rest came up after they were published. */
export function isKnownAhead({ type, emergency }: DemoRequest): boolean {
  return type === 'timeoff' && !emergency
}

export function isAwayBy(requests: DemoRequest[], today: string): (physician: number, date: string) => boolean {
  const away = requests.filter((request) => request.type === 'timeoff' && request.status === 'approved')
  return (physician, date) =>
    away.some(
      (request) =>
        request.by === physician && date >= addDays(today, request.from) && date <= addDays(today, request.to),
    )
}
