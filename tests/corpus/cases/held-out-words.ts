/** A second batch with other conventions, written after the readers were: words, calendars and exports. */
import { weekdayOf } from '../../../src/engine/calendar.ts'
import { weekdays } from '../../../src/engine/model.ts'
import { datesOf, holders, makePlaces, makeWeeks } from '../rosters.ts'
import { type Rows, type Value, writeDoc, writeDocx } from '../write-files.ts'
import {
  type Codes,
  type CorpusCase,
  dayOf,
  full,
  last,
  lastFirst,
  monthOf,
  slashed,
  truthOf,
  weekday,
} from './case.ts'

export function heldOutWords(): CorpusCase[] {
  return [message(), twoCalendars(), weeksInWords(), barred(), markdown(), calendarCsv(), sentences()]
}

/** As people type: small letters, no titles, no months in words. */
function message(): CorpusCase {
  const roster = makeWeeks({
    seed: 61,
    count: 8,
    from: '2026-12-01',
    days: 28,
    day: ['days'],
    night: ['nights'],
    away: ['cme'],
  })
  const dates = datesOf(roster)
  const lines: string[] = []
  for (const person of roster.people) {
    const name = person.last.toLowerCase()
    let at = 0
    while (at < roster.days) {
      let end = at
      while (person.tokens[end + 1] === person.tokens[at]) end++
      const token = person.tokens[at]!
      if (token === 'cme')
        lines.push(`${name} out ${slashed(dates[at]!)}${end > at ? `-${slashed(dates[end]!)}` : ''} (cme)`)
      else if (token !== '.')
        lines.push(`${name} - ${token} ${slashed(dates[at]!)}${end > at ? ` thru ${slashed(dates[end]!)}` : ''}`)
      at = end + 1
    }
  }
  return {
    truth: truthOf({
      file: 'message.txt',
      layout: 'list',
      roster,
      codes: { cme: { away: true } },
      nameOf: last,
    }),
    content: ['hey, here is the dec coverage', ...lines, 'thx'].join('\n'),
  }
}

const cells = (roster: ReturnType<typeof makePlaces>, from: number, to: number): (number | undefined)[][] => {
  const dates = datesOf(roster)
  const lead = weekdays.indexOf(weekdayOf(dates[from]!))
  const all: (number | undefined)[] = [
    ...Array.from({ length: lead }, () => undefined),
    ...Array.from({ length: to - from }, (_, step) => from + step),
  ]
  while (all.length % 7 !== 0) all.push(undefined)
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7))
}

/** Two months in one document, Monday first, names before the code in brackets. */
function twoCalendars(): CorpusCase {
  const roster = makePlaces(62, 9, '2026-11-01', 61, ['D', 'D', 'N'])
  const table = (from: number, to: number): Rows => [
    ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'],
    ...cells(roster, from, to).map((week): Value[] =>
      week.map((at) =>
        at === undefined
          ? ''
          : `${dayOf(datesOf(roster)[at]!)}\n${holders(roster, 'D', at)
              .map((person) => `${person.last} (D)`)
              .join('\n')}\n${holders(roster, 'N', at)
              .map((person) => `${person.last} (N)`)
              .join('\n')}`,
      ),
    ),
  ]
  const content = writeDocx([
    'NOVEMBER 2026',
    { table: table(0, 30) },
    'DECEMBER 2026',
    { table: table(30, 61) },
    '(D) day 6a-6p   (N) night 6p-6a',
  ])
  return {
    truth: truthOf({
      file: 'two-calendars.docx',
      layout: 'calendar',
      roster,
      codes: { D: { start: '06:00', end: '18:00' }, N: { start: '18:00', end: '06:00' } },
      nameOf: last,
    }),
    content,
  }
}

/** A week as a heading; within the line the people, some with their weekdays. */
function weeksInWords(): CorpusCase {
  const roster = makePlaces(63, 8, '2026-12-07', 21, ['Rounders', 'Rounders', 'Rounders', 'Nights'])
  const dates = datesOf(roster)
  const lines: string[] = []
  for (const start of [0, 7, 14]) {
    lines.push(`Week of ${weekday(dates[start]!, 3)} ${slashed(dates[start]!)}`)
    lines.push(
      `Rounders: ${holders(roster, 'Rounders', start)
        .map((person) => `Dr. ${person.last}`)
        .join(', ')}`,
    )
    const [night] = holders(roster, 'Nights', start)
    lines.push(`Nights: Dr. ${night!.last}`, '')
  }
  return {
    truth: truthOf({ file: 'weeks-in-words.doc', layout: 'list', roster, codes: {}, nameOf: last }),
    content: writeDoc(['Hospitalist rota', ...lines]),
  }
}

/** An export with bars and one column of hours. */
function barred(): CorpusCase {
  const roster = makeWeeks({ seed: 64, count: 9, from: '2026-12-01', days: 21, day: ['IM_Day'], night: ['IM_Night'] })
  const lines = ['Assignment Name|Staff|Date|Time']
  for (const person of roster.people)
    for (const [at, date] of datesOf(roster).entries())
      if (person.tokens[at] !== '.')
        lines.push(
          `${person.tokens[at]!.replace('_', ' ')}|${lastFirst(person)} ${person.credential}|${date}|${person.tokens[at] === 'IM_Day' ? '07:00 - 19:00' : '19:00 - 07:00'}`,
        )
  const codes: Codes = { IM_Day: { start: '07:00', end: '19:00' }, IM_Night: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'barred.txt', layout: 'records', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

function markdown(): CorpusCase {
  const places = ['Ward', 'Admissions', 'Overnight']
  const roster = makePlaces(65, 9, '2026-12-01', 14, places)
  const lines = [
    '# December',
    '',
    '| | Ward 7-19 | Admissions 10-22 | Overnight 19-7 |',
    '|---|---|---|---|',
    ...datesOf(roster).map(
      (date, at) =>
        `| ${weekday(date, 3)} ${monthOf(date)}/${dayOf(date)} | ${places.map((place) => holders(roster, place, at).map(full).join(' + ')).join(' | ')} |`,
    ),
  ]
  const codes: Codes = {
    Ward: { start: '07:00', end: '19:00' },
    Admissions: { start: '10:00', end: '22:00' },
    Overnight: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'markdown.txt', layout: 'days-by-shift', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

/** A calendar saved as text: a line of numbers, then lines of names. */
function calendarCsv(): CorpusCase {
  const roster = makePlaces(66, 8, '2027-03-01', 31, ['Day', 'Night'])
  const lines = ['March 2027,,,,,,', 'MON,TUE,WED,THU,FRI,SAT,SUN']
  for (const week of cells(roster, 0, 31)) {
    lines.push(week.map((at) => (at === undefined ? '' : at + 1)).join(','))
    for (const place of ['Day', 'Night'])
      lines.push(
        week
          .map((at) => (at === undefined ? '' : `${place}-${holders(roster, place, at).map(last).join('')}`))
          .join(','),
      )
  }
  return {
    truth: truthOf({ file: 'calendar.csv', layout: 'calendar', roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}

/** Whole sentences. */
function sentences(): CorpusCase {
  const roster = makePlaces(67, 6, '2026-12-07', 14, ['days', 'nights'])
  const dates = datesOf(roster)
  const lines = [0, 7].map((start) => {
    const [day] = holders(roster, 'days', start)
    const [night] = holders(roster, 'nights', start)
    return `From Dec ${dayOf(dates[start]!)} to Dec ${dayOf(dates[start + 6]!)}, Dr. ${day!.last} will be on days and Dr. ${night!.last} will cover nights.`
  })
  return {
    truth: truthOf({ file: 'sentences.docx', layout: 'list', roster, codes: {}, nameOf: last }),
    content: writeDocx(['Dear colleagues,', ...lines, 'Best wishes']),
  }
}
