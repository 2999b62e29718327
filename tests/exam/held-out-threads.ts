/** Threads of three turns, written late and asked once before any fix. */
import { between, namesOf, worked } from './facts.ts'
import { examDates } from './first-questions.ts'
import type { Question } from './question.ts'

const { december, dayMonth } = examDates
const patrick = 'Patrick Gallagher'

export const heldOutThreads: Question[] = [
  [
    {
      ask: "Show me Patrick Gallagher's shifts next week",
      isRight: (said, { shifts }) => {
        const own = between(shifts, '2026-12-14', '2026-12-20').filter(({ person }) => person === patrick)
        return said.mentions(patrick) && said.has(own.length) && own.every(({ date }) => said.mentions(dayMonth(date)))
      },
    },
    {
      ask: 'is he on the week after?',
      isRight: (said, { shifts }) => {
        const own = between(shifts, '2026-12-21', '2026-12-27').filter(({ person }) => person === patrick)
        return (own.length > 0 ? /^yes/i : /^no/i).test(said.text)
      },
    },
    {
      ask: 'and how many weekend days does he have this month?',
      isRight: (said, facts) =>
        said.mentions(patrick) &&
        said.has(worked(facts, patrick, ...december).filter(({ isWeekend }) => isWeekend).length),
    },
  ],
  [
    {
      ask: 'how fair was October?',
      isRight: (said, { schedules }) =>
        said.mentions('October') &&
        said.has(Math.round(schedules.find(({ month }) => month === 10)!.fairness * 10) / 10),
    },
    {
      ask: 'and november',
      isRight: (said, { schedules }) =>
        said.mentions('November') &&
        said.has(Math.round(schedules.find(({ month }) => month === 11)!.fairness * 10) / 10),
    },
    {
      ask: "what's dragging it down?",
      isRight: (said) => said.mentions('November', 'share') || said.mentions('November', 'drag'),
    },
  ],
  [
    {
      ask: "who's on backup this weekend?",
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-12', '2026-12-13').filter(({ isBackup }) => isBackup))),
    },
    {
      ask: 'and next weekend?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-19', '2026-12-20').filter(({ isBackup }) => isBackup))),
    },
    {
      ask: 'who is working nights then?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-19', '2026-12-20').filter(({ isNight }) => isNight))),
    },
  ],
  [
    {
      ask: 'Any requests I need to look at?',
      isRight: (said, { requests }) => {
        const pending = requests.filter(({ status }) => status === 'pending')
        return said.has(pending.length) && said.mentions(...pending.map(({ person }) => person))
      },
    },
    {
      ask: "what if I approve Amara's?",
      isRight: (said) => said.mentions('Amara Diallo', 'January 2027', 'no schedule'),
    },
    { ask: 'who else is away then?', isRight: (said) => said.mentions('no one') && said.mentions('Jan 10') },
  ],
]
