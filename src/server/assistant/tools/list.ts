/** All tools of the expert, by name. They read; none of them writes. */
import { absences } from './absences.ts'
import { analysis } from './analysis.ts'
import { candidates, mayWork } from './candidates.ts'
import { conflicts } from './conflicts.ts'
import { explainShift } from './explain-shift.ts'
import { headcount } from './headcount.ts'
import { knowledge } from './knowledge.ts'
import { profile } from './profile.ts'
import { queryShifts } from './query-shifts.ts'
import { requests } from './requests.ts'
import { improve, scores } from './scores.ts'
import { capacity, holidays, roles, rules, schedules } from './set-up.ts'
import { whatIfApproved, whatIfAway } from './what-if.ts'
import { whatIfChanged } from './what-if-changed.ts'

export const tools = {
  headcount,
  queryShifts,
  explainShift,
  candidates,
  mayWork,
  absences,
  requests,
  whatIfAway,
  whatIfApproved,
  whatIfChanged,
  scores,
  improve,
  conflicts,
  roles,
  rules,
  capacity,
  holidays,
  schedules,
  profile,
  analysis,
  knowledge,
}
export type ToolName = keyof typeof tools
