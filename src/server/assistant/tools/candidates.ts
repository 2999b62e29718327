/** Who could take a shift, best matches first; and whether one physician may. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { findPhysician } from './records.ts'
import { askAboutSlot } from './slot.ts'
import { defineTool } from './tool.ts'
import { physicianName, roleName } from './values.ts'

/** The most candidates someone would read. */
const shown = 5

const candidate = z.object({ physician: z.string(), says: z.string() })

export const candidates = defineTool({
  description:
    'Who can take a shift of a role on a day without breaking a rule, best first; `instead` names the physician who has it and would be replaced.',
  input: z.object({ date: calendarDate, role: roleName, instead: physicianName.optional() }),
  output: z.object({
    date: calendarDate,
    role: z.string(),
    instead: z.string().nullable(),
    allowed: z.int(),
    best: z.array(candidate),
    /** Who has it, if nothing is open: others could replace one of them. */
    full: z.array(z.string()),
    /** If no one is eligible: the people with the fewest rules against them. */
    nearest: z.array(candidate),
  }),
  run: async (records, { date, role: wanted, instead }) => {
    const { problem, request, role, holder, full } = await askAboutSlot(records, {
      date,
      role: wanted,
      physician: instead,
    })
    const ranked = await records.advisor.ask('rankForShift', problem, { ...request, scored: 0 })
    const show = ({ name, says }: (typeof ranked)[number]) => ({ physician: name, says })
    const allowed = ranked.filter(({ isAllowed }) => isAllowed)
    return {
      date,
      role,
      instead: holder,
      full,
      allowed: allowed.length,
      best: allowed.slice(0, shown).map(show),
      nearest: allowed.length > 0 ? [] : ranked.slice(0, shown).map(show),
    }
  },
})

export const mayWork = defineTool({
  description: 'Whether a physician can work a role on a day within all hard rules, and if not, why.',
  input: z.object({ physician: physicianName, date: calendarDate, role: roleName, instead: physicianName.optional() }),
  output: z.object({
    physician: z.string(),
    date: calendarDate,
    role: z.string(),
    /** This physician already has the shift. */
    hasItAlready: z.boolean(),
    /** Who has it, if nothing is open. */
    full: z.array(z.string()),
    isAllowed: z.boolean(),
    says: z.string(),
    blockedBy: z.array(z.object({ rule: z.string(), says: z.string() })),
  }),
  run: async (records, { physician, date, role: wanted, instead }) => {
    const { id, name } = findPhysician(records, physician)
    const { problem, request, role, full, holders } = await askAboutSlot(records, {
      date,
      role: wanted,
      physician: instead,
    })
    const common = { physician: name, date, role, full: full.filter((one) => one !== name) }
    if (holders.includes(name))
      return { ...common, hasItAlready: true, isAllowed: true, says: `${name} already has this shift.`, blockedBy: [] }
    const [found] = await records.advisor.ask('rankForShift', problem, { ...request, only: String(id), scored: 0 })
    if (!found)
      return { ...common, hasItAlready: true, isAllowed: true, says: `${name} already has this shift.`, blockedBy: [] }
    return {
      ...common,
      hasItAlready: false,
      isAllowed: found.isAllowed,
      says: found.says,
      blockedBy: found.blockedBy.map(({ title, says }) => ({ rule: title, says })),
    }
  },
})
