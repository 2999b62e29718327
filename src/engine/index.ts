/** The public face of the engine: plain data in, plain data out. */
export { type CheckedFinding, type CheckedRoster, checkRoster, newFindings } from './check-roster.ts'
export {
  assignmentsFrom,
  type Compiled,
  compileProblem,
  dayOfDate,
  roleOfKind,
  rosterFrom,
} from './compile-problem.ts'
export { capacityPerDay, defaultRoles, lengthOf, rolesInForce, shiftKindOf } from './demand.ts'
export { findDoubled } from './doubled-days.ts'
export { type Candidate, type CandidateOptions, rankCandidates } from './explain/candidates.ts'
export {
  applyChanges,
  type Change,
  createJudge,
  type Judge,
  judgeChanges,
  type Verdict,
} from './explain/judge-change.ts'
export type { Slot } from './explain/slot.ts'
export { type Suggestion, suggest } from './explain/suggestions.ts'
export { rankSwaps, type Swap, type SwapStep } from './explain/swaps.ts'
export { type Exclusion, explainOpen, type OpenReason, openSlots } from './explain/why-open.ts'
export { type AssignmentReason, explainAssignment } from './explain/why-this-physician.ts'
export { federalHolidays } from './federal-holidays.ts'
export { type Finding, findingKey, findingOf, onceEach } from './finding.ts'
export { type Context, type Line, understand } from './language/understand.ts'
export * from './model.ts'
export { type Absence, planRepair, type Repair, type RepairPlan, type RosterChange } from './repair.ts'
export { ruleOf, rules } from './rules/list.ts'
export type { Relaxation, Rule } from './rules/rule.ts'
export { type RuleId, ruleIds } from './rules/rule-ids.ts'
export type { CoverageScore, OpenShift, RoleCoverage } from './score/coverage.ts'
export type { ClassFairness, FairnessScore, PersonInClass } from './score/fairness.ts'
export type { JudgedPreference, PreferencesScore } from './score/preferences.ts'
export { type Scores, scoreRoster } from './score/score.ts'
export { type Host, type News, type PartOptions, runPart } from './search/run.ts'
export { createSearch, type Search, type SearchOptions, type SearchProgress } from './search/solve.ts'
export type { Breach } from './shapes/breach.ts'
export { type Recount, recount } from './shapes/check.ts'
export type { Board, Kind, Limit, Roster } from './shapes/limit.ts'
export type { Supposition } from './supposition.ts'
export type { Complaint } from './validate/complaint.ts'
export { findComplaints, MalformedProblemError, validateProblem } from './validate-problem.ts'
export { type FairClass, fairClasses } from './view/fair-class.ts'
export type { RuleView } from './view/rule-view.ts'
export { supposeThat, type WhatIf, type WhatIfOptions } from './what-if.ts'
