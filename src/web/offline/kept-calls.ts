/** The reads whose last answer is kept on the device, by contract name. A test keeps the addresses in sync with it. */
import type { Api, CallName } from '../../contract/api.ts'

/** What a physician needs to know about when, where, and with whom they work next. */
export const keptCalls = {
  currentUser: '/api/auth/user',
  myGroup: '/api/groups/my/group',
  listRoles: '/api/roles/group/:groupId',
  listPhysicians: '/api/physicians/group/:groupId',
  listSchedules: '/api/schedules/group/:groupId',
  scheduleShifts: '/api/shifts/schedule/:scheduleId',
  shiftSheet: '/api/shifts/:id',
  physicianShifts: '/api/shifts/physician/:physicianId',
  openCallOuts: '/api/call-outs',
  callOutContacts: '/api/call-outs/contacts',
  callOutTimeline: '/api/call-outs/:id',
  myRequests: '/api/shift-requests/my',
  myNotifications: '/api/notifications',
} as const satisfies { [Name in CallName]?: Api[Name]['path'] }

export type KeptCall = keyof typeof keptCalls

const patterns = Object.entries(keptCalls).map(([name, path]) => ({
  name: name as KeptCall,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '\\d+')}$`),
}))

/** Undefined for every other address. */
export function findKeptCall(path: string): KeptCall | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.name
}

/** On an answer from the device: when the server gave it. */
export const asOfHeader = 'x-as-of'
