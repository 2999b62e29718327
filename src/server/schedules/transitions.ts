/** Refuses what the table of schedule states doesn't allow, in a sentence that says what is allowed. */
import {
  type ScheduleAction,
  type ScheduleStatus,
  scheduleTransitions,
  transitionOf,
} from '../../contract/schedule-states.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { fail } from '../platform/fail.ts'

const done: Record<ScheduleAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  archive: 'archived',
  delete: 'deleted',
  edit: 'edited',
  clear: 'cleared',
  assess: 'assessed',
  rename: 'renamed',
  rate: 'rated',
}

const states: Record<ScheduleStatus, { one: string; all: string }> = {
  draft: { one: 'This schedule is a draft.', all: 'drafts' },
  active: { one: 'This schedule is already published.', all: 'published schedules' },
  archived: { one: 'This schedule is archived.', all: 'archived schedules' },
}

export function requireTransition(schedule: { status: ScheduleStatus }, action: ScheduleAction): void {
  if (transitionOf(schedule.status, action)) return
  const from = scheduleTransitions
    .filter((transition) => transition.action === action)
    .map(({ from }) => states[from].all)
  throw fail('conflict', {
    message: `${states[schedule.status].one} Only ${joinWords(from, 'and')} can be ${done[action]}.`,
  })
}
