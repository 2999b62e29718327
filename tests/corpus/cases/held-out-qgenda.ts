/** QGenda's exports, as its users pass them on. The reader was mended on the first; nothing was tuned on the others. */
import { addDays } from '../../../src/engine/calendar.ts'
import { datesOf, holders, makePlaces, makeWeeks } from '../rosters.ts'
import { type Rows, type Value, writeBook } from '../write-files.ts'
import { type Codes, type CorpusCase, cellOf, full, lastFirst, slashed, truthOf, weekday } from './case.ts'

export function heldOutQgenda(): CorpusCase[] {
  return [qgendaList(), qgendaStaffGrid(), qgendaTaskGrid(), qgendaByProvider()]
}

const written = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** QGenda's list: one row a task, with ids, credits and the state of the schedule. */
function qgendaList(): CorpusCase {
  const roster = makeWeeks({
    ...{ seed: 101, count: 14, from: '2026-12-01', days: 31 },
    ...{ day: ['Rounder_A', 'Rounder_B', 'Admitter'], night: ['Nocturnist'], away: ['Vacation'] },
  })
  const times: Record<string, [string, string, number]> = {
    Rounder_A: ['07:00 AM', '07:00 PM', 12],
    Rounder_B: ['07:00 AM', '07:00 PM', 12],
    Admitter: ['11:00 AM', '09:00 PM', 10],
    Nocturnist: ['07:00 PM', '07:00 AM', 12],
  }
  const heads = 'Date,Day,Staff Last Name,Staff First Name,Staff Abbrev,Staff Employer ID,NPI,Task Name,Task Abbrev,'
  const lines = [`${heads}Start Date,Start Time,End Date,End Time,Location,Credit Hours,Is Published,Tags`]
  for (const [at, date] of datesOf(roster).entries())
    for (const [place, person] of roster.people.entries()) {
      const token = person.tokens[at]!
      if (token === '.') continue
      const [start, end, hours] = times[token] ?? ['12:00 AM', '12:00 AM', 0]
      const task = cellOf(token)
      const to = token === 'Nocturnist' || token === 'Vacation' ? addDays(date, 1) : date
      const short = `${person.first[0]}${person.last.slice(0, 3)}`.toUpperCase()
      const letters = task.replace(/[^A-Z]/g, '')
      lines.push(
        [
          ...[
            written(date),
            weekday(date, 3),
            person.last,
            person.first,
            short,
            `E${4100 + place}`,
            1_730_000_000 + place,
          ],
          ...[task, letters, written(date), start, written(to), end, 'Riverbend Main', hours.toFixed(2), 'TRUE', ''],
        ].join(','),
      )
    }
  const codes: Codes = {
    Rounder_A: { start: '07:00', end: '19:00' },
    Rounder_B: { start: '07:00', end: '19:00' },
    Admitter: { start: '11:00', end: '21:00' },
    Nocturnist: { start: '19:00', end: '07:00' },
    Vacation: { away: true },
  }
  return {
    truth: truthOf({ file: 'qgenda-list.csv', layout: 'records', roster, codes, nameOf: full }),
    content: lines.join('\r\n'),
  }
}

/** QGenda's view by staff, as a workbook: a title, the range, and a line that says who printed it. */
function qgendaStaffGrid(): CorpusCase {
  const roster = makeWeeks({
    ...{ seed: 102, count: 16, from: '2027-01-01', days: 31 },
    ...{ day: ['RA', 'RB'], night: ['NOC'], away: ['VAC'], single: ['ADM'] },
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Riverbend Hospital Medicine'],
    ['Staff View: 01/01/2027 - 01/31/2027'],
    [],
    ['Staff', ...dates.map((date) => `${weekday(date, 3)} ${slashed(date)}`)],
    ...roster.people.map((person): Value[] => [lastFirst(person), ...person.tokens.map((token) => cellOf(token))]),
    [],
    ['RA = Rounder A (07:00-19:00)'],
    ['RB = Rounder B (07:00-19:00)'],
    ['ADM = Admitter (11:00-21:00)'],
    ['NOC = Nocturnist (19:00-07:00)'],
    ['VAC = Vacation'],
    ['Exported 11/15/2026 3:42 PM by scheduler@riverbend.example'],
  ]
  const codes: Codes = {
    RA: { start: '07:00', end: '19:00' },
    RB: { start: '07:00', end: '19:00' },
    ADM: { start: '11:00', end: '21:00' },
    NOC: { start: '19:00', end: '07:00' },
    VAC: { away: true },
  }
  return {
    truth: truthOf({ file: 'qgenda-staff-grid.xlsx', layout: 'people-by-day', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'Schedule', rows }]),
  }
}

/** QGenda's view by task: a block of rows for each week, tasks down, staff in the cells. */
function qgendaTaskGrid(): CorpusCase {
  const tasks = ['Rounder A', 'Rounder B', 'Admitter', 'Nocturnist']
  const times: Codes = {
    Rounder_A: { start: '07:00', end: '19:00' },
    Rounder_B: { start: '07:00', end: '19:00' },
    Admitter: { start: '11:00', end: '21:00' },
    Nocturnist: { start: '19:00', end: '07:00' },
  }
  const roster = makePlaces(103, 12, '2026-12-07', 28, tasks)
  const dates = datesOf(roster)
  const rows: Rows = [['Riverbend Hospital Medicine - Task View'], ['December 7, 2026 - January 3, 2027']]
  for (const start of [0, 7, 14, 21]) {
    const week = dates.slice(start, start + 7)
    rows.push([], ['Task', ...week.map((date) => `${weekday(date, 9)} ${slashed(date)}/${date.slice(0, 4)}`)])
    for (const task of tasks) {
      const { start: from, end: to } = times[task.replace(' ', '_')]!
      rows.push([
        `${task} (${from}-${to})`,
        ...week.map((_, at) =>
          holders(roster, task, start + at)
            .map(lastFirst)
            .join(''),
        ),
      ])
    }
  }
  return {
    truth: truthOf({ file: 'qgenda-task-grid.xlsx', layout: 'shifts-by-day', roster, codes: times, nameOf: full }),
    content: writeBook([{ name: 'Task View', rows }]),
  }
}

/** QGenda's list in another order, as a workbook with real dates: by provider, first names first. */
function qgendaByProvider(): CorpusCase {
  const roster = makeWeeks({
    ...{ seed: 107, count: 9, from: '2027-01-04', days: 28 },
    ...{ day: ['Teaching_Rounder', 'Direct_Care'], night: ['Night_Coverage'], away: ['PTO'] },
  })
  const times: Record<string, [string, string]> = {
    Teaching_Rounder: ['7:00 AM', '5:00 PM'],
    Direct_Care: ['7:00 AM', '7:00 PM'],
    Night_Coverage: ['7:00 PM', '7:00 AM'],
  }
  const rows: Rows = [
    [
      'Provider First Name',
      'Provider Last Name',
      'Provider ID',
      'Date',
      'Task',
      'Task Abbrev',
      'Start',
      'End',
      'Credit',
    ],
  ]
  for (const [place, person] of roster.people.entries())
    for (const [at, date] of datesOf(roster).entries()) {
      const token = person.tokens[at]!
      if (token === '.') continue
      const [start, end] = times[token] ?? ['', '']
      const task = cellOf(token)
      const letters = task.replace(/[^A-Z]/g, '')
      const day = { date, shown: 'm/d/yyyy' }
      rows.push([person.first, person.last, 7700 + place, day, task, letters, start, end, token === 'PTO' ? 0 : 1])
    }
  const codes: Codes = {
    Teaching_Rounder: { start: '07:00', end: '17:00' },
    Direct_Care: { start: '07:00', end: '19:00' },
    Night_Coverage: { start: '19:00', end: '07:00' },
    PTO: { away: true },
  }
  return {
    truth: truthOf({ file: 'qgenda-by-provider.xlsx', layout: 'records', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'List', rows }]),
  }
}
