/** How good a month is: its scores, how they compare, what lowers them, and what would raise them. */
import { z } from 'zod'
import type { Month } from '../../../engine/month.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import { round } from '../../../engine/text/round.ts'
import { fairClasses } from '../../../engine/view/fair-class.ts'
import type { Records } from './records.ts'
import { defineTool } from './tool.ts'
import { month } from './values.ts'

const monthScores = z.object({
  month: z.string(),
  status: z.string(),
  coverage: z.number(),
  fairness: z.number(),
  preferences: z.number(),
  openShifts: z.int(),
})

/** Saved scores; computed now if a schedule was never assessed. */
async function scoresOf(records: Records, wanted: Month): Promise<z.input<typeof monthScores>> {
  const { schedule, look } = await records.look(wanted)
  const { coverageScore, fairnessScore, preferencesMetScore } = schedule
  const common = {
    month: formatMonth(wanted),
    status: schedule.status,
    openShifts: look.rows.filter(({ physicianId, status }) => physicianId === null && status !== 'cancelled').length,
  }
  if (coverageScore !== null && fairnessScore !== null && preferencesMetScore !== null)
    return { ...common, coverage: coverageScore, fairness: fairnessScore, preferences: preferencesMetScore }
  return {
    ...common,
    ...(await records.advisor.ask('stand', look.problem, { assignments: look.assignments })).scores,
  }
}

export const scores = defineTool({
  description:
    'Coverage, fairness, and preferences-met scores (0 to 100) of up to 12 months, with their open shifts; for comparing, ask for several.',
  input: z.object({ months: z.array(z.object(month)).min(1).max(12) }),
  output: z.object({ months: z.array(monthScores) }),
  run: async (records, { months }) => {
    const found: z.input<typeof monthScores>[] = []
    for (const one of months) found.push(await scoresOf(records, one))
    return { months: found }
  },
})

/** How long explaining may take, in milliseconds. */
const patience = 1000
/** People furthest from their fair share, on either side. */
const furthest = 5
/** People who can be asked about at once: those of a group. */
const mostNamed = 100

export const improve = defineTool({
  description:
    'What lowers the scores of a month and what would raise them: suggestions in order of gain, each kind of shift with its score, and who is furthest above or below the fair share.',
  input: z.object({ ...month, physicians: z.array(z.string()).max(mostNamed).default([]) }),
  output: z.object({
    month: z.string(),
    fairness: z.number(),
    suggestions: z.array(z.string()),
    classes: z.array(
      z.object({
        class: z.enum(fairClasses),
        title: z.string(),
        score: z.number(),
        shifts: z.int(),
        fewest: z.int(),
        most: z.int(),
        /** People who take turns in it, and who take these shifts by preference. */
        takeTurns: z.int(),
        /** Those that were asked for. */
        people: z.array(z.object({ physician: z.string(), has: z.int(), share: z.number() })),
        above: z.array(z.object({ physician: z.string(), has: z.int(), share: z.number() })),
        below: z.array(z.object({ physician: z.string(), has: z.int(), share: z.number() })),
      }),
    ),
  }),
  run: async (records, { physicians, ...wanted }) => {
    const { schedule, look } = await records.look(wanted)
    const assessed = await records.advisor.ask('assess', look.problem, {
      assignments: look.assignments,
      milliseconds: patience,
    })
    const name = new Map(records.people.map((person) => [String(person.id), person.name]))
    const { fairness } = assessed.scores
    return {
      month: formatMonth(wanted),
      // As saved, so every answer and screen says the same.
      fairness: schedule.fairnessScore ?? fairness.score,
      suggestions: assessed.suggestions,
      classes: fairness.classes.map((one) => {
        const sharing = one.people.flatMap(({ physicianId, has, share }) =>
          share === undefined || share === null
            ? []
            : [{ physician: name.get(physicianId) ?? '', has, share: round(share, 1) }],
        )
        const sorted = [...sharing].sort((first, second) => second.has - second.share - (first.has - first.share))
        return {
          class: one.fairClass,
          title: one.title,
          score: one.score,
          shifts: one.shifts,
          fewest: one.range.fewest,
          most: one.range.most,
          takeTurns: sharing.length,
          people: sorted.filter(({ physician }) => physicians.includes(physician)),
          above: sorted.filter(({ has, share }) => has - share >= 1).slice(0, furthest),
          below: sorted
            .filter(({ has, share }) => share - has >= 1)
            .reverse()
            .slice(0, furthest),
        }
      }),
    }
  },
})
