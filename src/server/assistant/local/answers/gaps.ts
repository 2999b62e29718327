/** Answers about shifts that nobody has: which they are, and on which days they pile up. */
import { weekdayOf } from '../../../../engine/calendar.ts'
import { weekdays } from '../../../../engine/model.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { sayDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { openShifts } from '../../tools/open-shifts.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, filterOf, fromNowOn, plannedSources, rangeOf, sayFilter, thisMonth } from '../asking.ts'
import { bullets, paragraphs, sayList, sayNotPlanned, sayWhen } from '../say.ts'

const shown = 5

export const answerOpenShifts: Answerer = async (asking) => {
  const { frame, today, use } = asking
  const range = rangeOf(asking, fromNowOn(asking))
  const found = await use(openShifts, { ...range, ...filterOf(frame) })
  if (found.planned.length === 0)
    return { text: paragraphs(sayNotPlanned(found.notPlanned)), followUps: ['Which months are published?'] }
  const open = found.open.filter(({ date }) => frame.weekdays.length === 0 || frame.weekdays.includes(weekdayOf(date)))
  const what = sayFilter(frame)
  const sources = plannedSources(found.planned)
  if (open.length === 0)
    return {
      text: paragraphs(
        `There is no open shift ${what ? `as ${what} ` : ''}${sayWhen(range)}: all ${found.shifts} are filled.`,
        sayNotPlanned(found.notPlanned),
      ),
      followUps: ['And next month?', 'How fair is this month?'],
      sources,
      about: { range },
    }
  const ahead = open.filter(({ date }) => date >= today)
  const isSplit = ahead.length !== open.length
  const listed = isSplit && ahead.length > 0 ? ahead : open
  return {
    text: paragraphs(
      `${plural(open.length, 'open shift')} ${what ? `as ${what} ` : ''}${sayWhen(range)}, of ${found.shifts}.${isSplit ? ` ${ahead.length} of them from today on${ahead.length > 0 ? ':' : '.'}` : ''}`,
      bullets(
        listed
          .slice(0, 20)
          .map(({ role, date, startTime, endTime }) => `${role} on ${sayDate(date)}, ${startTime} to ${endTime}`),
      ),
      listed.length > 20 ? `and ${listed.length - 20} more.` : undefined,
      sayNotPlanned(found.notPlanned),
    ),
    followUps:
      listed.length === 1
        ? ['Why is it open?', 'Who could take it?']
        : ['Why is the first one open?', 'Who could take the first one?', 'Which days are weakest?'],
    sources,
    about: { range, items: listed.slice(0, 20).map(({ role, date }) => ({ role, range: oneDay(date) })) },
  }
}

export const answerWeakDays: Answerer = async (asking) => {
  const { use } = asking
  const range = rangeOf(asking, thisMonth(asking))
  const found = await use(openShifts, range)
  const byDay = new Map<string, string[]>()
  for (const { date, role } of found.open) byDay.set(date, [...(byDay.get(date) ?? []), role])
  const days = [...byDay].sort((one, other) => other[1].length - one[1].length || one[0].localeCompare(other[0]))
  const byWeekday = weekdays
    .map((weekday) => ({ weekday, open: found.open.filter(({ date }) => weekdayOf(date) === weekday).length }))
    .filter(({ open }) => open > 0)
    .sort((one, other) => other.open - one.open)
  if (days.length === 0)
    return {
      text: paragraphs(`No day ${sayWhen(range)} has an open shift.`, sayNotPlanned(found.notPlanned)),
      sources: plannedSources(found.planned),
      about: { range },
    }
  return {
    text: paragraphs(
      `The weakest days ${sayWhen(range)}, by open shifts:`,
      bullets(
        days
          .slice(0, shown)
          .map(([date, roles]) => `${sayDate(date)}: ${roles.length} open (${sayList([...new Set(roles)])})`),
      ),
      `By day of the week: ${sayList(byWeekday.map(({ weekday, open }) => `${capitalize(weekday)} ${open}`))}.`,
    ),
    followUps: ['Why is the first one open?', 'Who could take the first one?'],
    sources: plannedSources(found.planned),
    about: { range, items: days.slice(0, shown).map(([date, [role]]) => ({ role, range: oneDay(date) })) },
  }
}
