/**
 * Compressed kilobytes of script a page may load. The landing page has the design's limit; the physician's
 * home, and the pages that messages link to, what a phone on slow 3G can load within 5 seconds; the others have their last reviewed size plus a few percent, so an
 * accidental library shows up and a small feature doesn't.
 */
type Budget = {
  atMost: number
  /** Loaded late, but needed for what the page shows first. */
  beside: readonly string[]
}

/** A browser requests six at a time. */
export const mostFiles = 31

/** Kilobytes as browsers ask for them (br) that a page names for a physician's phone: with more, slow 3G takes over 5 seconds. */
export const mostOfFirstVisit = 126

/** The top bar, messages, and pushed changes, which come with every page of a signed-in person. */
const frame = ['signed-in-parts']

const signedIn = (atMost: number, ...more: string[]): Budget => ({ atMost, beside: [...frame, ...more] })

export const scriptBudgets: Record<string, Budget> = {
  'landing-page': { atMost: 130, beside: [] },
  'onboarding-page': { atMost: 253, beside: ['signed-in-parts'] },
  'admin-dashboard-page': signedIn(264),
  'physician-dashboard-page': signedIn(132),
  'shift-sheet': signedIn(147),
  'schedule-page': signedIn(344, 'roster-view'),
  'preferences-page': signedIn(263),
  'time-off-page': signedIn(134),
  'open-shifts-page': signedIn(141),
  'swap-page': signedIn(137),
  'stats-page': signedIn(266),
  'call-out-page': signedIn(135),
  'directory-page': signedIn(140),
  'calendar-feed-page': signedIn(193),
  'assistant-page': signedIn(256),
  'help-page': signedIn(207),
  'group-settings-page': signedIn(294),
  'physicians-page': signedIn(295),
  'schedule-reading-page': signedIn(272),
  'users-page': signedIn(253),
  'requests-inbox-page': signedIn(275),
  'scenarios-page': signedIn(288),
  'analytics-page': signedIn(272),
  'audit-page': signedIn(193),
  'year-page': signedIn(266),
  'payroll-page': signedIn(253),
  'integrations-page': signedIn(260),
  'api-docs-page': signedIn(277),
  'switchboard-page': { atMost: 187, beside: [] },
}
