/** Questions written after the expert could answer the first ones, and asked once before any fix. */
import { between, leadersOf, namesOf, worked } from './facts.ts'
import { examDates } from './first-questions.ts'
import type { Question } from './question.ts'

const { today, december, november, dayMonth, open, candidates } = examDates

export const heldOutQuestions: Question[] = [
  [{ ask: 'headcount please', isRight: (said, { people }) => said.has(people.length) }],
  [
    {
      ask: 'anyone part-time? list them',
      isRight: (said, { people }) => said.namesExactly(people.filter(({ fte }) => fte < 1).map(({ name }) => name)),
    },
  ],
  [
    {
      ask: "who's rounding on saturday",
      isRight: (said, { shifts }) =>
        said.namesExactly(
          namesOf(between(shifts, '2026-12-12', '2026-12-12').filter(({ role }) => role === 'Rounder')),
        ),
    },
  ],
  [
    {
      ask: 'how many weekend shifts has Omar Benali got in December',
      isRight: (said, facts) =>
        said.has(worked(facts, 'Omar Benali', ...december).filter(({ isWeekend }) => isWeekend).length),
    },
  ],
  [
    {
      ask: 'Which doc worked the most hours last month?',
      isRight: (said, facts) => {
        const hours = facts.people.map(
          ({ name }) =>
            [name, worked(facts, name, ...november).reduce((sum, shift) => sum + shift.hours, 0)] as [string, number],
        )
        const { names, count } = leadersOf(hours.sort((one, other) => other[1] - one[1]))
        return said.has(count) && said.mentions(names[0]!)
      },
    },
  ],
  [
    {
      ask: 'is there anything unfilled between Dec 14 and Dec 27?',
      isRight: (said, facts) => {
        const slots = open(facts, '2026-12-14', '2026-12-27')
        return slots.length === 0
          ? said.mentions('no open shift')
          : said.has(slots.length) && slots.every(({ date, role }) => said.mentions(dayMonth(date), role))
      },
    },
  ],
  [
    {
      ask: 'could Rajesh Iyer do a night on the 15th without breaking any rules?',
      isRight: (said, facts) => {
        const found = candidates(facts, '2026-12-15', 'Night').find(({ name }) => name === 'Rajesh Iyer')
        return (found!.isAllowed ? /^yes/i : /^no/i).test(said.text)
      },
    },
  ],
  [
    {
      ask: 'What would happen if Kenji Watanabe calls in sick on Thursday?',
      isRight: (said, { shifts }) => {
        const lost = between(shifts, '2026-12-10', '2026-12-10').filter(({ person }) => person === 'Kenji Watanabe')
        return lost.length === 0
          ? said.mentions('no shift opens')
          : said.mentions(...lost.map(({ role }) => role), 'Dec 10')
      },
    },
  ],
  [
    {
      ask: 'compare november and december',
      isRight: (said, { schedules }) =>
        [11, 12].every((number) => {
          const { fairness } = schedules.find(({ month }) => month === number)!
          return said.has(Math.round(fairness * 10) / 10)
        }),
    },
  ],
  [
    {
      ask: 'how many swap requests are waiting?',
      isRight: (said, { requests }) =>
        said.has(requests.filter(({ type, status }) => type === 'swap' && status === 'pending').length),
    },
  ],
  [{ ask: 'when is the next holiday?', isRight: (said) => said.mentions('Christmas', 'Dec 25') }],
  [{ ask: 'what time does the swing shift start', isRight: (said) => said.mentions('4:00 PM') }],
  [
    {
      ask: 'who are our nocturnists?',
      isRight: (said, { people }) =>
        said.namesExactly(people.filter(({ nights }) => nights === 'prefer').map(({ name }) => name)),
    },
  ],
  [
    {
      ask: "what's the longest anyone may work in a row?",
      isRight: (said) => said.has(7) && said.mentions('in a row'),
    },
  ],
  [{ ask: 'What do people mean by jeopardy?', isRight: (said) => said.mentions('backup') && said.articles.length > 0 }],
  [
    {
      ask: 'why is Amara Diallo asking for time off?',
      isRight: (said) => said.mentions('private') && !said.mentions('vacation'),
    },
  ],
  [
    {
      ask: "who's on shift right now?",
      isRight: (said, { shifts }) => {
        const running = between(shifts, today, today).filter(({ role }) => role !== 'Night' && role !== 'Swing')
        const needed = namesOf(running.filter(({ isBackup }) => !isBackup))
        const all = namesOf(running)
        return said.mentions(...needed) && said.names().every((name) => all.includes(name))
      },
    },
  ],
  [
    {
      ask: 'adaeze nwoso next shift?',
      isRight: (said, { shifts }) => {
        const next = shifts.find(({ person, date }) => person === 'Adaeze Nwosu' && date > today)!
        return said.mentions(dayMonth(next.date), next.role)
      },
    },
  ],
  [
    {
      ask: 'how many admitters do we need on weekdays',
      isRight: (said, { roles }) => said.has(roles.find(({ name }) => name === 'Admitter')!.needed),
    },
  ],
  [
    {
      ask: 'Which physicians have ICU skills?',
      isRight: (said, { people }) =>
        said.namesExactly(people.filter(({ specialties }) => specialties.includes('ICU')).map(({ name }) => name)),
    },
  ],
]
