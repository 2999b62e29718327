/** What the tools that a model used say about its answer: what is being looked at, where it comes from, what to ask next. */
import type { ChatSource } from '../../../contract/assistant.ts'
import type { ToolName } from '../tools/list.ts'

export const lookingAt: Record<ToolName, string> = {
  headcount: 'Counting physicians',
  queryShifts: 'Reading the schedule',
  explainShift: 'Checking why',
  candidates: 'Ranking who could take it',
  mayWork: 'Checking the rules',
  absences: 'Reading approved time off',
  requests: 'Reading requests',
  whatIfAway: 'Trying it out',
  whatIfApproved: 'Trying it out',
  whatIfChanged: 'Trying it out',
  scores: 'Reading scores',
  improve: 'Looking for improvements',
  conflicts: 'Checking the rules',
  roles: 'Reading roles',
  rules: 'Reading rules',
  capacity: 'Comparing people with positions',
  holidays: 'Reading holidays',
  schedules: 'Reading schedules',
  profile: 'Reading the profile',
  analysis: 'Reading the analysis',
  knowledge: 'Searching the knowledge base',
}

const schedule: ChatSource = { kind: 'data', title: 'Schedule', link: '/schedule' }
const people: ChatSource = { kind: 'data', title: 'Physicians', link: '/admin/physicians' }
const requests: ChatSource = { kind: 'data', title: 'Requests', link: '/admin/requests' }
const fairness: ChatSource = { kind: 'data', title: 'Fairness', link: '/admin/analytics' }
const settings: ChatSource = { kind: 'data', title: 'Group Settings', link: '/admin/group-settings' }

const sources: Record<ToolName, ChatSource> = {
  headcount: people,
  profile: people,
  queryShifts: schedule,
  explainShift: schedule,
  candidates: schedule,
  mayWork: schedule,
  whatIfAway: schedule,
  whatIfChanged: schedule,
  schedules: schedule,
  absences: requests,
  requests,
  whatIfApproved: requests,
  scores: fairness,
  improve: fairness,
  conflicts: schedule,
  roles: settings,
  rules: settings,
  capacity: settings,
  holidays: settings,
  analysis: { kind: 'data', title: 'Analysis of the uploaded schedule', link: '/admin/schedule-upload' },
  knowledge: { kind: 'knowledge', title: 'Knowledge base' },
}

export function sourcesOf(used: ToolName[]): ChatSource[] {
  return [...new Set(used.map((name) => sources[name]))]
}

const next: Partial<Record<ToolName, string[]>> = {
  queryShifts: ['And last month?', 'Which shifts are open from today on?'],
  explainShift: ['Who could take it?'],
  scores: ['What would raise fairness?'],
  improve: ['Who has more than their share of nights?'],
  requests: ['What happens if I approve the first one?'],
  headcount: ['Do we have enough people?'],
  capacity: ['What if we hired one more physician?'],
}

export function followUpsAfter(used: ToolName[]): string[] {
  const offered = used.flatMap((name) => next[name] ?? [])
  return [
    ...new Set(offered.length > 0 ? offered : ['Which shifts are open from today on?', 'Who is working tonight?']),
  ].slice(0, 3)
}
