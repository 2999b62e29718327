/** Requests as facts, so that time off and call-outs are counted, compared, and ranked by the same code as shifts. */
import { addDays } from '../../../../engine/calendar.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { localMoment } from '../../../platform/group-time.ts'
import type { Records } from '../../tools/records.ts'
import { type DiscreetRequest, listDiscreetRequests } from '../../tools/requests.store.ts'
import { type Form, isOfRequests, type RequestUnit } from '../question/form.ts'
import type { Facts, ShiftFact } from './facts.ts'

/** Adds what the counts of the form measure; the periods need no schedule for it. */
export async function addRequestFacts(facts: Facts, form: Form, records: Records): Promise<Facts> {
  const units = form.counts.map(({ unit }) => unit).filter((unit) => isOfRequests({ unit })) as RequestUnit[]
  if (units.length === 0) return facts
  const rows = await listDiscreetRequests(records.orm, records.scope)
  const isIn = (date: string) => facts.periods.some(({ from, to }) => from <= date && date <= to)
  const nameOf = new Map(records.people.map(({ id, name }) => [id, name]))
  const added = [...new Set(units)].flatMap((unit) =>
    rows.flatMap((row) => {
      const person = nameOf.get(row.requestorId)
      const days = person ? daysOf[unit](row, records).filter(isIn) : []
      const role = unit === 'call-outs' ? 'Call-out' : requestNames[row.requestType]
      return days.map((date) => ({ ...emptyFact, id: row.id, unit, date, role, person: person! }))
    }),
  )
  const isOnly = form.counts.every(isOfRequests)
  return {
    ...facts,
    shifts: isOnly ? added : [...facts.shifts, ...added],
    ...(isOnly ? { notPlanned: [], notPlannedMonths: [], draftMonths: [], days: facts.periods.flatMap(daysIn) } : {}),
  }
}

export const emptyFact: ShiftFact = {
  id: 0,
  unit: 'requests',
  date: '',
  startTime: '',
  endTime: '',
  times: '',
  hours: 0,
  person: null,
  role: '',
  location: null,
  kind: 'day',
  isBackup: false,
  isWeekend: false,
  isHoliday: false,
}

/** As lists and notes name them. */
export const requestNames = { timeoff: 'time off', swap: 'swap', pickup: 'pickup' } as const

const daysOf: Record<RequestUnit, (row: DiscreetRequest, records: Records) => string[]> = {
  'leave-days': ({ requestType, status, from, to }) =>
    requestType === 'timeoff' && status === 'approved' && from && to ? daysIn({ from, to }) : [],
  // On the day it was reported, if that was before the first day out.
  'call-outs': ({ requestType, status, from, isEmergency, createdAt }, records) =>
    requestType === 'timeoff' && isEmergency && from && (status === 'approved' || status === 'pending')
      ? [[from, dayOf(createdAt, records)].sort()[0]!]
      : [],
  requests: ({ createdAt }, records) => [dayOf(createdAt, records)],
}

const dayOf = (moment: Date, { settings }: Records) => localMoment(moment, settings.timeZone).date

/** No one is away for longer. */
const mostDays = 731

function daysIn({ from, to }: DateRange): string[] {
  const days: string[] = []
  for (let date = from; date <= to && days.length < mostDays; date = addDays(date, 1)) days.push(date)
  return days
}
