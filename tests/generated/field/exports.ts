/** Field kinds that programs export or people type day by day. */
import { addDays, dayOfMonth, monthNames } from '../../../src/engine/calendar.ts'
import {
  asText,
  type Draw,
  dated,
  full,
  lastName,
  type Made,
  made,
  openSheet,
  openTruth,
  slashed,
  weekday,
} from './draw.ts'

const tasks = [
  ['Day Rounder', '07:00', '19:00'],
  ['Nocturnist', '19:00', '07:00'],
  ['Swing', '13:00', '23:00'],
] as const

/** A scheduling product's export: last and first name, abbreviation, task, start and end with dates. */
export function staffExport(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  row(0, [
    'Staff Last name',
    'Staff First name',
    'Staff Abbrev',
    'Task Name',
    'Start date',
    'Start time',
    'End date',
    'End time',
    'Location',
    'Credit',
  ])
  let at = 1
  for (const [index, day] of days.slice(0, 21).entries())
    for (const [person, { first, last }] of people.entries()) {
      const kind = work[person]![index]!
      if (kind < 0) continue
      const [task, start, end] = tasks[kind]!
      row(at++, [
        last,
        first,
        `${first[0]}${last.slice(0, 3)}`.toUpperCase(),
        task,
        dated(day),
        start,
        dated(kind === 1 ? addDays(day, 1) : day),
        end,
        'Main Hospital',
        1,
      ])
      tell(person, day, task)
    }
  return made(draw, truth, sheet(), draw.chance.pick(['csv', 'xlsx']))
}

/** An on-call product's report: no headings, quoted names, ids, dates with dashes, times without a colon. */
export function callReport(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, full)
  const lines = [`"On-call report for ${monthNames[draw.month - 1]} ${draw.year}"`]
  const kinds = [
    ['Hospitalist Day 1', '0700', '1900'],
    ['Hospitalist Day 2', '0700', '1900'],
    ['Hospitalist Night', '1900', '0700'],
  ] as const
  for (const [at, day] of days.entries())
    for (const [place, [task, start, end]] of kinds.entries()) {
      const person = slots[at]![place]!
      lines.push(
        `"${full(people[person]!)}",${100 + person},${40 + place},"${task}",${7 + place},${Number(day.slice(5, 7))}-${dayOfMonth(day)}-${day.slice(2, 4)},${start},${end}`,
      )
      tell(person, day, task)
    }
  return asText(draw, truth, lines)
}

/** A calendar program's export: who and what are one subject. */
export function subjects(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const style = chance.pick([
    (name: string, code: string) => `${name} - ${code}`,
    (name: string, code: string) => `${code}: ${name}`,
  ])
  row(0, ['Subject', 'Start date', 'Start time', 'End date', 'End time', 'All day event'])
  let at = 1
  for (const [index, day] of days.entries())
    for (const [place, [task, start, end]] of [
      ['Day', '7:00 AM', '7:00 PM'],
      ['Night', '7:00 PM', '7:00 AM'],
    ].entries()) {
      const person = slots[index]![place]!
      row(at++, [
        style(people[person]!.last, task!),
        dated(day),
        start!,
        dated(place ? addDays(day, 1) : day),
        end!,
        'FALSE',
      ])
      tell(person, day, task!)
    }
  return made(draw, truth, sheet(), 'csv')
}

/** A table out of a document, pasted with its frame of lines and bars. */
export function framedTable(draw: Draw): Made {
  const { days, people, work, chance } = draw
  const { tell, truth } = openTruth(people, lastName)
  const own = days.slice(7, 14)
  const cells = [
    ['Physician', ...own.map((day) => `${weekday(day)} ${slashed(day)}`)],
    ...people.map(({ last }, person) => [
      `Dr. ${last}`,
      ...own.map((day, at) => {
        const kind = work[person]![7 + at]!
        const code = kind === -1 ? '' : kind === -2 ? 'PTO' : ['Day', 'Night', 'Swing'][kind]!
        if (code) tell(person, day, code)
        return code
      }),
    ]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  const line = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`
  const hasFrame = chance.happens(0.5)
  return asText(draw, truth, [
    `Week of ${dated(own[0]!)}`,
    '',
    ...cells.flatMap((row, at) => [
      ...(hasFrame || at === 1
        ? [hasFrame ? line : `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`]
        : []),
      `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
    ]),
    ...(hasFrame ? [line] : []),
  ])
}

/** A message that goes day by day. */
export function dailyMessage(draw: Draw): Made {
  const { days, people, slots, chance } = draw
  const { tell, truth } = openTruth(people, lastName)
  const lines = [
    `Hi all, here is the plan for ${monthNames[draw.month - 1]} ${draw.year}. Let me know about conflicts.`,
    '',
  ]
  const signs = chance.pick([': ', ' - '])
  for (const [at, day] of days.slice(0, 14).entries()) {
    lines.push(`${weekday(day, 9)} ${monthNames[draw.month - 1]} ${dayOfMonth(day)}`)
    const own = slots[at]!
    lines.push(`Days${signs}${people[own[0]!]!.last}, ${people[own[1]!]!.last}`)
    const isOpen = chance.happens(0.15)
    lines.push(`Swing${signs}${isOpen ? 'TBD' : people[own[2]!]!.last}`)
    if (!isOpen) tell(own[2]!, day, 'Swing')
    lines.push(`Nights${signs}${people[own[3]!]!.last}`, '')
    tell(own[0]!, day, 'Days')
    tell(own[1]!, day, 'Days')
    tell(own[3]!, day, 'Nights')
  }
  lines.push('Thanks!', 'Miriam')
  return asText(draw, truth, lines)
}

/** A line for each person with their stretches. */
export function stretches(draw: Draw): Made {
  const { days, people, work } = draw
  const { tell, truth } = openTruth(people, full)
  const lines = [`${monthNames[draw.month - 1]} ${draw.year} assignments`, '']
  const month = monthNames[draw.month - 1]!.slice(0, 3)
  for (const [person, own] of people.entries()) {
    const parts: string[] = []
    for (let at = 0; at < days.length; ) {
      const kind = work[person]![at]!
      let to = at
      while (to < days.length && work[person]![to] === kind) to++
      const word = ['days', 'nights', 'swing'][kind]
      if (word) {
        parts.push(to - at === 1 ? `${month} ${at + 1} ${word}` : `${month} ${at + 1}-${to} ${word}`)
        for (const day of days.slice(at, to)) tell(person, day, word)
      }
      at = to
    }
    if (parts.length > 0) lines.push(`${full(own)}: ${parts.join(', ')}`)
  }
  return asText(draw, truth, lines)
}
