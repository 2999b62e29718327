/** What would happen if the set-up were another: a physician's FTE, how many a role needs, a rule on or off. Nothing is written. */
import { z } from 'zod'
import { rules } from '../../../engine/index.ts'
import { type Problem, weekdays } from '../../../engine/model.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import type { Supposition } from '../../../engine/what-if.ts'
import { findPhysician, findRoleNamed, type Records } from './records.ts'
import { defineTool } from './tool.ts'
import { refuseTool } from './tool-refusal.ts'
import { month, physicianName, roleName } from './values.ts'

const outlook = z.object({
  coverage: z.number(),
  fairness: z.number(),
  preferences: z.number(),
  open: z.int(),
})

const input = z.object({
  ...month,
  fte: z.object({ physician: physicianName, fte: z.number().min(0.1).max(1) }).optional(),
  demand: z
    .object({ role: roleName, count: z.int().min(0).max(60), weekdays: z.array(z.enum(weekdays)).max(7).default([]) })
    .optional(),
  rule: z.object({ title: z.string().max(200), on: z.boolean() }).optional(),
})

export const whatIfChanged = defineTool({
  description:
    'What a change of the set-up would do to a planned month, after a short search: the FTE of a physician, how many a role needs (on some weekdays), or a rule by its title switched on or off. Scores and open shifts before and after, and who would have more or fewer shifts.',
  input,
  output: z.object({
    month: z.string(),
    before: outlook,
    after: outlook,
    affected: z.array(z.object({ physician: z.string(), before: z.int(), after: z.int() })),
  }),
  run: async (records, { fte, demand, rule, ...wanted }) => {
    const { look } = await records.look(wanted)
    const supposition = suppositionOf(records, look.problem, { fte, demand, rule })
    const supposed = await records.advisor.ask('suppose', look.problem, { assignments: look.assignments, supposition })
    const nameOf = new Map(records.people.map(({ id, name }) => [String(id), name]))
    return {
      month: formatMonth(wanted),
      before: supposed.before,
      after: supposed.after,
      affected: supposed.affected.flatMap(({ physicianId, before, after }) => {
        const physician = nameOf.get(physicianId)
        return physician ? [{ physician, before, after }] : []
      }),
    }
  },
})

type Change = Pick<z.output<typeof input>, 'fte' | 'demand' | 'rule'>

function suppositionOf(records: Records, problem: Problem, { fte, demand, rule }: Change): Supposition {
  if (rule) {
    const found = rules.find(({ title }) => title === rule.title)
    if (!found) throw refuseTool(`There's no rule named ${rule.title}.`)
    if (found.always) throw refuseTool(`“${found.title}” always holds; it can't be switched off.`)
    return { suppose: 'rule-choice', ruleId: found.id, choice: { on: rule.on } }
  }
  if (fte) {
    const id = String(findPhysician(records, fte.physician).id)
    const physicians = problem.physicians.map((one) => (one.id === id ? { ...one, fte: fte.fte } : one))
    return { suppose: 'loosened', problem: { ...problem, physicians } }
  }
  if (!demand) throw refuseTool('Say what should change: an FTE, how many a role needs, or a rule.')
  const id = String(findRoleNamed(records, demand.role).id)
  const days = demand.weekdays.length > 0 ? demand.weekdays : weekdays
  const counts = Object.fromEntries(days.map((day) => [day, demand.count]))
  const roles = problem.roles.map((role) =>
    role.id === id ? { ...role, countsByDate: [], countsByWeekday: { ...role.countsByWeekday, ...counts } } : role,
  )
  return { suppose: 'loosened', problem: { ...problem, roles } }
}
