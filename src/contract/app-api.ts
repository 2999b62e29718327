/** The calls of the application's own pages. */
import { activityApi } from './activity.ts'
import { analyticsApi } from './analytics.ts'
import { anchorsApi } from './anchors.ts'
import { assessmentApi } from './assessment.ts'
import { assistantApi } from './assistant.ts'
import { auditApi } from './audit.ts'
import { callOutsApi } from './call-outs.ts'
import { devicesApi } from './devices.ts'
import { exportsApi } from './exports.ts'
import { feedbackApi } from './feedback.ts'
import { generationApi } from './generation.ts'
import { groupsApi } from './groups.ts'
import { healthApi } from './health.ts'
import { helpApi } from './help.ts'
import { holidayHistoryApi } from './holiday-history.ts'
import { implementationApi } from './implementation.ts'
import { membershipsApi } from './memberships.ts'
import { newsApi } from './news.ts'
import { payrollApi } from './payroll.ts'
import { physiciansApi } from './physicians.ts'
import { privacyApi } from './privacy.ts'
import { problemApi } from './problem.ts'
import { requestReviewsApi } from './request-reviews.ts'
import { requestsApi } from './requests.ts'
import { rolesApi } from './roles.ts'
import type { Route } from './route.ts'
import { ruleWordingApi } from './rule-wording.ts'
import { scenariosApi } from './scenarios.ts'
import { scheduleReadingApi } from './schedule-reading.ts'
import { schedulesApi } from './schedules.ts'
import { shiftChangesApi } from './shift-changes.ts'
import { shiftsApi } from './shifts.ts'
import { simulatorApi } from './simulator.ts'
import { statsApi } from './stats.ts'
import { swapsApi } from './swaps.ts'
import { undoStepsApi } from './undo-steps.ts'
import { usersApi } from './users.ts'
import { yearApi } from './year.ts'

export const appApi = {
  ...healthApi,
  ...usersApi,
  ...devicesApi,
  ...privacyApi,
  ...groupsApi,
  ...anchorsApi,
  ...holidayHistoryApi,
  ...yearApi,
  ...rolesApi,
  ...payrollApi,
  ...physiciansApi,
  ...membershipsApi,
  ...schedulesApi,
  ...generationApi,
  ...scenariosApi,
  ...shiftsApi,
  ...shiftChangesApi,
  ...undoStepsApi,
  ...problemApi,
  ...assessmentApi,
  ...feedbackApi,
  ...requestsApi,
  ...requestReviewsApi,
  ...swapsApi,
  ...callOutsApi,
  ...activityApi,
  ...newsApi,
  ...auditApi,
  ...helpApi,
  ...statsApi,
  ...simulatorApi,
  ...analyticsApi,
  ...exportsApi,
  ...scheduleReadingApi,
  ...implementationApi,
  ...assistantApi,
  ...ruleWordingApi,
} as const satisfies Record<string, Route>
