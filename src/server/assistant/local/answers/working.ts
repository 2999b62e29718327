/** Answers about who works when: days, roles, this moment, one physician, and who is free or away. */
import { addDays, weekdayOf } from '../../../../engine/calendar.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { sayDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { absences } from '../../tools/absences.ts'
import { personShifts } from '../../tools/person-shifts.ts'
import type { PlannedShift } from '../../tools/values.ts'
import { whoWorks } from '../../tools/who-works.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, dataSource, filterOf, plannedSources, rangeOf, sayFilter } from '../asking.ts'
import { bullets, paragraphs, sayList, sayNotPlanned, sayRange, sayShift, sayWhen } from '../say.ts'

const listedShifts = 31

export const answerWhoWorks: Answerer = async (asking) => {
  const { frame, records, today, use } = asking
  const range = rangeOf(asking, { from: today, to: today })
  const isNow = frame.isNow || (frame.ranges.length === 0 && frame.kinds.length + frame.roles.length === 0)
  const found = await use(whoWorks, { ...range, ...filterOf(frame), ...(isNow ? { at: records.now.time } : {}) })
  const shifts = found.shifts.filter(
    ({ date }) => frame.weekdays.length === 0 || frame.weekdays.includes(weekdayOf(date)),
  )
  const when = isNow ? `now (${sayDate(today)}, ${records.now.time})` : sayWhen(range)
  const what = sayFilter(frame)
  const taken = shifts.filter(({ physician }) => physician !== null)
  const open = shifts.length - taken.length
  if (shifts.length === 0) {
    const none = found.notPlanned.length > 0 ? [] : [`Nobody is ${what ? `on as ${what}` : 'on'} ${when}.`]
    return { text: paragraphs(none, sayNotPlanned(found.notPlanned)), followUps: ['Which months are published?'] }
  }
  const gaps = open > 0 ? [`${plural(open, 'shift is', 'shifts are')} open.`] : []
  const head = `${plural(new Set(taken.map(({ physician }) => physician)).size, 'physician')} ${what ? `as ${what} ` : ''}${when}:`
  const staffed = staffing(shifts)
  const lines = staffed.slice(0, listedShifts).map((line) => sayStaffing(line, range.from !== range.to))
  const more = staffed.length > listedShifts ? [`and ${staffed.length - listedShifts} more`] : []
  return {
    text: paragraphs(head, bullets([...lines, ...more]), gaps, sayNotPlanned(found.notPlanned)),
    followUps: [
      ...(open > 0 ? ['Why is it open?', 'Who could take it?'] : []),
      range.from === range.to ? 'And the day after?' : 'Which of these shifts are open?',
      ...(frame.kinds.includes('night') ? [] : ['Who is on nights then?']),
      'Who is backup then?',
    ].slice(0, 3),
    sources: plannedSources(found.planned),
    about: {
      range,
      items: staffed
        .slice(0, listedShifts)
        .map(({ date, role, people }) => ({ role, range: oneDay(date), person: people[0] ?? undefined })),
    },
  }
}

/** Null: nobody yet. */
type Staffing = Omit<PlannedShift, 'physician'> & { people: (string | null)[] }

/** One line a day, role and time. */
function staffing(shifts: PlannedShift[]): Staffing[] {
  const lines = new Map<string, Staffing>()
  for (const { physician, ...shift } of shifts) {
    const key = `${shift.date} ${shift.startTime} ${shift.endTime} ${shift.role}`
    const line = lines.get(key) ?? { ...shift, people: [] }
    line.people.push(physician)
    lines.set(key, line)
  }
  return [...lines.values()]
}

function sayStaffing({ date, role, startTime, endTime, people }: Staffing, withDate: boolean): string {
  const names = sayList(people.map((name) => name ?? 'open'))
  return `${withDate ? `${sayDate(date)}, ` : ''}${role} ${startTime} to ${endTime}: ${names}`
}

export const answerWhoIsFree: Answerer = async (asking) => {
  const { frame, today, use } = asking
  const range = rangeOf(asking, { from: today, to: today })
  const found = await use(whoWorks, { ...range, ...filterOf(frame) })
  const { away } = await use(absences, range)
  const onLeave = new Set(away.map(({ physician }) => physician))
  const free = found.free.filter((name) => !onLeave.has(name))
  if (found.planned.length === 0) return { text: paragraphs(sayNotPlanned(found.notPlanned)) }
  return {
    text: paragraphs(
      `${plural(free.length, 'physician has', 'physicians have')} no shift ${sayWhen(range)} and no time off: ${sayList(free)}.`,
      onLeave.size > 0 ? `On approved time off: ${sayList([...onLeave])}.` : undefined,
      'Free does not mean that the rules allow a shift; ask who could take a certain one.',
    ),
    followUps: ['Who could take a night then?', 'Who is working then?'],
    sources: plannedSources(found.planned),
    about: { range, person: free[0] },
  }
}

export const answerPersonShifts: Answerer = async (asking) => {
  const { frame, today, use } = asking
  const [physician] = frame.people
  if (!physician) return { text: 'Whose shifts do you mean? Name the physician.' }
  const asksNext = /\bnext\b/.test(frame.shape) && frame.ranges.length === 0
  const range = rangeOf(asking, { from: today, to: addDays(today, 30) })
  const found = await use(personShifts, { physician, ...range, ...filterOf(frame) })
  const sources = plannedSources(found.planned)
  const followUps = [`How many nights does ${physician} have this month?`, `When does ${physician} work next?`]
  const next = found.next ? `the next shift is ${sayShift(found.next)}.` : 'no further shift is planned.'
  const items = found.shifts.slice(0, listedShifts).map(({ role, date }) => ({
    person: physician,
    role,
    range: oneDay(date),
  }))
  if (asksNext) {
    const running = found.shifts.find(({ date }) => date === today)
    const now = running && running.date !== found.next?.date ? [`Today: ${sayShift(running)}.`] : []
    return {
      text: paragraphs(now, `${physician}: ${next}`),
      followUps: followUps.slice(0, 1),
      sources,
      about: { person: physician, ...(found.next ? { role: found.next.role, range: oneDay(found.next.date) } : {}) },
    }
  }
  const isQuestion = /^(and |so )?(is|does|will|did|was|are|do)\b/.test(frame.shape)
  const asksOff = /\b(off|free)\b/.test(frame.shape)
  if (isQuestion && found.planned.length > 0) {
    const isYes = asksOff ? found.shifts.length === 0 : found.shifts.length > 0
    const shifts =
      found.shifts.length > 0
        ? bullets(found.shifts.map(sayShift))
        : `${physician} has no shift ${sayWhen(range)}. ${capitalize(next)}`
    return {
      text: paragraphs(
        `${isYes ? 'Yes' : 'No'}.${found.shifts.length > 0 ? ` ${physician} has ${plural(found.shifts.length, 'shift')} ${sayWhen(range)}:` : ''}`,
        shifts,
        sayNotPlanned(found.notPlanned),
      ),
      followUps,
      sources,
      about: { person: physician, range, items },
    }
  }
  const head = `${physician} has ${plural(found.shifts.length, `${sayFilter(frame)} shift`.trim())} ${sayWhen(range)}${found.shifts.length > 0 ? ':' : '.'}`
  return {
    text: paragraphs(
      found.planned.length > 0 ? head : undefined,
      bullets(found.shifts.slice(0, listedShifts).map(sayShift)),
      found.shifts.length === 0 ? capitalize(next) : undefined,
      sayNotPlanned(found.notPlanned),
    ),
    followUps,
    sources,
    about: { person: physician, range, items },
  }
}

export const answerAbsences: Answerer = async (asking) => {
  const { frame, today, use } = asking
  const range = rangeOf(asking, { from: today, to: addDays(today, 30) })
  const { away } = await use(absences, range)
  const meant = frame.people.length > 0 ? away.filter(({ physician }) => frame.people.includes(physician)) : away
  const sources = [dataSource('Approved time off', '/admin/requests')]
  const [person] = frame.people
  if (person)
    return {
      text:
        meant.length === 0
          ? `No: ${person} has no approved time off ${sayWhen(range)}.`
          : `Yes: ${person} has approved time off ${sayList(meant.map(({ from, to }) => sayWhen({ from, to })))}.`,
      followUps: [`When does ${person} work next?`],
      sources,
      about: { person, range },
    }
  if (meant.length === 0)
    return {
      text: `Nobody has approved time off ${sayWhen(range)}.`,
      followUps: ['Show me the pending requests'],
      sources,
      about: { range },
    }
  return {
    text: paragraphs(
      `${plural(new Set(meant.map(({ physician }) => physician)).size, 'physician has', 'physicians have')} approved time off ${sayWhen(range)}:`,
      bullets(meant.map(({ physician, from, to }) => `${physician}: ${sayRange({ from, to })}`)),
    ),
    followUps: ['Show me the pending requests', 'Which shifts are open then?'],
    sources,
    about: { range, items: meant.map(({ physician, from, to }) => ({ person: physician, range: { from, to } })) },
  }
}
