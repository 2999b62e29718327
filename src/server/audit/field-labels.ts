/** Labels of the fields of stored rows, and which fields are private or say nothing. */

import type { FieldTable } from '../../contract/fields/field.ts'
import { groupTable, settingsTable } from '../../contract/fields/group.ts'
import { physicianTable } from '../../contract/fields/physician.ts'
import { capitalize } from '../../engine/text/capital.ts'

/** Keys, codes that let people in, and what the database counts for itself. */
const hidden = new Set([
  'id',
  'groupId',
  'scheduleId',
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'editedBy',
  'generatedBy',
  'joinCode',
  'calendarToken',
  'span',
  'details',
  'profileImageUrl',
])

const secret = /token|secret|password|session/i

export function isKept(field: string): boolean {
  return !hidden.has(field) && !secret.test(field)
}

const fields: FieldTable = { ...physicianTable, ...groupTable, pattern: groupTable.shiftType, ...settingsTable }

/** What is no field of a physician or a group. */
const labels: Record<string, string> = {
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
  told: 'People notified',
  opened: 'Shifts opened',
  findings: 'Rules broken',
}

/** "Seniority rank" for seniorityRank. */
export function labelField(field: string): string {
  const known = fields[field]?.auditLabel ?? labels[field]
  if (known) return known
  const spaced = field
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalize(spaced)
}
