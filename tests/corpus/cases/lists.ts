/** Schedules written line by line. */
import { weekdayOf } from '../../../src/engine/calendar.ts'
import { type CorpusPerson, datesOf, holders, makePlaces, makeWeeks, type Roster } from '../rosters.ts'
import { type Print, writeDoc, writeDocx, writePdf } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  cellOf,
  dayOf,
  full,
  last,
  lastFirst,
  shortMonth,
  slashed,
  truthOf,
  weekday,
} from './case.ts'

export function lists(): CorpusCase[] {
  return [byPerson(), byDate(), ranges(), dayHeadings(), personHeadings(), severalAPerson(), jobHeadings()]
}

const layout = 'list'

type Run = { token: string; from: number; to: number }

function runsOf(person: CorpusPerson): Run[] {
  const runs: Run[] = []
  for (const [at, token] of person.tokens.entries()) {
    const run = runs.at(-1)
    if (run?.token === token && run.to === at - 1) run.to = at
    else if (token !== '.') runs.push({ token, from: at, to: at })
  }
  return runs
}

/** Weekdays and hours for a whole month. */
function byPerson(): CorpusCase {
  const roster = makePlaces(41, 6, '2026-12-01', 31, [], 7)
  const dates = datesOf(roster)
  const plan: [string, string, string, string[]][] = [
    ['Rounder', '7am-7pm', 'Mon-Fri', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
    ['Rounder', '7am-7pm', 'Sat-Sun', ['saturday', 'sunday']],
    ['Admitter', '9a-5p', 'Mon, Wed, Fri', ['monday', 'wednesday', 'friday']],
    ['Night', '7pm-7am', 'Mon-Thu', ['monday', 'tuesday', 'wednesday', 'thursday']],
    ['Nights', '7p-7a', 'Fri-Sun', ['friday', 'saturday', 'sunday']],
    ['Swing', '2pm to 10pm', 'weekdays', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
  ]
  const times = ['07:00-19:00', '07:00-19:00', '09:00-17:00', '19:00-07:00', '19:00-07:00', '14:00-22:00']
  for (const [index, person] of roster.people.entries()) {
    const [job, , , days] = plan[index]!
    person.tokens = dates.map((date) => (days.includes(weekdayOf(date)) ? `${job}@${times[index]}` : '.'))
  }
  const lines = [
    'Hospitalist staffing, December 2026',
    '',
    ...roster.people.map((person, index) => `Dr. ${person.last}: ${plan[index]!.slice(0, 3).join(' ')}`),
    '',
    'Questions? Call the office.',
  ]
  return {
    truth: truthOf({ file: 'by-person.txt', layout, roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}

function byDate(): CorpusCase {
  const roster = makePlaces(42, 9, '2026-12-01', 21, ['Day', 'Day', 'Night'])
  const lines = datesOf(roster).flatMap((date, at) => [
    `${slashed(date)} Day: ${holders(roster, 'Day', at).map(last).join(', ')}`,
    `${slashed(date)} Night: ${holders(roster, 'Night', at).map(last).join(', ')}`,
  ])
  return {
    truth: truthOf({ file: 'by-date.txt', layout, roster, codes: {}, nameOf: last }),
    content: ['coverage', ...lines].join('\n'),
  }
}

/** "Chen 3-9 Dec days" */
function ranges(): CorpusCase {
  const roster = makeWeeks({
    seed: 43,
    count: 9,
    from: '2026-12-01',
    days: 31,
    day: ['days'],
    night: ['nights'],
    away: ['vacation'],
  })
  const dates = datesOf(roster)
  const lines = roster.people.flatMap((person) =>
    runsOf(person).map(
      ({ token, from, to }) =>
        `${person.last} ${from === to ? dayOf(dates[from]!) : `${dayOf(dates[from]!)}-${dayOf(dates[to]!)}`} Dec ${token}`,
    ),
  )
  return {
    truth: truthOf({
      file: 'ranges.docx',
      layout,
      roster,
      codes: { vacation: { away: true } },
      nameOf: last,
    }),
    content: writeDocx(['Schedule 2026', ...lines, 'Thank you all']),
  }
}

/** A day, then its people. */
function dayHeadings(): CorpusCase {
  const places = ['Rounder', 'Admitter', 'Night']
  const hours = ['7a-7p', '11a-11p', '7p-7a']
  const roster = makePlaces(44, 9, '2026-12-07', 14, places)
  const lines = datesOf(roster).flatMap((date, at) => [
    `${weekday(date, 9)}, ${shortMonth(date)} ${dayOf(date)}`,
    ...places.map((place, index) => `${place} ${hours[index]}: ${holders(roster, place, at).map(full).join(', ')}`),
    '',
  ])
  const codes: Codes = {
    Rounder: { start: '07:00', end: '19:00' },
    Admitter: { start: '11:00', end: '23:00' },
    Night: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'day-headings.doc', layout, roster, codes, nameOf: full }),
    content: writeDoc(['On service', ...lines]),
  }
}

/** A person, then the weeks. */
function personHeadings(): CorpusCase {
  const roster = makeWeeks({ seed: 45, count: 8, from: '2026-12-01', days: 31, day: ['Days'], night: ['Nights'] })
  const dates = datesOf(roster)
  const prints: Print[] = [{ x: 60, y: 40, size: 14, text: 'Individual schedules, Dec 2026' }]
  let y = 70
  for (const person of roster.people) {
    prints.push({ x: 60, y, size: 11, text: `Dr. ${full(person)}` })
    for (const { token, from, to } of runsOf(person)) {
      y += 14
      prints.push({
        x: 80,
        y,
        size: 10,
        text: `${shortMonth(dates[from]!)} ${dayOf(dates[from]!)} - ${shortMonth(dates[to]!)} ${dayOf(dates[to]!)}: ${token} ${token === 'Days' ? '7am-7pm' : '7pm-7am'}`,
      })
    }
    y += 22
  }
  const codes: Codes = { Days: { start: '07:00', end: '19:00' }, Nights: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'person-headings.pdf', layout, roster, codes, nameOf: full }),
    content: writePdf([prints], 612, 792),
  }
}

/** All of a person in one line. */
function severalAPerson(): CorpusCase {
  const roster = makeWeeks({
    seed: 46,
    count: 10,
    from: '2026-12-01',
    days: 31,
    day: ['D'],
    night: ['N'],
    away: ['PTO'],
  })
  const dates = datesOf(roster)
  const lines = roster.people.map(
    (person) =>
      `${lastFirst(person)}: ${runsOf(person)
        .map(
          ({ token, from, to }) =>
            `${slashed(dates[from]!)}${from === to ? '' : `-${slashed(dates[to]!)}`} ${cellOf(token)}`,
        )
        .join(', ')}`,
  )
  const codes: Codes = { D: { start: '07:00', end: '19:00' }, N: { start: '19:00', end: '07:00' }, PTO: { away: true } }
  return {
    truth: truthOf({ file: 'one-line-each.txt', layout, roster, codes, nameOf: full }),
    content: ['HOSPITALISTS Dec 2026', 'D=7a-7p; N=7p-7a', ...lines].join('\n'),
  }
}

/** A job, then dates with names. */
function jobHeadings(): CorpusCase {
  const roster: Roster = makePlaces(47, 8, '2026-12-07', 14, ['Days', 'Nights'], 2)
  const dates = datesOf(roster)
  const section = (job: string) =>
    dates.map(
      (date, at) =>
        `• ${weekday(date, 3)} ${slashed(date)} - ${holders(roster, job, at)
          .map((person) => `Dr. ${person.last}`)
          .join(' and ')}`,
    )
  const codes: Codes = { Days: { start: '07:00', end: '19:00' }, Nights: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'job-headings.txt', layout, roster, codes, nameOf: last }),
    content: ['Days (7a-7p)', ...section('Days'), '', 'Nights (7p-7a)', ...section('Nights')].join('\n'),
  }
}
