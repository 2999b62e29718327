/** The table of pages: address, who may open it, what others read instead, and the code, loaded when it is opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type Page = {
  path: string
  allow: 'member' | 'admin'
  title: string
  /** What a physician reads on a page for administrators. */
  denied?: { text: string; to: string; label: string }
  component: LazyExoticComponent<ComponentType>
}

/** Turns a named export into what React can load late. */
function late<Key extends string>(load: () => Promise<Record<Key, ComponentType>>, name: Key) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const toPhysicianDashboard = { to: '/physician/dashboard', label: 'Go to Physician Dashboard' }
const adminsOnly = { text: 'This page is for administrators only', ...toPhysicianDashboard }

export const landingPage = late(() => import('./landing/landing-page.tsx'), 'LandingPage')
export const onboardingPage = late(() => import('./onboarding/onboarding-page.tsx'), 'OnboardingPage')

const adminDashboard = late(() => import('./dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage')
const physicianDashboard = late(() => import('./dashboard/physician-dashboard-page.tsx'), 'PhysicianDashboardPage')

/** The start page depends on the role. */
export const homePages = { admin: adminDashboard, physician: physicianDashboard }

export const pages: Page[] = [
  { path: '/admin/dashboard', allow: 'admin', title: 'Admin Dashboard', denied: adminsOnly, component: adminDashboard },
  { path: '/physician/dashboard', allow: 'member', title: 'My Schedule', component: physicianDashboard },
  {
    path: '/schedule',
    allow: 'member',
    title: 'Schedule',
    component: late(() => import('./schedule/schedule-page.tsx'), 'SchedulePage'),
  },
  {
    path: '/preferences',
    allow: 'member',
    title: 'Preferences',
    component: late(() => import('./preferences/preferences-page.tsx'), 'PreferencesPage'),
  },
  {
    path: '/vacation-requests',
    allow: 'member',
    title: 'Vacation & Time Off Requests',
    component: late(() => import('./vacation/vacation-page.tsx'), 'VacationPage'),
  },
  {
    path: '/open-shifts',
    allow: 'member',
    title: 'Open Shifts',
    component: late(() => import('./open-shifts/open-shifts-page.tsx'), 'OpenShiftsPage'),
  },
  {
    path: '/stats',
    allow: 'member',
    title: 'My Stats',
    component: late(() => import('./stats/stats-page.tsx'), 'StatsPage'),
  },
  {
    path: '/help',
    allow: 'member',
    title: 'Help & Support',
    component: late(() => import('./help/help-page.tsx'), 'HelpPage'),
  },
  {
    path: '/admin/group-settings',
    allow: 'admin',
    title: 'Group Settings',
    denied: adminsOnly,
    component: late(() => import('./group-settings/group-settings-page.tsx'), 'GroupSettingsPage'),
  },
  {
    path: '/admin/physicians',
    allow: 'admin',
    title: 'Physician Management',
    denied: { text: 'Only administrators can manage physicians.', ...toPhysicianDashboard },
    component: late(() => import('./physicians/physicians-page.tsx'), 'PhysiciansPage'),
  },
  {
    path: '/admin/schedule-upload',
    allow: 'admin',
    title: 'AI-Powered Schedule Setup',
    denied: { text: 'Only administrators can access schedule upload and analysis.', ...toPhysicianDashboard },
    component: late(() => import('./schedule-upload/schedule-upload-page.tsx'), 'ScheduleUploadPage'),
  },
  {
    path: '/admin/users',
    allow: 'admin',
    title: 'User Role Management',
    denied: { text: 'Only administrators can access user management.', to: '/', label: 'Return to Dashboard' },
    component: late(() => import('./users/users-page.tsx'), 'UsersPage'),
  },
  {
    path: '/admin/requests',
    allow: 'admin',
    title: 'Requests',
    denied: adminsOnly,
    component: late(() => import('./requests-inbox/requests-inbox-page.tsx'), 'RequestsInboxPage'),
  },
  {
    path: '/admin/analytics',
    allow: 'admin',
    title: 'Fairness',
    denied: adminsOnly,
    component: late(() => import('./analytics/analytics-page.tsx'), 'AnalyticsPage'),
  },
  {
    path: '/admin/audit',
    allow: 'admin',
    title: 'Audit Trail',
    denied: adminsOnly,
    component: late(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  },
]

/** Addresses that links name and that moved. */
export const redirects: Record<string, string> = {
  '/physician/preferences': '/preferences',
  '/physician/vacation': '/vacation-requests',
  '/group-settings': '/admin/group-settings',
  '/schedule-upload': '/admin/schedule-upload',
}

export function hasPage(path: string): boolean {
  return pages.some((page) => page.path === path)
}
