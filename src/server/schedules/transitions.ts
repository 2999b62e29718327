/** Refuses what the table of schedule states does not allow, in a sentence that says what is. */
import {
  type ScheduleAction,
  type ScheduleStatus,
  scheduleTransitions,
  transitionOf,
} from '../../contract/schedule-states.ts'
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

const shown: Record<ScheduleStatus, string> = { draft: 'a draft', active: 'active', archived: 'archived' }

export function requireTransition(schedule: { status: ScheduleStatus }, action: ScheduleAction): void {
  if (transitionOf(schedule.status, action)) return
  const from = scheduleTransitions.filter((transition) => transition.action === action).map(({ from }) => shown[from])
  throw fail('conflict', {
    message: `This schedule is ${shown[schedule.status]}; it can be ${done[action]} only while it is ${from.join(' or ')}.`,
  })
}
