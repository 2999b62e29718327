/** What would happen with a different setup: an FTE, a hire, how many a role needs, a rule on, off, or new. Nothing is written. */
import { z } from 'zod'
import { type Problem, weekdays } from '../../../engine/model.ts'
import { rules } from '../../../engine/rules/list.ts'
import type { Supposition } from '../../../engine/supposition.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import type { SupposeRequest } from '../../platform/advisor/questions/suppose.ts'
import { CannotSuppose, type Supposable, suppositionOf } from '../../what-if/suppositions.ts'
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
  /** A new rule, as someone would write it: "At most 3 nights in a row". */
  sentence: z.string().max(300).optional(),
})

export const whatIfChanged = defineTool({
  description:
    'What a change to the setup would do to a planned month, after a short search: the FTE of a physician, physicians hired (`nightShiftPreference` prefer: nocturnists), how many a role needs (on some weekdays), a rule by its title switched on or off, the limits of days in a row and of rest, or a new rule as a sentence. Scores and open shifts before and after, and who would have more or fewer shifts.',
  input,
  output: z.object({
    month: z.string(),
    before: outlook,
    after: outlook,
    affected: z.array(z.object({ physician: z.string(), before: z.int(), after: z.int() })),
    /** Less than 1: the search was cut short; a full one would find better. */
    searched: z.number(),
  }),
  run: async (records, { month, year, ...change }) => {
    const wanted = { month, year }
    const { look } = await records.look(wanted)
    const supposition = suppositionFor(records, look.problem, change)
    const supposed = await tryOut(records, look.problem, { assignments: look.assignments, supposition })
    const nameOf = new Map(records.people.map(({ id, name }) => [String(id), name]))
    return {
      month: formatMonth(wanted),
      before: supposed.before,
      after: supposed.after,
      searched: supposed.searched,
      affected: supposed.affected.map(({ physicianId, ...shifts }) => ({
        physician: nameOf.get(physicianId) ?? 'New physician',
        ...shifts,
      })),
    }
  },
})

/** Milliseconds between progress checks. */
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

function suppositionFor(records: Records, problem: Problem, change: Change): Supposition {
  try {
    return suppositionOf(whatIfOf(records, change), {
      problem,
      readSentence: (text) => readRule(text, records)?.rules,
    })
  } catch (error) {
    if (error instanceof CannotSuppose) throw refuseTool(error.message)
    throw error
  }
}

/** The tool's names become ids. */
function whatIfOf(records: Records, change: Change): Supposable {
  const { fte, demand, hired, rule, sentence, maxConsecutiveShifts, minRestBetweenShifts } = change
  if (rule) {
    const found = rules.find(({ title }) => title === rule.title)
    if (!found) throw refuseTool(`There’s no rule named ${rule.title}.`)
    return { what: 'rule', ruleId: found.id, on: rule.on }
  }
  if (hired) return { what: 'hired', ...hired }
  if (maxConsecutiveShifts !== undefined || minRestBetweenShifts !== undefined)
    return { what: 'limits', maxConsecutiveShifts, minRestBetweenShifts }
  if (sentence) return { what: 'sentence', text: sentence }
  if (fte) return { what: 'fte', physicianId: findPhysician(records, fte.physician).id, fte: fte.fte }
  if (!demand) throw refuseTool('Say what should change: an FTE, a hire, how many a role needs, or a rule.')
  return {
    what: 'demand',
    roleId: findRoleNamed(records, demand.role).id,
    count: demand.count,
    weekdays: demand.weekdays,
  }
}
