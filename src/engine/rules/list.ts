/** All rules. A new one needs an id in rule-ids.ts, a file next to this one, a line here, and a test. */
import type { ProblemView } from '../view/problem-view.ts'
import { availableDays } from './available-days.ts'
import { avoidConsecutive } from './avoid-consecutive.ts'
import { avoidedRoles } from './avoided-roles.ts'
import { backupInBlocks } from './backup-in-blocks.ts'
import { coverage } from './coverage.ts'
import { customRules } from './custom-rules.ts'
import { dayAfterNight } from './day-after-night.ts'
import { dayBackup } from './day-backup.ts'
import { dealtHolidays } from './dealt-holidays.ts'
import { eightyHours } from './eighty-hours.ts'
import { fairBackup } from './fair-backup.ts'
import { fairHolidays } from './fair-holidays.ts'
import { fairNights } from './fair-nights.ts'
import { fairTotals } from './fair-totals.ts'
import { fairWeekends } from './fair-weekends.ts'
import { forwardRotation } from './forward-rotation.ts'
import { groupMaxDays } from './group-max-days.ts'
import { holidayAvailability } from './holiday-availability.ts'
import { holidayLastYear } from './holiday-last-year.ts'
import { isolatedDays } from './isolated-days.ts'
import { isolatedDaysOff } from './isolated-days-off.ts'
import { minimumRest } from './minimum-rest.ts'
import { monthlyMaximum } from './monthly-maximum.ts'
import { nightShiftPreference } from './night-preference.ts'
import { nightsInRuns } from './nights-in-runs.ts'
import { oneDayInSeven } from './one-day-in-seven.ts'
import { oneShiftAtATime } from './one-shift-at-a-time.ts'
import { ownMaxDays } from './own-max-days.ts'
import { pattern } from './pattern.ts'
import { preferWeekends } from './prefer-weekends.ts'
import { preferredRoles } from './preferred-roles.ts'
import { requestedDaysOff } from './requested-days-off.ts'
import { requestedShifts } from './requested-shifts.ts'
import { restDaysAfterRun } from './rest-days-after-run.ts'
import { roleDays } from './role-days.ts'
import { roleRestrictions } from './role-restrictions.ts'
import { roleTypePreferences } from './role-type-preferences.ts'
import type { Rule } from './rule.ts'
import type { RuleId } from './rule-ids.ts'
import { runsOfThree } from './runs-of-three.ts'
import { sameRoleInRun } from './same-role-in-run.ts'
import { seniority } from './seniority.ts'
import { shiftLength } from './shift-length.ts'
import { shiftTypePreferences } from './shift-type-preferences.ts'
import { shortWeeks } from './short-weeks.ts'
import { sleepyShifts } from './sleepy-shifts.ts'
import { staggeredSwitchDays } from './staggered-switch-days.ts'
import { thanksgivingOrChristmas } from './thanksgiving-or-christmas.ts'
import { timeOff } from './time-off.ts'
import { unavailableDates } from './unavailable-dates.ts'
import { weekendAvailability } from './weekend-availability.ts'

/** These decide who is eligible at all and come first: fair shares follow from what they leave. */
export const excludingRules: Rule<ProblemView>[] = [
  roleDays,
  timeOff,
  roleRestrictions,
  availableDays,
  unavailableDates,
  weekendAvailability,
  holidayAvailability,
  dayBackup,
  customRules,
]

export const otherRules: Rule[] = [
  coverage,
  oneShiftAtATime,
  minimumRest,
  dayAfterNight,
  groupMaxDays,
  ownMaxDays,
  restDaysAfterRun,
  monthlyMaximum,
  eightyHours,
  oneDayInSeven,
  fairTotals,
  fairNights,
  fairWeekends,
  fairHolidays,
  fairBackup,
  thanksgivingOrChristmas,
  holidayLastYear,
  dealtHolidays,
  requestedDaysOff,
  requestedShifts,
  avoidedRoles,
  preferredRoles,
  shiftTypePreferences,
  roleTypePreferences,
  shiftLength,
  nightShiftPreference,
  avoidConsecutive,
  preferWeekends,
  isolatedDays,
  isolatedDaysOff,
  runsOfThree,
  nightsInRuns,
  backupInBlocks,
  sameRoleInRun,
  shortWeeks,
  forwardRotation,
  sleepyShifts,
  pattern,
  staggeredSwitchDays,
  seniority,
]

export const rules: Rule[] = [...excludingRules, ...otherRules]

const rulesById = new Map(rules.map((rule) => [rule.id, rule]))

export function ruleOf(id: RuleId): Rule {
  const rule = rulesById.get(id)
  if (!rule) throw new Error(`No rule in the list has the id "${id}": add its line.`)
  return rule
}
