/** An invented group in December 2026 for the product parts on the landing page. */
import type { AuditEvent, DashboardStats } from '../../contract/activity.ts'
import type { ShiftRequest } from '../../contract/requests.ts'
import type { Shift } from '../../contract/schedules.ts'
import type { NextShift } from '../dashboard/own-shifts.ts'
import type { MarkShift, ShiftMark } from '../shifts/shift-marks.ts'

export const sampleToday = '2026-12-08'
export const sampleClock = { now: new Date('2026-12-08T15:50:00Z'), timeZone: 'America/New_York' }

export const sampleFigures: DashboardStats = {
  totalPhysicians: 45,
  activeShifts: 20,
  pendingRequests: 3,
  coveragePercentage: 99.2,
  activeToday: 18,
  onCallToday: 2,
  openShifts: 5,
  nextOpenDate: '2026-12-14',
}

const markOf = (code: string, roleName: string, kind: ShiftMark['shiftKind'], order: number): ShiftMark => ({
  ...{ code, positionCode: code, kind, shiftKind: kind, roleName, positionName: roleName, order },
})

const marks: Record<string, ShiftMark> = {
  Rounder: markOf('R', 'Rounder', 'day', 0),
  Admitter: markOf('A', 'Admitter', 'day', 1),
  Swing: markOf('S', 'Swing', 'evening', 2),
  Night: markOf('N', 'Night', 'night', 3),
  Backup: markOf('B', 'Backup', 'backup', 4),
}

export const markSample: MarkShift = (shift) => marks[shift.role ?? 'Rounder'] ?? marks.Rounder!

const at = '2026-12-01T14:00:00Z'

let lastId = 0

function makeShift(date: string, role: string, hours: [string, string], who: string): Shift {
  lastId += 1
  const [firstName = '', lastName = ''] = who.split(' ')
  return {
    id: lastId,
    scheduleId: 1,
    physicianId: lastId,
    physicianName: who,
    physician: { firstName, lastName },
    roleId: 1,
    role,
    position: null,
    date,
    shiftType: 'custom',
    startTime: hours[0],
    endTime: hours[1],
    location: null,
    status: 'scheduled',
    isLocked: false,
    editedBy: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

const ownDates = ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']
export const sampleUpcoming = ownDates.map((date) => makeShift(date, 'Admitter', ['09:00', '19:00'], 'Chidinma Abara'))

export const sampleNext: NextShift = {
  shift: { ...sampleUpcoming[0]!, location: '4 East' },
  isOn: false,
  minutesToStart: 22 * 60 + 10,
  minutesToEnd: 32 * 60 + 10,
}

const crews: [role: string, hours: [string, string], names: string[]][] = [
  [
    'Rounder',
    ['07:00', '19:00'],
    ['Hana Choi', 'Lena Doyle', 'Wenqi Zhou', 'Ren Nakagawa', 'Rosa Quispe', 'Tereza Novak'],
  ],
  ['Admitter', ['09:00', '19:00'], ['Nils Eriksen', 'Kenji Ueda']],
  ['Swing', ['16:00', '23:00'], ['Linh Hoang']],
  ['Night', ['19:00', '07:00'], ['Bao Nguyen', 'Mathis Delacroix', 'Daniel Vasquez']],
  ['Backup', ['07:00', '19:00'], ['Mateo Sandoval']],
]
export const sampleCrew = crews.flatMap(([role, hours, names]) =>
  names.map((name) => makeShift(sampleToday, role, hours, name)),
)

function makeRequest(changes: Partial<ShiftRequest>): ShiftRequest {
  lastId += 1
  return {
    id: lastId,
    groupId: 1,
    requestorId: 1,
    requestorName: 'Chidinma Abara',
    targetId: null,
    targetName: null,
    requestType: 'timeoff',
    originalShiftId: null,
    originalShift: null,
    targetShiftId: null,
    targetShift: null,
    cycle: null,
    requestedDate: null,
    endDate: null,
    reason: null,
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

export const sampleRequests: ShiftRequest[] = [
  makeRequest({ requestedDate: '2027-02-06', endDate: '2027-02-07', reason: 'Family visit' }),
  makeRequest({ requestType: 'swap', requestedDate: '2026-11-27', reason: 'With Tereza Novak', status: 'approved' }),
  makeRequest({ requestType: 'pickup', requestedDate: '2026-11-21', reason: 'Swing', status: 'approved' }),
]

export const sampleAdminId = 1

function makeEvent(moment: string, actorName: string, text: string): AuditEvent {
  lastId += 1
  const own = actorName === 'You'
  return {
    id: lastId,
    at: moment,
    actorId: own ? sampleAdminId : null,
    actorName,
    action: '',
    thing: '',
    thingId: null,
    text,
    reason: null,
  }
}

export const sampleActivity: AuditEvent[] = [
  makeEvent('2026-12-08T15:42:00Z', 'You', 'approved time off for Ewa Kowalska on Fri, Jan 15'),
  makeEvent('2026-12-08T15:31:00Z', 'Rohan Desai', 'accepted the swap with Kofi Boateng on Tue, Dec 22'),
  makeEvent('2026-12-08T14:58:00Z', 'Linh Hoang', 'requested time off on Fri, Dec 25'),
  makeEvent('2026-12-08T13:03:00Z', 'Willem Jansen', 'changed their night preference from neutral to avoid'),
  makeEvent('2026-12-07T16:00:00Z', 'You', 'published December 2026'),
]
