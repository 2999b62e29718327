/** Why a shift is open and what would fill it, or why someone has it. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { askAboutSlot } from './slot.ts'
import { defineTool } from './tool.ts'
import { physicianName, roleName } from './values.ts'

const mostAlternatives = 5

export const explainShift = defineTool({
  description:
    'Why a shift of a role on a day is open (how many physicians each rule excludes, and what would fill it), or, with a physician, why that physician has it.',
  input: z.object({ date: calendarDate, role: roleName, physician: physicianName.optional() }),
  output: z.object({
    date: calendarDate,
    role: z.string(),
    physician: z.string().nullable(),
    isOpen: z.boolean(),
    says: z.array(z.string()),
    /** The same for the physician who has it, in one sentence without names. */
    toThem: z.string().nullable(),
    excluded: z.array(z.object({ title: z.string(), count: z.int() })),
    fixes: z.array(z.string()),
    /** The best candidates, or the people with the fewest rules against them. */
    alternatives: z.array(z.object({ physician: z.string(), isAllowed: z.boolean(), says: z.string() })),
  }),
  run: async (records, slot) => {
    const { problem, request, role, holder } = await askAboutSlot(records, slot)
    const explained = await records.advisor.ask('explainShift', problem, request)
    return {
      date: slot.date,
      role,
      physician: holder,
      isOpen: explained.isOpen,
      says: [...explained.says, ...explained.costs],
      toThem: explained.toThem?.why ?? null,
      excluded: explained.excluded.filter(({ reason }) => reason !== 'free'),
      fixes: explained.fixes.map(({ says }) => says),
      alternatives: explained.alternatives
        .slice(0, mostAlternatives)
        .map(({ name, isAllowed, says }) => ({ physician: name, isAllowed, says })),
    }
  },
})
