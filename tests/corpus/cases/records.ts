/** Tables of one shift a row. */
import { datesOf, makeWeeks } from '../rosters.ts'
import { type Rows, writeBook } from '../write-files.ts'
import { type Codes, type CorpusCase, cellOf, full, lastFirst, slashed, truthOf } from './case.ts'

export function recordTables(): CorpusCase[] {
  return [records(), recordsInParts(), absencesAsRecords()]
}

function records(): CorpusCase {
  const roster = makeWeeks({ seed: 28, count: 10, from: '2026-12-01', days: 28, day: ['Day'], night: ['Night'] })
  const dates = datesOf(roster)
  const lines = ['Shift Date,Provider,Shift,Start,End,Hours credited']
  for (const [at, date] of dates.entries())
    for (const person of roster.people)
      if (person.tokens[at] !== '.')
        lines.push(
          `${slashed(date)}/26,"${lastFirst(person)}",${person.tokens[at]},${person.tokens[at] === 'Day' ? '7:00 AM,7:00 PM' : '7:00 PM,7:00 AM'},12`,
        )
  const codes: Codes = { Day: { start: '07:00', end: '19:00' }, Night: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'records.csv', layout: 'records', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

function recordsInParts(): CorpusCase {
  const roster = makeWeeks({
    seed: 29,
    count: 9,
    from: '2027-01-04',
    days: 21,
    day: ['Rounder'],
    night: ['Nocturnist'],
  })
  const dates = datesOf(roster)
  const rows: Rows = [
    ['Export from QGenda-like system'],
    [],
    ['Last name', 'First name', 'Date', 'Task', 'Start time', 'End time'],
  ]
  for (const person of roster.people)
    for (const [at, date] of dates.entries())
      if (person.tokens[at] !== '.')
        rows.push([
          person.last,
          person.first,
          { date, shown: 'yyyy-mm-dd' },
          person.tokens[at]!,
          person.tokens[at] === 'Rounder' ? '0700' : '1900',
          person.tokens[at] === 'Rounder' ? '1700' : '0700',
        ])
  const codes: Codes = { Rounder: { start: '07:00', end: '17:00' }, Nocturnist: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'records-in-parts.xlsx', layout: 'records', roster, codes, nameOf: full }),
    content: writeBook([{ name: 'Export', rows }]),
  }
}

function absencesAsRecords(): CorpusCase {
  const roster = makeWeeks({
    seed: 30,
    count: 8,
    from: '2026-12-01',
    days: 28,
    day: ['Day_shift'],
    night: ['Night_shift'],
    away: ['Vacation'],
  })
  const dates = datesOf(roster)
  const lines = ['Physician\tFrom\tTo\tAssignment']
  for (const person of roster.people) {
    let at = 0
    while (at < roster.days) {
      let end = at
      while (person.tokens[end + 1] === person.tokens[at]) end++
      if (person.tokens[at] !== '.')
        lines.push(
          `${full(person)}\t${slashed(dates[at]!)}/2026\t${slashed(dates[end]!)}/2026\t${cellOf(person.tokens[at]!)}`,
        )
      at = end + 1
    }
  }
  return {
    truth: truthOf({
      file: 'from-and-to.txt',
      layout: 'records',
      roster,
      codes: { Vacation: { away: true } },
      nameOf: full,
    }),
    content: lines.join('\n'),
  }
}
