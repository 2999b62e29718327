/** The states of a schedule and what may be done in each: server, screens, and tests read this table. */

export const scheduleStatuses = ['draft', 'active', 'archived'] as const

/** Transitions: from a state, by someone's action, to a state. `gone` is not a state: nobody sees it anymore. */
export const scheduleTransitions = [
  { from: 'draft', action: 'publish', who: 'admin', to: 'active' },
  /** Restores an older version of the month. */
  { from: 'archived', action: 'publish', who: 'admin', to: 'active' },
  { from: 'active', action: 'unpublish', who: 'admin', to: 'draft' },
  { from: 'active', action: 'archive', who: 'admin', to: 'archived' },
  { from: 'draft', action: 'delete', who: 'admin', to: 'gone' },
  { from: 'draft', action: 'edit', who: 'admin', to: 'draft' },
  { from: 'active', action: 'edit', who: 'admin', to: 'active' },
  { from: 'draft', action: 'clear', who: 'admin', to: 'draft' },
  { from: 'active', action: 'clear', who: 'admin', to: 'active' },
  { from: 'draft', action: 'assess', who: 'admin', to: 'draft' },
  { from: 'active', action: 'assess', who: 'admin', to: 'active' },
  { from: 'archived', action: 'assess', who: 'admin', to: 'archived' },
  { from: 'draft', action: 'rename', who: 'admin', to: 'draft' },
  { from: 'active', action: 'rename', who: 'admin', to: 'active' },
  { from: 'archived', action: 'rename', who: 'admin', to: 'archived' },
  { from: 'active', action: 'rate', who: 'physician', to: 'active' },
] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]
export type ScheduleAction = (typeof scheduleTransitions)[number]['action']

/** The state an action leads to; undefined where it is not allowed. */
export function transitionOf(from: ScheduleStatus, action: ScheduleAction) {
  return scheduleTransitions.find((transition) => transition.from === from && transition.action === action)
}
