/** The shift that a question is about, and where it opens. */
import { formatDate } from '../../../../engine/text/dates.ts'
import { type Asking, type Draft, fromNowOn, isOnDays, rangeOf, rolesMeant } from '../asking.ts'
import { describeShift, formatList, formatWhen, paragraphs } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'
import { askWhenNext, subjectOf } from './subject.ts'

/** The first shift on those days, otherwise the next one: someone's, or an open one. Without one, the answer says so. */
export async function findShift(asking: Asking, person = asking.form.people[0]): Promise<ShiftFact | Draft> {
  const range = rangeOf(asking, fromNowOn(asking))
  const roles = rolesMeant(asking)
  const { shifts } = await readFacts(asking.records, [range])
  const found = shifts.find(
    (shift) =>
      shift.person === (person ?? null) &&
      (roles.length === 0 || roles.includes(shift.role)) &&
      isOnDays(asking, shift.date),
  )
  const what = roles.length > 0 ? `${formatList(roles)} ` : ''
  if (found) return found
  if (person) return sayNoShift(asking, person, what, formatWhen(range))
  return { text: `There are no open ${what}shifts ${formatWhen(range)}.`, followUps: ['Which shifts are open?'] }
}

export const isShift = (found: ShiftFact | Draft): found is ShiftFact => 'startTime' in found

/** "Caleb Foster has no shift on Fri, Dec 11. Their next shift is Swing on Tue, Dec 15." */
export async function sayNoShift(asking: Asking, person: string, what: string, when: string): Promise<Draft> {
  const { who, has } = subjectOf(asking, person)
  const { shifts } = await readFacts(asking.records, [fromNowOn(asking)])
  const next = shifts.find((shift) => shift.person === person)
  return {
    text: paragraphs(
      `${who} ${has} no ${what}shift ${when}.`,
      next && `${who === 'You' ? 'Your' : 'Their'} next shift is ${describeShift(next)}.`,
    ),
    followUps:
      who === 'You'
        ? ['When do I work next?', 'Who can I trade my next shift with?']
        : [
            ...(next ? [`Who could cover for ${person} on ${formatDate(next.date)}?`] : []),
            askWhenNext(asking, person),
          ],
    links: next ? [shiftLink(next)] : [],
    about: { person },
  }
}

export const shiftLink = ({ id, date, role }: Pick<ShiftFact, 'id' | 'date' | 'role'>) => ({
  title: `${role} on ${formatDate(date)}`,
  link: `/schedule?date=${date}&shift=${id}`,
})
