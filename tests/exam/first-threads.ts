/** Threads of three turns, written before anything could answer them: the later turns mean nothing alone. */

import { between, countBy, leadersOf, namesOf, weekendsOf, worked } from './facts.ts'
import { examDates } from './first-questions.ts'
import type { Question } from './question.ts'

const { december, november, dayMonth, open, firstOpen, candidates } = examDates

export const firstThreads: Question[] = [
  [
    {
      ask: 'Who has the most weekend days this month?',
      isRight: (said, { shifts }) => {
        const { names, count } = leadersOf(countBy(between(shifts, ...december), ({ isWeekend }) => isWeekend))
        return said.has(count) && said.mentions(names[0]!)
      },
    },
    {
      ask: 'and in November?',
      isRight: (said, { shifts }) => {
        const { names, count } = leadersOf(countBy(between(shifts, ...november), ({ isWeekend }) => isWeekend))
        return said.has(count) && said.mentions(names[0]!, 'November')
      },
    },
    {
      ask: 'who has the fewest nights then?',
      isRight: (said, { shifts, people }) => {
        const counts = countBy(between(shifts, ...november), ({ isNight }) => isNight)
        return said.mentions('November') && counts.length < people.length && said.has(0)
      },
    },
  ],
  [
    {
      ask: 'How many nights does Dmitri Volkov have in December?',
      isRight: (said, facts) =>
        said.has(worked(facts, 'Dmitri Volkov', ...december).filter(({ isNight }) => isNight).length),
    },
    {
      ask: 'what about Chiara?',
      isRight: (said, facts) =>
        said.mentions('Chiara Esposito', 'night') &&
        said.has(worked(facts, 'Chiara Esposito', ...december).filter(({ isNight }) => isNight).length),
    },
    {
      ask: 'and weekends?',
      isRight: (said, facts) =>
        said.mentions('Chiara Esposito', 'weekend') &&
        said.has(weekendsOf(worked(facts, 'Chiara Esposito', ...december)).length),
    },
  ],
  [
    {
      ask: 'Which shifts are open from today on?',
      isRight: (said, facts) => {
        const slots = open(facts, '2026-12-08', december[1])
        return said.has(slots.length) && slots.every(({ date, role }) => said.mentions(dayMonth(date), role))
      },
    },
    {
      ask: 'why is the first one open?',
      isRight: (said, facts) =>
        said.mentions(firstOpen(facts).role, dayMonth(firstOpen(facts).date)) && /\d/.test(said.text),
    },
    {
      ask: 'who could take it?',
      isRight: (said, facts) => {
        const { date, role } = firstOpen(facts)
        const [best] = candidates(facts, date, role)
        return best!.isAllowed ? said.mentions(best!.name) : said.mentions('no one')
      },
    },
  ],
  [
    { ask: 'Is Hannah Goldberg part time?', isRight: (said) => /^yes/i.test(said.text) && said.has(0.6) },
    {
      ask: 'how many shifts did she have in November?',
      isRight: (said, facts) =>
        said.mentions('Hannah Goldberg') && said.has(worked(facts, 'Hannah Goldberg', ...november).length),
    },
    {
      ask: 'and her weekends?',
      isRight: (said, facts) =>
        said.mentions('Hannah Goldberg', 'weekend') &&
        said.has(weekendsOf(worked(facts, 'Hannah Goldberg', ...november)).length),
    },
  ],
  [
    {
      ask: 'Who is on nights tomorrow?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-09', '2026-12-09').filter(({ isNight }) => isNight))),
    },
    {
      ask: 'and the day after?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-10', '2026-12-10').filter(({ isNight }) => isNight))),
    },
    {
      ask: 'who is backup then?',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, '2026-12-10', '2026-12-10').filter(({ isBackup }) => isBackup))),
    },
  ],
]
