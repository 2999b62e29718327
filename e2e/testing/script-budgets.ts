/**
 * Compressed kilobytes of script a page may load. The landing page has the design's limit; the others have their last
 * reviewed size plus 10%, so an accidental library shows up and a small feature doesn't.
 */
type Budget = {
  atMost: number
  /** Loaded late, but needed for what the page shows first. */
  beside: readonly string[]
}

/** A browser requests six at a time. */
export const mostFiles = 30

/** The top bar, messages, and pushed changes, which come with every page of a signed-in person. */
const frame = ['top-nav', 'signed-in-parts']

const signedIn = (atMost: number, ...more: string[]): Budget => ({ atMost, beside: [...frame, ...more] })

export const scriptBudgets: Record<string, Budget> = {
  'landing-page': { atMost: 130, beside: [] },
  'onboarding-page': { atMost: 242, beside: ['signed-in-parts'] },
  'admin-dashboard-page': signedIn(255),
  'physician-dashboard-page': signedIn(272),
  'schedule-page': signedIn(350, 'roster-view'),
  'preferences-page': signedIn(255),
  'time-off-page': signedIn(250),
  'open-shifts-page': signedIn(242),
  'swap-page': signedIn(246),
  'stats-page': signedIn(243),
  'call-out-page': signedIn(243),
  'directory-page': signedIn(243),
  'calendar-feed-page': signedIn(243),
  'assistant-page': signedIn(250),
  'help-page': signedIn(256),
  'group-settings-page': signedIn(285),
  'physicians-page': signedIn(285),
  'schedule-reading-page': signedIn(262),
  'users-page': signedIn(243),
  'requests-inbox-page': signedIn(269),
  'analytics-page': signedIn(258),
  'audit-page': signedIn(243),
  'payroll-page': signedIn(270),
  'integrations-page': signedIn(275),
  'api-docs-page': signedIn(275),
  'switchboard-page': { atMost: 240, beside: [] },
}
