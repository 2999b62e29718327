/** The pages: the code of each path, loaded when it is opened. scripts/preloads.ts reads these lines. */
import type { ComponentType } from 'react'
import type { Path } from './paths.ts'
import { type LateComponent, lateComponent } from './ui/late-part.ts'

/** Turns a named export into a component whose code comes late. */
function late<Key extends string, Props extends object>(
  load: () => Promise<Record<Key, ComponentType<Props>>>,
  name: Key,
): LateComponent<Props> {
  return lateComponent(async () => (await load())[name])
}

export const landingPage = late(() => import('./landing/landing-page.tsx'), 'LandingPage')
export const onboardingPage = late(() => import('./groups/onboarding/onboarding-page.tsx'), 'OnboardingPage')

/** For whoever has its link, signed in or not. */
export const switchboardPage = late(() => import('./switchboard/switchboard-page.tsx'), 'SwitchboardPage')

const adminDashboard = late(() => import('./dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage')
const physicianDashboard = late(() => import('./dashboard/physician-dashboard-page.tsx'), 'PhysicianDashboardPage')

/** The start page depends on the role. */
export const homePages = { admin: adminDashboard, physician: physicianDashboard }

/** Over any page with a shift in its address. */
export const shiftSheet = late(() => import('./shift-sheet/shift-sheet.tsx'), 'ShiftSheet')

export const pages: Record<Path, LateComponent<object>> = {
  '/admin/dashboard': adminDashboard,
  '/physician/dashboard': physicianDashboard,
  '/schedule': late(() => import('./schedules/schedule-page.tsx'), 'SchedulePage'),
  '/preferences': late(() => import('./preferences/preferences-page.tsx'), 'PreferencesPage'),
  '/vacation-requests': late(() => import('./time-off/time-off-page.tsx'), 'TimeOffPage'),
  '/open-shifts': late(() => import('./open-shifts/open-shifts-page.tsx'), 'OpenShiftsPage'),
  '/swaps': late(() => import('./swaps/swap-page.tsx'), 'SwapPage'),
  '/stats': late(() => import('./stats/stats-page.tsx'), 'StatsPage'),
  '/call-out': late(() => import('./call-outs/call-out-page.tsx'), 'CallOutPage'),
  '/directory': late(() => import('./directory/directory-page.tsx'), 'DirectoryPage'),
  '/calendar-feed': late(() => import('./exports/calendar-feed-page.tsx'), 'CalendarFeedPage'),
  '/ask': late(() => import('./assistant/assistant-page.tsx'), 'AssistantPage'),
  '/help': late(() => import('./help/help-page.tsx'), 'HelpPage'),
  '/admin/group-settings': late(() => import('./groups/settings/group-settings-page.tsx'), 'GroupSettingsPage'),
  '/admin/physicians': late(() => import('./physicians/physicians-page.tsx'), 'PhysiciansPage'),
  '/admin/schedule-upload': late(() => import('./schedule-reading/schedule-reading-page.tsx'), 'ScheduleReadingPage'),
  '/admin/users': late(() => import('./users/users-page.tsx'), 'UsersPage'),
  '/admin/requests': late(() => import('./requests/inbox/requests-inbox-page.tsx'), 'RequestsInboxPage'),
  '/admin/scenarios': late(() => import('./scenarios/scenarios-page.tsx'), 'ScenariosPage'),
  '/admin/analytics': late(() => import('./analytics/analytics-page.tsx'), 'AnalyticsPage'),
  '/admin/integrations': late(() => import('./integrations/integrations-page.tsx'), 'IntegrationsPage'),
  '/admin/api': late(() => import('./api-docs/api-docs-page.tsx'), 'ApiDocsPage'),
  '/admin/payroll': late(() => import('./payroll/payroll-page.tsx'), 'PayrollPage'),
  '/admin/year': late(() => import('./year/year-page.tsx'), 'YearPage'),
  '/admin/audit': late(() => import('./audit/audit-page.tsx'), 'AuditPage'),
}
