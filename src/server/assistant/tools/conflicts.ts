/** What a month's schedule breaks: hard rules, and trade-offs, by rule. */
import { z } from 'zod'
import type { BreachedId } from '../../../engine/finding.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import { defineTool } from './tool.ts'
import { month } from './values.ts'

/** How long explaining may take, in milliseconds. */
const patience = 500

/** About what people asked for or like. */
const ofPreferences: ReadonlySet<BreachedId> = new Set<BreachedId>([
  'avoid-consecutive',
  'avoided-roles',
  'night-preference',
  'prefer-weekends',
  'preferred-roles',
  'requested-days-off',
  'requested-shifts',
  'role-type-preferences',
  'shift-length',
  'shift-type-preferences',
])

export const conflicts = defineTool({
  description:
    'Which rules the schedule of a month breaks: conflicts with hard rules, and trade-offs, each with who it is about and examples.',
  input: z.object(month),
  output: z.object({
    month: z.string(),
    rules: z.array(
      z.object({
        rule: z.string(),
        isHard: z.boolean(),
        isPreference: z.boolean(),
        count: z.int(),
        physicians: z.array(z.string()),
        examples: z.array(z.object({ physicians: z.array(z.string()), says: z.string() })),
      }),
    ),
  }),
  run: async (records, wanted) => {
    const { look } = await records.look(wanted)
    const { rules } = await records.advisor.ask('audit', look.problem, {
      assignments: look.assignments,
      milliseconds: patience,
    })
    const nameOf = new Map(records.people.map(({ id, name }) => [String(id), name]))
    const namesOf = (ids: string[]) => ids.flatMap((id) => nameOf.get(id) ?? [])
    return {
      month: formatMonth(wanted),
      rules: rules.map(({ ruleId, title, hard, count, people, examples }) => ({
        rule: title,
        isHard: hard,
        isPreference: ofPreferences.has(ruleId),
        count,
        physicians: namesOf(people.map(({ physicianId }) => physicianId)),
        examples: examples.map(({ physicianIds, says }) => ({ physicians: namesOf(physicianIds), says })),
      })),
    }
  },
})
