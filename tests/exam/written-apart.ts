/** Questions written before looking at what the assistant reads, one for each cause that failed. */
import { between, namesOf } from './facts.ts'
import { examDates } from './first-questions.ts'
import { hours } from './late-questions.ts'
import type { Question } from './question.ts'

const { december, november } = examDates

export const writtenApart: Question[] = [
  [
    {
      ask: 'how many hours is Zainab scheduled for in November including backup',
      isRight: (said, { shifts }) =>
        said.has(hours(between(shifts, ...november).filter(({ person }) => person === 'Zainab Sheikh'))),
    },
  ],
  [
    {
      ask: 'which nights in december have only 2 nocturnists',
      isRight: (said, { shifts, people }) => {
        const nocturnists = people.filter(({ nights }) => nights === 'prefer').map(({ name }) => name)
        const on = (date: string) =>
          namesOf(between(shifts, date, date).filter(({ isNight }) => isNight)).filter((name) =>
            nocturnists.includes(name),
          )
        const dates = [...new Set(between(shifts, ...december).map(({ date }) => date))]
        return said.has(dates.filter((date) => on(date).length === 2).length)
      },
    },
  ],
  [
    {
      ask: "who's teaching tomorrow and is anyone off",
      isRight: (said, { shifts }) => {
        const on = between(shifts, '2026-12-09', '2026-12-09')
        const [teaching, off] = said.text.split('Teaching shift')
        return (
          namesOf(on.filter(({ role }) => role === 'Teaching')).every((name) => said.mentions(name)) &&
          teaching !== undefined &&
          off !== undefined &&
          said.mentions('no shift')
        )
      },
    },
  ],
  [
    {
      ask: 'who is off on Thanksgiving but works the day after',
      isRight: (said, { shifts }) => {
        const on = (date: string) => namesOf(between(shifts, date, date).filter(({ isBackup }) => !isBackup))
        return said.namesExactly(on('2026-11-27').filter((name) => !on('2026-11-26').includes(name)))
      },
    },
  ],
  [
    {
      ask: 'can Noah or Harriet work the night of Dec 14?',
      isRight: (said) => said.mentions('Noah Abernathy', 'Harriet Lowell'),
    },
  ],
  [{ ask: 'is there a phone app', isRight: ({ articles }) => articles.join() === 'Is there an app for my phone?' }],
  [{ ask: 'export december to excel', isRight: ({ articles }) => articles.join().includes('Excel') }],
  [
    {
      ask: 'Where do I change how many rounders we need',
      isRight: ({ articles }) => articles.join().includes('what a day needs'),
    },
  ],
  [
    {
      ask: 'remind everyone to put in their january requests by Dec 15',
      isRight: (said) => said.mentions('Please put in your january requests by Dec 15.'),
    },
  ],
  [
    {
      ask: 'change Lucia Romano to 0.6 fte starting january',
      isRight: (said) => said.mentions('nothing was changed', 'Lucia Romano'),
    },
  ],
  [
    {
      ask: "who has 2 East and 2 West on Thursday, and who's on call as backup that day?",
      isRight: (said, { shifts }) =>
        said.mentions(...namesOf(between(shifts, '2026-12-10', '2026-12-10').filter(({ isBackup }) => isBackup))) &&
        said.names().length === 3,
    },
  ],
  [{ ask: 'what if we add a second swing on fridays', isRight: (said) => said.mentions('With 2 required for Swing') }],
  [
    {
      ask: 'which rounders are on tomorrow that were also on today',
      isRight: (said, { shifts }) => {
        const on = (date: string) => namesOf(between(shifts, date, date).filter(({ role }) => role === 'Rounder'))
        return said.namesExactly(on('2026-12-09').filter((name) => on('2026-12-08').includes(name)))
      },
    },
  ],
  [
    {
      ask: "who worked nights but isn't a nocturnist last month",
      isRight: (said, { shifts, people }) => {
        const onNights = namesOf(between(shifts, ...november).filter(({ isNight }) => isNight))
        const others = people.filter(({ nights }) => nights !== 'prefer').map(({ name }) => name)
        return others.every((name) => !onNights.includes(name) || said.text.split('Not counting')[0]!.includes(name))
      },
    },
  ],
  [
    {
      ask: 'how many of our seniors are off on christmas',
      isRight: (said, { shifts, people }) => {
        const on = namesOf(between(shifts, '2026-12-25', '2026-12-25'))
        const off = people.filter(({ name, level }) => level === 'senior' && !on.includes(name))
        return said.mentions(...off.map(({ name }) => name))
      },
    },
  ],
  [
    {
      ask: 'Which is greater: the number of open shifts in November or in December?',
      isRight: (said, { shifts }) =>
        [november, december].every(([from, to]) =>
          said.has(between(shifts, from, to).filter(({ person }) => person === null).length),
        ),
    },
  ],
  [
    {
      ask: 'is Chen working less than his share',
      isRight: (said) => said.namesExactly(['Wei Chen']) && said.mentions('fair share'),
    },
  ],
  [
    {
      ask: 'Is it normal to work 7 days in a row?',
      isRight: ({ articles }) => articles.join() === 'How many days in a row',
    },
  ],
  [
    {
      ask: 'Can Keller cover for Romano on Dec 15',
      isRight: (said) => said.mentions('Lucia Romano has no shift on Tue, Dec 15'),
    },
  ],
  [{ ask: 'which holidays do we have off', isRight: ({ articles }) => articles.length === 0 }],
  [{ ask: 'how many nights have no senior', isRight: (said) => said.mentions('haven’t counted anything') }],
]
