/** Single questions in a coordinator's words, written before anything could answer them. */

import { addDays } from '../../src/engine/calendar.ts'
import { capacityPerDay } from '../../src/engine/demand.ts'
import { rankCandidates } from '../../src/engine/explain/candidates.ts'
import { explainOpen } from '../../src/engine/explain/why-open.ts'
import { formatDate } from '../../src/engine/text/dates.ts'
import { between, countBy, type Facts, leadersOf, namesOf, type ShiftFact, worked } from './facts.ts'
import type { Question } from './question.ts'

const today = '2026-12-08'
const december = ['2026-12-01', '2026-12-31'] as const
const november = ['2026-11-01', '2026-11-30'] as const

const open = ({ shifts }: Facts, from: string, to: string) =>
  between(shifts, from, to).filter(({ person }) => person === null)
const firstOpen = (facts: Facts) => open(facts, today, december[1])[0]!
const nextShift = ({ shifts }: Facts, person: string) =>
  shifts.find((shift) => shift.person === person && shift.date > today)!
const dayMonth = (date: string) => formatDate(date).slice(4)
const roleId = (facts: Facts, role: string) => facts.months.get(12)!.problem.roles.find(({ name }) => name === role)!.id

/** If the role is fully staffed that day, whoever could replace someone who has it. */
function candidates(facts: Facts, date: string, role: string, holder?: string) {
  const { compiled, roster } = facts.months.get(12)!
  const ofDay = between(facts.shifts, date, date).filter((shift) => shift.role === role)
  const isFull = ofDay.every(({ person }) => person !== null)
  const instead = holder ?? (isFull ? holdersOf(facts, ofDay)[0] : undefined)
  const leaving = compiled.view.physicians.find(({ name }) => name === instead)?.id
  return rankCandidates(
    compiled,
    roster,
    { date, roleId: roleId(facts, role) },
    leaving === undefined ? {} : { instead: leaving },
  )
}

const holdersOf = ({ people }: Facts, ofDay: ShiftFact[]) =>
  people
    .map(({ name }) => name)
    .filter((name) => ofDay.some(({ person }) => person === name))
    .sort((one, other) => lastNameOf(one).localeCompare(lastNameOf(other)))

const lastNameOf = (name: string) => name.split(' ').at(-1)!

export const firstQuestions: Question[] = [
  [{ ask: 'How many physicians do we have?', isRight: (said, { people }) => said.has(people.length) }],
  [
    {
      ask: 'whos working tonight',
      isRight: (said, { shifts }) =>
        said.namesExactly(namesOf(between(shifts, today, today).filter(({ isNight }) => isNight))),
    },
  ],
  [
    {
      ask: 'Who is on tomorrow as admitter?',
      isRight: (said, { shifts }) =>
        said.namesExactly(
          namesOf(between(shifts, '2026-12-09', '2026-12-09').filter(({ role }) => role === 'Admitter')),
        ),
    },
  ],
  [
    {
      ask: 'How many nights does Malik Johnson have in December?',
      isRight: (said, facts) =>
        said.has(worked(facts, 'Malik Johnson', ...december).filter(({ isNight }) => isNight).length),
    },
  ],
  [
    {
      ask: 'who has the most nights this month',
      isRight: (said, { shifts }) => {
        const { names, count } = leadersOf(countBy(between(shifts, ...december), ({ isNight }) => isNight))
        return said.has(count) && said.mentions(...names)
      },
    },
  ],
  [
    {
      ask: 'How many open shifts are there in December?',
      isRight: (said, facts) => said.has(open(facts, ...december).length),
    },
  ],
  [
    {
      ask: 'Which shifts are still open next week?',
      isRight: (said, facts) => {
        const slots = open(facts, '2026-12-14', '2026-12-20')
        return slots.length === 0
          ? said.mentions('no open shift')
          : slots.every(({ date, role }) => said.mentions(dayMonth(date), role))
      },
    },
  ],
  [
    {
      ask: (facts) =>
        `why is the ${firstOpen(facts).role.toLowerCase()} shift on ${dayMonth(firstOpen(facts).date)} open?`,
      isRight: (said, facts) => {
        const { compiled, roster } = facts.months.get(12)!
        const { date, role } = firstOpen(facts)
        const { excluded } = explainOpen(compiled, roster, { date, roleId: roleId(facts, role) })
        const [most] = [...excluded].sort((one, other) => other.physicians - one.physicians)
        return said.mentions(role) && said.has(most!.physicians)
      },
    },
  ],
  [
    {
      ask: (facts) => `Who can cover for Nadia Petrova on ${dayMonth(nextShift(facts, 'Nadia Petrova').date)}?`,
      isRight: (said, facts) => {
        const { date, role } = nextShift(facts, 'Nadia Petrova')
        const [best] = candidates(facts, date, role, 'Nadia Petrova')
        return best!.isAllowed ? said.mentions(best!.name) : said.mentions('no one')
      },
    },
  ],
  [
    {
      ask: 'can ingrid solheim work the night shift on dec 20?',
      isRight: (said, facts) => {
        const found = candidates(facts, '2026-12-20', 'Night').find(({ name }) => name === 'Ingrid Solheim')
        return found!.isAllowed ? /^yes/i.test(said.text) : /^no/i.test(said.text)
      },
    },
  ],
  [
    {
      ask: "What happens if I approve Adaeze's time off?",
      isRight: (said, facts) => {
        const request = facts.requests.find(
          ({ person, status, type }) => person === 'Adaeze Nwosu' && status === 'pending' && type === 'timeoff',
        )!
        const opened = between(facts.shifts, request.from, request.to).filter(({ person }) => person === 'Adaeze Nwosu')
        return said.mentions(dayMonth(request.from)) && said.has(opened.length) && !said.mentions('school')
      },
    },
  ],
  [
    {
      ask: 'How fair is the December schedule?',
      isRight: (said, { schedules }) => {
        const { fairness } = schedules.find(({ month }) => month === 12)!
        return said.has(Math.round(fairness * 10) / 10) || said.has(Math.round(fairness))
      },
    },
  ],
  [
    {
      ask: 'show me the pending requests',
      isRight: (said, { requests }) => {
        const pending = requests.filter(({ status }) => status === 'pending')
        const isDiscreet = pending.every(({ reason }) => !said.mentions(reason))
        return said.has(pending.length) && said.mentions(...pending.map(({ person }) => person)) && isDiscreet
      },
    },
  ],
  [{ ask: 'what rest do people get between shifts', isRight: (said) => said.has(12) && said.mentions('hours') }],
  [
    {
      ask: 'How many rounders do we need on a Saturday?',
      isRight: (said, { roles }) => said.has(roles.find(({ name }) => name === 'Rounder')!.needed),
    },
  ],
  [
    {
      ask: 'is wei chen working on friday?',
      isRight: (said, { shifts }) => {
        const works = between(shifts, '2026-12-11', '2026-12-11').some(({ person }) => person === 'Wei Chen')
        return (works ? /^yes/i : /^no/i).test(said.text)
      },
    },
  ],
  [
    {
      ask: 'When does Grace Oyelaran work next?',
      isRight: (said, facts) => {
        const now = facts.shifts.find(({ person, date }) => person === 'Grace Oyelaran' && date >= today)!
        const { date, role } = now.date === today ? now : nextShift(facts, 'Grace Oyelaran')
        return said.mentions(dayMonth(date), role)
      },
    },
  ],
  [
    {
      ask: 'who works christmas day',
      isRight: (said, { shifts }) => said.namesExactly(namesOf(between(shifts, '2026-12-25', '2026-12-25'))),
    },
  ],
  [
    {
      ask: 'do we have enough people?',
      isRight: (said, { people }) => {
        const fte = people.reduce((sum, person) => sum + person.fte, 0)
        return said.has(Math.round(fte * 10) / 10) && said.has(Math.round(capacityPerDay(fte) * 10) / 10)
      },
    },
  ],
  [
    {
      ask: 'Is 7-on/7-off right for us?',
      isRight: (said) => said.mentions('7-on/7-off') && said.articles.length > 0,
    },
  ],
  [
    {
      ask: 'how do I publish a schedule?',
      isRight: (said) => said.mentions('publish', 'schedule') && said.articles.length > 0,
    },
  ],
  [
    {
      ask: 'hw many hourse did tobias lindqvist work in november',
      isRight: (said, facts) =>
        said.has(worked(facts, 'Tobias Lindqvist', ...november).reduce((sum, { hours }) => sum + hours, 0)),
    },
  ],
  [
    {
      ask: 'Who is away next week?',
      isRight: (said, { requests }) =>
        said.namesExactly(
          requests
            .filter(
              ({ type, status, from, to }) =>
                type === 'timeoff' && status === 'approved' && from <= '2026-12-20' && to >= '2026-12-14',
            )
            .map(({ person }) => person),
        ),
    },
  ],
  [
    {
      ask: 'What is the weather tomorrow?',
      isRight: (said) => said.mentions('only know about schedules'),
    },
  ],
]

export const examDates = { today, december, november, dayMonth, open, firstOpen, candidates, addDays }
