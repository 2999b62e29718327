/** The addresses of members' pages: who may open each, its title, and what others read instead. */
import { type Month, monthKey } from '../engine/month.ts'

/** What a physician reads on a page for administrators. */
type Denied = { text: string; to: string; label: string }

type PagePath = { path: string; title: string } & ({ allow: 'member' } | { allow: 'admin'; denied: Denied })

const toPhysicianDashboard = { to: '/physician/dashboard', label: 'Go to physician dashboard' }
const adminsOnly = { text: 'This page is for administrators only', ...toPhysicianDashboard }

export const paths = [
  { path: '/admin/dashboard', allow: 'admin', title: 'Admin Dashboard', denied: adminsOnly },
  { path: '/physician/dashboard', allow: 'member', title: 'My Schedule' },
  { path: '/schedule', allow: 'member', title: 'Schedule' },
  { path: '/preferences', allow: 'member', title: 'Preferences' },
  { path: '/vacation-requests', allow: 'member', title: 'Vacation & Time Off Requests' },
  { path: '/open-shifts', allow: 'member', title: 'Open shifts' },
  { path: '/swaps', allow: 'member', title: 'Find a swap' },
  { path: '/stats', allow: 'member', title: 'My stats' },
  { path: '/call-out', allow: 'member', title: 'Call-out' },
  { path: '/directory', allow: 'member', title: 'Directory' },
  { path: '/calendar-feed', allow: 'member', title: 'Calendar feed' },
  { path: '/ask', allow: 'member', title: 'Ask' },
  { path: '/help', allow: 'member', title: 'Help & Support' },
  { path: '/admin/group-settings', allow: 'admin', title: 'Group Settings', denied: adminsOnly },
  {
    path: '/admin/physicians',
    allow: 'admin',
    title: 'Physician Management',
    denied: { text: 'Only administrators can manage physicians.', ...toPhysicianDashboard },
  },
  {
    path: '/admin/schedule-upload',
    allow: 'admin',
    title: 'AI-Powered Schedule Setup',
    denied: { text: 'Only administrators can access schedule upload and analysis.', ...toPhysicianDashboard },
  },
  {
    path: '/admin/users',
    allow: 'admin',
    title: 'User Role Management',
    denied: { text: 'Only administrators can access user management.', to: '/', label: 'Return to Dashboard' },
  },
  { path: '/admin/requests', allow: 'admin', title: 'Requests', denied: adminsOnly },
  { path: '/admin/scenarios', allow: 'admin', title: 'Scenarios', denied: adminsOnly },
  { path: '/admin/analytics', allow: 'admin', title: 'Fairness', denied: adminsOnly },
  { path: '/admin/integrations', allow: 'admin', title: 'Integrations', denied: adminsOnly },
  { path: '/admin/api', allow: 'admin', title: 'API documentation', denied: adminsOnly },
  { path: '/admin/payroll', allow: 'admin', title: 'Contracts and payroll', denied: adminsOnly },
  { path: '/admin/year', allow: 'admin', title: 'Year', denied: adminsOnly },
  { path: '/admin/audit', allow: 'admin', title: 'Audit log', denied: adminsOnly },
] as const satisfies PagePath[]

/** Before the secret of a switchboard's link, which opens without a session. */
export const switchboardPath = '/switchboard/'

export type Path = (typeof paths)[number]['path']

/** Addresses in links that moved. */
export const redirects: Record<string, Path> = {
  '/physician/preferences': '/preferences',
  '/physician/vacation': '/vacation-requests',
  '/group-settings': '/admin/group-settings',
  '/schedule-upload': '/admin/schedule-upload',
}

export function hasPage(address: string): address is Path {
  return paths.some(({ path }) => path === address)
}

/** Where a swap is found for a shift. */
export function swapAddress(shiftId: number): string {
  return `/swaps?give=${shiftId}`
}

/** What happened since someone called out. */
export function callOutAddress(requestId: number): string {
  return `/call-out?request=${requestId}`
}

/** Where a schedule is seen and changed. */
export function rosterAddress(scheduleId: number): string {
  return `/schedule?schedule=${scheduleId}`
}

/** Where a month is generated. */
export function generatorAddress(month: Month): string {
  return `/admin/dashboard?generate=${monthKey(month)}`
}
