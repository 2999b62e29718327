/** Who takes over when someone's shift ends, or hands off when it begins. */
import { addDays } from '../../../../../engine/calendar.ts'
import { formatDate } from '../../../../../engine/text/dates.ts'
import { plural } from '../../../../../engine/text/plural.ts'
import { type Asking, type Draft, fromNowOn, rangeOf } from '../../asking.ts'
import { bullets, describeShift, formatList, formatWhen, paragraphs } from '../../format.ts'
import { readFacts, type ShiftFact } from '../../query/facts.ts'
import { spanOf } from '../../query/run-query.ts'
import { sayNoShift } from '../find-shift.ts'
import { subjectOf } from '../subject.ts'

/** Everyone on duty at the change who wasn't before, or won't be after, by role. */
export async function answerHandoff(asking: Asking): Promise<Draft> {
  const { form, records } = asking
  const [name = ''] = form.company
  const { who, has } = subjectOf(asking, name)
  const range = rangeOf(asking, fromNowOn(asking))
  const around = { from: addDays(range.from, -1), to: addDays(range.to, 1) }
  const { shifts } = await readFacts(records, [around])
  // Who comes "tomorrow morning" relieves the night that began today.
  const isMorning = form.handoff === 'after' && /\bmorning\b/i.test(asking.text)
  const dayOf = (shift: ShiftFact) => addDays(shift.date, isMorning && shift.endTime <= shift.startTime ? 1 : 0)
  const own = shifts.find(
    (shift) => shift.person === name && !shift.isBackup && range.from <= dayOf(shift) && dayOf(shift) <= range.to,
  )
  if (!own) return sayNoShift(asking, name, '', formatWhen(range))
  const isAfter = form.handoff === 'after'
  const { start, end } = spanOf(own)
  const isOther = (shift: ShiftFact) => {
    const other = spanOf(shift)
    return isAfter
      ? other.start <= end && end < other.end && start < other.start
      : other.start < start && start <= other.end && other.end < end
  }
  const others = shifts.filter((shift) => shift.person !== null && !shift.isBackup && isOther(shift))
  const lines = [...new Set(others.map(describeShift))].map(
    (line) =>
      `${line}: ${formatList(others.filter((one) => describeShift(one) === line).map(({ person }) => person!))}`,
  )
  const change = isAfter ? 'ends' : 'begins'
  return {
    text: paragraphs(
      others.length === 0
        ? `No one else is on when ${describeShift(own)}, ${change}.`
        : `${who} ${has} ${describeShift(own)}. When it ${change}, ${plural(others.length, 'physician is', 'physicians are')} there to ${isAfter ? 'take over' : 'hand off'}:`,
      bullets(lines),
    ),
    links: [{ title: formatDate(own.date), link: `/schedule?view=day&date=${own.date}` }],
    followUps: [],
    about: { person: name, role: own.role, range: { from: own.date, to: own.date } },
  }
}
