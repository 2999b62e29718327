/** A second held-out set: written after the first had been used for fixes, and asked once before it was used, too. */
import { between, countBy, leadersOf, namesOf, weekendsOf, worked } from './facts.ts'
import { examDates } from './first-questions.ts'
import type { Question } from './question.ts'

const { december, november, dayMonth, open, candidates } = examDates

export const lateQuestions: Question[] = [
  [
    {
      ask: "Give me tomorrow's lineup",
      isRight: (said, { shifts }) => said.namesExactly(namesOf(between(shifts, '2026-12-09', '2026-12-09'))),
    },
  ],
  [
    {
      ask: 'who was on last night',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-07', '2026-12-07').filter(({ isNight }) => isNight))),
    },
  ],
  [
    {
      ask: 'Who has leave in December?',
      isRight: (said, { requests }) =>
        said.namesExactly(
          requests
            .filter(
              ({ type, status, from, to }) =>
                type === 'timeoff' && status === 'approved' && from <= december[1] && to >= december[0],
            )
            .map(({ person }) => person),
        ),
    },
  ],
  [
    {
      ask: 'number of shifts for lucia romano this month',
      isRight: (said, facts) => said.has(worked(facts, 'Lucia Romano', ...december).length),
    },
  ],
  [
    {
      ask: 'whats the total number of night shifts in november',
      isRight: (said, { shifts }) =>
        said.has(between(shifts, ...november).filter(({ isNight, person }) => isNight && person !== null).length),
    },
  ],
  [
    {
      ask: 'fewest weekend days in December?',
      isRight: (said, facts) => {
        const counts = facts.people.map(
          ({ name }) => worked(facts, name, ...december).filter(({ isWeekend }) => isWeekend).length,
        )
        return said.has(Math.min(...counts)) && said.mentions('fewest', 'December')
      },
    },
  ],
  [
    {
      ask: 'Any gaps on the 14th?',
      isRight: (said, facts) => {
        const slots = open(facts, '2026-12-14', '2026-12-14')
        return slots.length === 0
          ? said.mentions('no open shift')
          : said.mentions(...slots.map(({ role }) => role), 'Dec 14')
      },
    },
  ],
  [
    {
      ask: 'I need someone for the night of Dec 14',
      isRight: (said, facts) => {
        const [best] = candidates(facts, '2026-12-14', 'Night')
        return best!.isAllowed ? said.mentions(best!.name) : said.mentions('no one')
      },
    },
  ],
  [
    {
      ask: 'can i put Wei Chen on the admitter shift on Dec 16?',
      isRight: (said, facts) => {
        const found = candidates(facts, '2026-12-16', 'Admitter').find(({ name }) => name === 'Wei Chen')
        return (found === undefined || found.isAllowed ? /^yes/i : /^no/i).test(said.text)
      },
    },
  ],
  [
    {
      ask: 'what if Saoirse Byrne is off Dec 21 to 24',
      isRight: (said, { shifts }) => {
        const lost = between(shifts, '2026-12-21', '2026-12-24').filter(({ person }) => person === 'Saoirse Byrne')
        return lost.length === 0
          ? said.mentions('no shift opens')
          : said.has(lost.length) && said.mentions(dayMonth(lost[0]!.date))
      },
    },
  ],
  [
    {
      ask: 'what should I do to make december fairer?',
      isRight: (said, { schedules }) =>
        said.mentions('December') &&
        said.has(Math.round(schedules.find(({ month }) => month === 12)!.fairness * 10) / 10),
    },
  ],
  [
    {
      ask: 'which months are planned?',
      isRight: (said) => said.mentions('September 2026', 'December 2026', 'January 2027'),
    },
  ],
  [
    {
      ask: 'which roles run on sundays?',
      isRight: (said, { roles }) =>
        said.mentions(...roles.filter(({ days }) => days.includes('sunday')).map(({ name }) => name)) &&
        (!said.mentions('Teaching') || said.mentions('Teaching: 0')),
    },
  ],
  [{ ask: 'what level is priya raman?', isRight: (said) => said.mentions('attending') }],
  [{ ask: 'does Eleanor Prescott like nights?', isRight: (said) => /^no/i.test(said.text) }],
  [
    {
      ask: 'how should we share thanksgiving and christmas?',
      isRight: (said) => said.mentions('not both') && said.articles.length > 0,
    },
  ],
  [{ ask: 'whats a good number of patients per rounder', isRight: (said) => said.has(15) && said.articles.length > 0 }],
  [{ ask: 'how can I export the schedule to excel', isRight: (said) => said.mentions('.xlsx') }],
  [{ ask: 'tell me a joke', isRight: (said) => said.mentions('only know about schedules') }],
  [
    {
      ask: 'Which requests did we deny?',
      isRight: (said, { requests }) =>
        said.namesExactly(requests.filter(({ status }) => status === 'denied').map(({ person }) => person)) ||
        requests.filter(({ status }) => status === 'denied').every(({ person }) => said.mentions(person)),
    },
  ],
  [
    {
      ask: 'Who worked Thanksgiving?',
      isRight: (said, { shifts }) => said.namesExactly(namesOf(between(shifts, '2026-11-26', '2026-11-26'))),
    },
    {
      ask: 'and labor day?',
      isRight: (said, { shifts }) => said.namesExactly(namesOf(between(shifts, '2026-09-07', '2026-09-07'))),
    },
    {
      ask: 'who had the night that day?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-09-07', '2026-09-07').filter(({ isNight }) => isNight))),
    },
  ],
  [
    {
      ask: 'how many hours is Beatriz Navarro working in December?',
      isRight: (said, facts) => said.has(hours(worked(facts, 'Beatriz Navarro', ...december))),
    },
    {
      ask: 'and november?',
      isRight: (said, facts) =>
        said.mentions('Beatriz Navarro') && said.has(hours(worked(facts, 'Beatriz Navarro', ...november))),
    },
    {
      ask: 'and Caleb?',
      isRight: (said, facts) =>
        said.mentions('Caleb Foster') && said.has(hours(worked(facts, 'Caleb Foster', ...november))),
    },
  ],
  [
    {
      ask: 'why is fairness so low in November?',
      isRight: (said, { schedules }) =>
        said.mentions('November') &&
        said.has(Math.round(schedules.find(({ month }) => month === 11)!.fairness * 10) / 10),
    },
    { ask: 'who has more than their share of weekends?', isRight: (said) => said.mentions('weekend', 'share') },
    {
      ask: 'and who has the most of them?',
      isRight: (said, { shifts }) => {
        const byMonth = [november, december].map(([from, to]) =>
          leadersOf(countBy(weekendsOf(between(shifts, from, to).filter(({ isBackup }) => !isBackup)), () => true)),
        )
        return byMonth.some(({ names, count }) => said.has(count) && said.mentions(names[0]!, 'weekend'))
      },
    },
  ],
  [
    {
      ask: 'Can Noah Abernathy take the night on Dec 14?',
      isRight: (said, facts) => {
        const found = candidates(facts, '2026-12-14', 'Night').find(({ name }) => name === 'Noah Abernathy')
        // Whoever has the night already isn't a candidate for it.
        if (!found) return /\b(already|has)\b/i.test(said.text) && said.text.includes('Noah Abernathy')
        return (found.isAllowed ? /^yes/i : /^no/i).test(said.text)
      },
    },
    {
      ask: 'who else could?',
      isRight: (said, facts) => said.mentions(candidates(facts, '2026-12-14', 'Night')[0]!.name, 'Dec 14'),
    },
    {
      ask: 'and on the 15th?',
      isRight: (said, facts) => said.mentions(candidates(facts, '2026-12-15', 'Night')[0]!.name, 'Dec 15'),
    },
  ],
]

export function hours(shifts: { hours: number }[]): number {
  return shifts.reduce((sum, shift) => sum + shift.hours, 0)
}
