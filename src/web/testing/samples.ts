/** Small answers for component tests: one group, one admin, one physician, a few shifts. */
import type { AuditEvent, DashboardStats } from '../../contract/activity.ts'
import { samplesOf } from '../../contract/fields/field.ts'
import { groupTable } from '../../contract/fields/group.ts'
import { physicianTable } from '../../contract/fields/physician.ts'
import { type Group, groupInput, groupSettings } from '../../contract/groups.ts'
import { physicianFields } from '../../contract/physicians.ts'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Role } from '../../contract/roles.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import type { OwnStats } from '../../contract/stats.ts'
import type { User } from '../../contract/users.ts'
import { fullName } from '../../engine/text/names.ts'

const at = '2026-12-01T15:00:00.000Z'

export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    ...physicianFields.parse(samplesOf(physicianTable)),
    profileImageUrl: null,
    role: 'physician',
    groupId: 1,
    isActive: true,
    isConfirmed: true,
    membership: 'joined',
    joinedByCodeAt: null,
    invitedAt: null,
    hasSignedIn: true,
    createdAt: at,
    version: 1,
    updatedAt: at,
    ...changes,
  }
}

export function sampleAdmin(): User {
  return sampleUser({ id: 1, firstName: 'Marguerite', lastName: 'Osei', role: 'admin', isScheduled: false })
}

export function sampleGroup(changes: Partial<Group> = {}): Group {
  return {
    id: 1,
    ...groupInput.parse(samplesOf(groupTable)),
    description: null,
    additionalRules: null,
    joinCode: null,
    joinCodeExpiresAt: null,
    settings: groupSettings.parse({}),
    createdBy: 1,
    isActive: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

export function sampleRole(id: number, name: string, changes: Partial<Role> = {}): Role {
  return {
    id,
    groupId: 1,
    name,
    category: 'rounder',
    description: null,
    location: null,
    externalId: null,
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: ['monday'],
    requiredCount: 1,
    countsByWeekday: {},
    countsByDate: [],
    priority: 1,
    restrictions: {},
    aiRules: null,
    isActive: true,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

export const sampleRoles: Role[] = [
  sampleRole(1, 'Rounder'),
  sampleRole(2, 'Night', { category: 'coverage', startTime: '19:00', endTime: '07:00' }),
  sampleRole(3, 'Jeopardy', { category: 'backup' }),
]

export function sampleSchedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    id: 3,
    groupId: 1,
    name: 'December 2026',
    month: 12,
    year: 2026,
    status: 'active',
    generatedBy: 1,
    coverageScore: null,
    fairnessScore: null,
    preferencesMetScore: null,
    aiSuggestions: [],
    details: null,
    publishedAt: at,
    publishedBy: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

let lastShiftId = 100

export function sampleShift(date: string, changes: Partial<Shift> = {}): Shift {
  lastShiftId += 1
  return {
    id: lastShiftId,
    scheduleId: 3,
    physicianId: 7,
    physicianName: 'Chidinma Abara',
    physician: { firstName: 'Chidinma', lastName: 'Abara' },
    roleId: 1,
    role: 'Rounder',
    position: null,
    date,
    shiftType: 'day',
    startTime: '07:00',
    endTime: '19:00',
    location: null,
    status: 'scheduled',
    isLocked: false,
    editedBy: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

/** The same shift in other hands. */
export function shiftOf(shift: Shift, id: number, firstName: string, lastName: string): Shift {
  return {
    ...shift,
    physicianId: id,
    physicianName: fullName({ firstName, lastName }),
    physician: { firstName, lastName },
  }
}

export const night = {
  roleId: 2,
  role: 'Night',
  shiftType: 'night',
  startTime: '19:00',
  endTime: '07:00',
} as const satisfies Partial<Shift>

let lastRequestId = 500

export function sampleRequest(changes: Partial<ShiftRequest> = {}): ShiftRequest {
  lastRequestId += 1
  return {
    id: lastRequestId,
    groupId: 1,
    requestorId: 7,
    requestorName: 'Chidinma Abara',
    targetId: null,
    targetName: null,
    requestType: 'timeoff',
    originalShiftId: null,
    originalShift: null,
    targetShiftId: null,
    targetShift: null,
    cycle: null,
    requestedDate: '2026-12-20',
    endDate: '2026-12-22',
    reason: 'Family visit',
    isEmergency: false,
    coverageNeeded: true,
    targetResponse: null,
    status: 'pending',
    reviewedBy: null,
    reviewerName: null,
    reviewedAt: null,
    notes: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

/** Of someone who has entered none. */
export const samplePreferences = {
  preferredShifts: [],
  unavailableDates: [],
  maxShiftsPerMonth: null,
  avoidConsecutive: false,
  preferWeekends: false,
  notes: null,
  version: 0,
  updatedAt: null,
}

export const sampleStats: DashboardStats = {
  totalPhysicians: 45,
  activeShifts: 20,
  pendingRequests: 3,
  coveragePercentage: 99.2,
  activeToday: 18,
  onCallToday: 2,
  openShifts: 5,
  nextOpenDate: '2026-12-14',
}

export function sampleOwnStats(): OwnStats {
  const none = { own: 0, median: null, share: null }
  const ofMonth = {
    figures: { shifts: none, nights: { ...none, share: 4.6 }, weekends: none, holidays: none, hours: none },
    preferencesMet: { own: null, median: null },
    colleagues: 44,
  }
  return { year: 2026, month: 12, publishedMonths: ['2026-12'], ofMonth, ofTwelveMonths: ofMonth, shifts: [] }
}

export function sampleEvent(id: number, changes: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id,
    at,
    actorId: 7,
    actorName: 'Chidinma Abara',
    action: 'created',
    thing: 'request',
    thingId: null,
    text: 'requested time off on Fri, Dec 4',
    reason: null,
    ...changes,
  }
}
