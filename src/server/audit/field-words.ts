/** The fields of kept rows as people call them, and those that are nobody's business or say nothing. */
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

const words: Record<string, string> = {
  isActive: 'Active',
  isLocked: 'Locked',
  fte: 'FTE',
  aiRules: 'Written rules',
  additionalRules: 'Additional rules',
  daysOfWeek: 'Days',
  totalPhysicians: 'Number of physicians',
  coverageRequirements: 'Physicians per shift',
  maxConsecutiveShifts: 'Most consecutive shifts',
  minRestBetweenShifts: 'Hours of rest between shifts',
  maxConsecutiveDays: 'Most consecutive days',
  minRestDays: 'Fewest days of rest',
  physicianId: 'Physician',
  roleId: 'Role',
  targetId: 'Colleague',
  reviewedBy: 'Reviewed by',
  archivedId: 'Replaces',
  told: 'People told',
  opened: 'Shifts opened',
  findings: 'Rules broken',
  solverSeconds: 'Seconds to search',
  shiftType: 'Pattern',
}

/** "Seniority rank" for seniorityRank. */
export function nameField(field: string): string {
  const known = words[field]
  if (known) return known
  const spaced = field
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalize(spaced)
}
