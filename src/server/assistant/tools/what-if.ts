/** What would happen if someone is away or a request is approved. Nothing is written. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { addDays } from '../../../engine/calendar.ts'
import type { Assignment } from '../../../engine/model.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { formatDate, formatMonth } from '../../../engine/text/dates.ts'
import { formatStatus } from '../../../engine/text/status.ts'
import { findPhysician, monthsBetween, type Records } from './records.ts'
import { type DiscreetRequest, listDiscreetRequests } from './requests.store.ts'
import { defineTool } from './tool.ts'
import { refuseTool } from './tool-refusal.ts'
import { physicianName, range } from './values.ts'

const scores = z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() })

const consequences = z.object({
  says: z.string(),
  /** The shifts that open up, and who could take each. */
  opened: z.array(z.object({ date: calendarDate, role: z.string(), allowed: z.int(), best: z.array(z.string()) })),
  /** Rules it breaks. */
  breaks: z.array(z.object({ isHard: z.boolean(), says: z.string() })),
  months: z.array(z.object({ month: z.string(), before: scores, after: scores })),
  notPlanned: z.array(z.string()),
})
type Consequences = z.input<typeof consequences>

/** How many opened shifts to find replacements for. */
const mostRanked = 10
const bestShown = 3

export const whatIfAway = defineTool({
  description:
    'What happens if a physician, or several, are away on a range of days: the shifts that open up, who could take each, and the scores before and after if no one does.',
  input: z.object({ physician: physicianName, others: z.array(physicianName).max(10).default([]), ...range }),
  output: consequences,
  run: async (records, { physician, others, from, to }) => {
    const away = [physician, ...others].map((name) => findPhysician(records, name))
    return seeAway(records, away, from, to)
  },
})

type Away = { id: number; name: string }

async function seeAway(records: Records, away: Away[], from: string, to: string): Promise<Consequences> {
  const ids = new Set(away.map(({ id }) => String(id)))
  const result: Consequences = {
    says: `${away.map(({ name }) => name).join(' and ')}: away from ${from} to ${to}.`,
    opened: [],
    breaks: [],
    months: [],
    notPlanned: [],
  }
  for (const one of monthsBetween(from, to)) {
    const { notPlanned } = await records.shiftsBetween(spanOfMonth(one).from, spanOfMonth(one).to)
    if (notPlanned.length > 0) {
      result.notPlanned.push(...notPlanned)
      continue
    }
    const { look } = await records.look(one)
    const isGone = ({ physicianId, date }: Assignment) => ids.has(physicianId) && from <= date && date <= to
    const opened = look.assignments.filter(isGone)
    const rest = look.assignments.filter((assignment) => !isGone(assignment))
    const problem = withAbsence(look.problem, ids, from, to)
    result.months.push({
      month: formatMonth(one),
      ...(await compareScores(records, look.problem, look.assignments, rest)),
    })
    for (const [place, { date, roleId }] of opened.entries()) {
      records.report(`Looking for coverage: shift ${place + 1} of ${opened.length}`)
      const role = look.problem.roles.find((known) => known.id === roleId)?.name ?? ''
      const ranked =
        result.opened.length < mostRanked
          ? await records.advisor.ask('rankForShift', problem, { assignments: rest, date, roleId, scored: 0 })
          : []
      const allowed = ranked.filter(({ isAllowed }) => isAllowed)
      const best = allowed.slice(0, bestShown).map((candidate) => candidate.name)
      result.opened.push({ date, role, allowed: allowed.length, best })
    }
  }
  return result
}

function withAbsence<P extends { physicians: { id: string; absences: string[] }[]; from: string; days: number }>(
  problem: P,
  ids: ReadonlySet<string>,
  from: string,
  to: string,
): P {
  const first = spanOfMonth(monthOf(problem.from)).from
  const dates = Array.from({ length: problem.days }, (_, day) => addDays(first, day))
  const away = dates.filter((date) => from <= date && date <= to)
  return {
    ...problem,
    physicians: problem.physicians.map((physician) =>
      ids.has(physician.id)
        ? { ...physician, absences: [...new Set([...physician.absences, ...away])].sort() }
        : physician,
    ),
  }
}

async function compareScores(
  { advisor }: Records,
  problem: Parameters<Records['advisor']['ask']>[1],
  before: Assignment[],
  after: Assignment[],
) {
  const now = await advisor.ask('stand', problem, { assignments: before })
  const then = await advisor.ask('stand', problem, { assignments: after })
  return { before: now.scores, after: then.scores }
}

export const whatIfApproved = defineTool({
  description:
    'What happens if a pending request is approved: for time off the shifts that open up and who could take each; for swaps and pickups the rules that it breaks and the scores.',
  input: z.object({ requestId: z.int() }),
  output: consequences.extend({ requestId: z.int(), physician: z.string(), waitsForColleague: z.boolean() }),
  run: async (records, { requestId }) => {
    const request = (await listDiscreetRequests(records.orm, records.scope)).find(({ id }) => id === requestId)
    if (!request) throw refuseTool('We couldn’t find that request.')
    if (request.status !== 'pending') throw refuseTool(`That request is already ${formatStatus(request.status)}.`)
    const person = records.people.find(({ id }) => id === request.requestorId)
    const name = person?.name ?? 'Someone'
    const known = {
      requestId,
      physician: name,
      waitsForColleague: request.requestType === 'swap' && request.targetResponse !== 'accepted',
    }
    if (request.requestType === 'timeoff')
      return { ...known, ...(await seeAway(records, [{ id: request.requestorId, name }], request.from!, request.to!)) }
    return { ...known, ...(await seeExchange(records, request, name)) }
  },
})

/** Checks reassigned shifts of one month against the rules; `moves` maps shift ids to who has them then. */
export async function judgeMoves(records: Records, at: string, moves: ReadonlyMap<number, number | null>) {
  const { look } = await records.look(monthOf(at))
  const placed = look.rows.flatMap(({ id, physicianId, roleId, date, status }) => {
    const holder = moves.has(id) ? moves.get(id)! : physicianId
    return holder === null || roleId === null || status === 'cancelled'
      ? []
      : [{ physicianId: String(holder), roleId: String(roleId), date }]
  })
  const keys = placed.map(({ physicianId, date }) => `${physicianId} ${date}`)
  const doubled = placed.find((_, place) => keys.indexOf(keys[place]!) !== place)
  if (doubled) {
    const person = records.people.find(({ id }) => String(id) === doubled.physicianId)
    throw refuseTool(`${person?.name ?? 'Someone'} already works on ${formatDate(doubled.date)}.`)
  }
  return records.advisor.ask('judgeEdit', look.problem, { before: look.assignments, after: placed })
}

/** A swap exchanges two shifts, a pickup takes one. */
async function seeExchange(records: Records, request: DiscreetRequest, name: string): Promise<Consequences> {
  const at = request.from ?? records.now.date
  const { look } = await records.look(monthOf(at))
  const given = look.rows.find(({ id }) => id === request.originalShiftId)
  const taken = look.rows.find(({ id }) => id === request.targetShiftId)
  if (!given && !taken) throw refuseTool('This request’s shifts are no longer on the schedule.')
  const colleague = request.targetId ?? taken?.physicianId ?? null
  const moves = new Map<number, number | null>()
  if (taken) moves.set(taken.id, request.requestorId)
  if (given) moves.set(given.id, colleague)
  const judged = await judgeMoves(records, at, moves)
  const now = await records.advisor.ask('stand', look.problem, { assignments: look.assignments })
  return {
    says: request.requestType === 'swap' ? `${name} and the colleague swap their shifts.` : `${name} takes the shift.`,
    opened: [],
    breaks: judged.findings.map(({ hard, says }) => ({ isHard: hard, says })),
    months: [{ month: formatMonth(monthOf(at)), before: now.scores, after: judged.standing.scores }],
    notPlanned: [],
  }
}
