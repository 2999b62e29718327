/** What would happen if the set-up were another: an FTE, a hire, how many a role needs, a rule on, off or new. Nothing is written. */
import { z } from 'zod'
import { defaultPhysician } from '../../../engine/default-physician.ts'
import { rules } from '../../../engine/index.ts'
import { type Problem, weekdays } from '../../../engine/model.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import type { Supposition } from '../../../engine/what-if.ts'
import type { SupposeRequest } from '../../platform/advisor/questions/suppose.ts'
import { readRule } from './read-rule.ts'
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
  hired: z
    .object({
      count: z.int().min(1).max(10),
      fte: z.number().min(0.1).max(1),
      nightShiftPreference: z.enum(['prefer', 'neutral']),
    })
    .optional(),
  rule: z.object({ title: z.string().max(200), on: z.boolean() }).optional(),
  /** Of the built-in rules: the most days in a row, and the fewest hours between shifts. */
  maxConsecutiveShifts: z.int().min(1).max(31).optional(),
  minRestBetweenShifts: z.int().min(0).max(72).optional(),
  /** A new rule, as somebody would write it: "At most 3 nights in a row". */
  sentence: z.string().max(300).optional(),
})

export const whatIfChanged = defineTool({
  description:
    'What a change of the set-up would do to a planned month, after a short search: the FTE of a physician, physicians hired (`nightShiftPreference` prefer: nocturnists), how many a role needs (on some weekdays), a rule by its title switched on or off, the limits of days in a row and of rest, or a new rule as a sentence. Scores and open shifts before and after, and who would have more or fewer shifts.',
  input,
  output: z.object({
    month: z.string(),
    before: outlook,
    after: outlook,
    affected: z.array(z.object({ physician: z.string(), before: z.int(), after: z.int() })),
    /** Less than 1: the search was cut short, and a whole one finds better. */
    searched: z.number(),
  }),
  run: async (records, { month, year, ...change }) => {
    const wanted = { month, year }
    const { look } = await records.look(wanted)
    const supposition = suppositionOf(records, look.problem, change)
    const supposed = await tryOut(records, look.problem, { assignments: look.assignments, supposition })
    const nameOf = new Map(records.people.map(({ id, name }) => [String(id), name]))
    return {
      month: formatMonth(wanted),
      before: supposed.before,
      after: supposed.after,
      searched: supposed.searched,
      affected: supposed.affected.flatMap(({ physicianId, before, after }) => {
        const physician = nameOf.get(physicianId)
        return physician ? [{ physician, before, after }] : []
      }),
    }
  },
})

/** Milliseconds between two looks at how far the search is. */
const lookEvery = 250

async function tryOut({ advisor, report }: Records, problem: Problem, question: SupposeRequest) {
  const progress = new SharedArrayBuffer(4)
  const done = new Int32Array(progress)
  report('Trying it out')
  const looking = setInterval(() => report(`Trying it out: ${Atomics.load(done, 0)}%`), lookEvery)
  try {
    return await advisor.ask('suppose', problem, { ...question, progress })
  } finally {
    clearInterval(looking)
  }
}

type Change = Omit<z.output<typeof input>, 'month' | 'year'>

function suppositionOf(records: Records, problem: Problem, change: Change): Supposition {
  const { fte, demand, hired, rule, sentence, maxConsecutiveShifts, minRestBetweenShifts } = change
  const { group } = problem
  if (rule) {
    const found = rules.find(({ title }) => title === rule.title)
    if (!found) throw refuseTool(`There’s no rule named ${rule.title}.`)
    if (found.always) throw refuseTool(`“${found.title}” always holds; it can’t be switched off.`)
    return { suppose: 'rule-choice', ruleId: found.id, choice: { on: rule.on } }
  }
  if (hired) {
    const { count, ...kind } = hired
    const physicians = Array.from({ length: count }, (_, place) =>
      defaultPhysician({ id: `new ${place}`, name: 'A new physician', ...kind }),
    )
    return { suppose: 'physician-added', physicians }
  }
  if (maxConsecutiveShifts !== undefined || minRestBetweenShifts !== undefined)
    return {
      suppose: 'group-rules',
      change: {
        maxConsecutiveShifts: maxConsecutiveShifts ?? group.maxConsecutiveShifts,
        minRestBetweenShifts: minRestBetweenShifts ?? group.minRestBetweenShifts,
      },
    }
  if (sentence) {
    const read = readRule(sentence, records)
    if (!read) throw refuseTool(`I can’t read “${sentence}” as a rule. Try “At most 3 nights in a row”.`)
    const customRules = [...group.customRules, ...read.rules]
    return { suppose: 'group-rules', change: { customRules } }
  }
  if (fte) {
    const id = String(findPhysician(records, fte.physician).id)
    const physicians = problem.physicians.map((one) => (one.id === id ? { ...one, fte: fte.fte } : one))
    return { suppose: 'loosened', problem: { ...problem, physicians } }
  }
  if (!demand) throw refuseTool('Say what should change: an FTE, a hire, how many a role needs, or a rule.')
  const id = String(findRoleNamed(records, demand.role).id)
  const days = demand.weekdays.length > 0 ? demand.weekdays : weekdays
  const counts = Object.fromEntries(days.map((day) => [day, demand.count]))
  const roles = problem.roles.map((role) =>
    role.id === id ? { ...role, countsByDate: [], countsByWeekday: { ...role.countsByWeekday, ...counts } } : role,
  )
  return { suppose: 'loosened', problem: { ...problem, roles } }
}
