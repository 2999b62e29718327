/** Which of the open shifts someone could take. */
import { formatDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { mayWork } from '../../tools/candidates.ts'
import { oneDay } from '../answer-subject.ts'
import { type Asking, type Draft, dataSource, fromNowOn, isOnDays, rangeOf, rolesMeant } from '../asking.ts'
import { bullets, describeShift, formatWhen, paragraphs } from '../format.ts'
import { readFacts } from '../query/facts.ts'
import { askWhenNext, subjectOf } from './subject.ts'

/** The most shifts to try one by one. */
const mostTried = 14

/** "Which open shifts could Chen take": each of them, and what forbids the others. */
export async function answerMayTake(asking: Asking, physician: string): Promise<Draft> {
  const range = rangeOf(asking, fromNowOn(asking))
  const roles = rolesMeant(asking)
  const { shifts } = await readFacts(asking.records, [range])
  const open = shifts.filter(
    ({ person, role, date }) =>
      person === null && (roles.length === 0 || roles.includes(role)) && date >= asking.today && isOnDays(asking, date),
  )
  if (open.length === 0) return { text: `There are no open shifts ${formatWhen(range)}.`, followUps: [] }
  const tried = []
  for (const shift of open.slice(0, mostTried)) {
    const found = await asking.use(mayWork, { physician, date: shift.date, role: shift.role })
    const isAllowed = found.isAllowed && !found.hasItAlready
    const no = found.hasItAlready ? 'no, already working then' : `no. ${found.says}`
    tried.push({ shift, isAllowed, line: `${describeShift(shift)}: ${isAllowed ? 'yes' : no}` })
  }
  const can = tried.filter(({ isAllowed }) => isAllowed)
  const { who } = subjectOf(asking, physician)
  const then = open.length > tried.length ? `. Of the first ${tried.length}, ` : ', and '
  const howMany =
    can.length === tried.length && can.length < 3 ? ['it', 'it', 'both'][can.length]! : can.length || 'none'
  return {
    text: paragraphs(
      `${open.length === 1 ? 'There’s' : 'There are'} ${plural(open.length, 'open shift')} ${formatWhen(range)}${then}${who === 'You' ? 'you' : who} can take ${howMany} within the rules.`,
      bullets(tried.map(({ line }) => line)),
    ),
    links: [...new Set(tried.map(({ shift }) => shift.date))]
      .slice(0, 3)
      .map((date) => ({ title: formatDate(date), link: `/schedule?view=day&date=${date}` })),
    followUps: [askWhenNext(asking, physician)],
    sources: [dataSource('The month’s rules and schedule', '/schedule')],
    about: { person: physician, items: can.map(({ shift: { role, date } }) => ({ role, range: oneDay(date) })) },
  }
}
