/** Labels for the fields of stored rows, and which fields are private or meaningless to people. */

import type { FieldTable } from '../../contract/fields/field.ts'
import { groupTable } from '../../contract/fields/group.ts'
import { settingsTable } from '../../contract/fields/group-settings.ts'
import { physicianTable } from '../../contract/fields/physician.ts'
import { capitalize } from '../../engine/text/capital.ts'

/** Keys, access codes, and values the database maintains for itself. */
const hidden = new Set([
  'id',
  'groupId',
  'scheduleId',
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'editedBy',
  'changedBy',
  'generatedBy',
  'publishedBy',
  'joinCode',
  'calendarToken',
  'span',
  'details',
  'profileImageUrl',
  // Conflicts, as the engine names them; the event's text says which.
  'keys',
  // Of the search, in points.
  'cost',
  'bound',
])

const secret = /token|secret|password|session/i

export function isKept(field: string): boolean {
  return !hidden.has(field) && !secret.test(field)
}

const fields: FieldTable = { ...physicianTable, ...groupTable, ...settingsTable }

/** Named as on their forms, not by their own words. */
const asOnForms = new Set([
  'isScheduled',
  'maxConsecutiveDays',
  'minRestDays',
  'track',
  'unavailableDates',
  'externalId',
  'fte',
  'maxConsecutiveShifts',
  'additionalRules',
  'federalHolidays',
  'instantPickup',
  'instantSwap',
  'blockedDaysPerMonth',
  'timeOffPerDay',
  'backupFirst',
])

/** Fields of neither a physician nor a group, and those whose form says more, such as the unit, elsewhere. */
const labels: Record<string, string> = {
  totalPhysicians: 'Number of physicians',
  pattern: 'Primary shift pattern',
  coverageRequirements: 'Physicians per shift',
  minRestBetweenShifts: 'Minimum rest between shifts (hours)',
  solverSeconds: 'Search time (seconds)',
  signOutAfterMinutes: 'Sign out after (minutes)',
  requestsCloseDays: 'Time-off requests close (days before the month)',
  requestReminderDays: 'Remind before requests close (days)',
  isActive: 'Active',
  isLocked: 'Locked',
  aiRules: 'Custom rules',
  daysOfWeek: 'Days',
  countsByWeekday: 'Count by weekday',
  countsByDate: 'Count by date',
  physicianId: 'Physician',
  roleId: 'Role',
  targetId: 'Colleague',
  reviewedBy: 'Reviewed by',
  archivedId: 'Replaces',
  notified: 'People notified',
  // Entries written before it was renamed.
  told: 'People notified',
  opened: 'Shifts opened',
  findings: 'Conflicts and trade-offs',
  requestorId: 'Requested by',
  requestType: 'Type',
  requestedDate: 'Date',
  isEmergency: 'Emergency',
  originalShiftId: 'Shift given',
  targetShiftId: 'Shift taken',
  shiftId: 'Shift',
  giverId: 'From',
  takerId: 'To',
  cycle: 'Swap',
  userId: 'Who',
  at: 'When',
  targetResponse: 'Colleague’s answer',
  isConfirmed: 'Confirmed',
  joinedByCodeAt: 'Joined by code',
  isDeprovisioned: 'Deleted by identity provider',
  isDraft: 'Draft',
  emailSchedule: 'Email about schedules',
  emailRequests: 'Email about requests',
  emailOpenShifts: 'Email about open shifts',
  pushSchedule: 'Device notifications about schedules',
  pushRequests: 'Device notifications about requests',
  pushOpenShifts: 'Device notifications about open shifts',
  textUrgent: 'Urgent text messages',
  requiredCount: 'Required',
}

/** "Seniority rank" for seniorityRank. */
export function labelField(field: string): string {
  const known = labels[field] ?? (asOnForms.has(field) ? fields[field]?.label : undefined)
  if (known) return known
  const spaced = field
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalize(spaced)
}
