/** Lists and messages as strangers write them: remarks, swaps, telephones, two months side by side. */
import { addDays, dayOfMonth, daysInMonth, monthNames, monthStart } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import {
  asText,
  type Draw,
  daysFrom,
  full,
  lastName,
  type Made,
  made,
  openSheet,
  openTruth,
  slashed,
  title,
  weekday,
} from './draw.ts'

/** A row a day, a column a shift, remarks and telephones at the right and below. */
export function remarksBeside(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`HOSPITALIST ${title(draw).toUpperCase()}`])
  row(1, ['', '', 'Day 1', 'Day 2', 'Swing', 'Night', 'Backup', 'Notes'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      dayOfMonth(day),
      weekday(day, 9),
      ...[0, 1, 2, 3, 4].map((place) => people[slots[at]![place]!]!.last),
      chance.happens(0.15)
        ? chance.pick(['Grand rounds noon', 'Dr. Patel at conference', 'Holiday', 'Epic downtime 2a'])
        : '',
    ])
    for (const [place, task] of ['Day 1', 'Day 2', 'Swing', 'Night', 'Backup'].entries())
      tell(slots[at]![place]!, day, task)
  }
  for (const [person, { last }] of people.entries())
    row(4 + days.length + person, [last, '', `555-01${10 + person}`, `pager ${4400 + person}`])
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Two months side by side, a row a day in each. */
export function twoMonthsBeside(draw: Draw): Promise<Made> {
  const { chance, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  for (const side of [0, 1]) {
    const at = draw.month - 1 + side
    const [year, month] = [draw.year + Math.floor(at / 12), (at % 12) + 1]
    const left = side * 5
    put(0, left, `${monthNames[month - 1]} ${year}`, { across: 4 })
    for (const [column, text] of ['Date', 'Day', 'Night', 'Call'].entries()) put(1, left + column, text)
    for (const [step, day] of daysFrom(monthStart(year, month), daysInMonth(year, month)).entries()) {
      put(2 + step, left, `${weekday(day)} ${dayOfMonth(day)}`)
      for (const [place, task] of ['Day', 'Night', 'Call'].entries()) {
        const person = (Math.floor(step / 3) + place * 3 + side) % people.length
        put(2 + step, left + 1 + place, people[person]!.last)
        tell(person, day, task)
      }
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'xls']))
}

/** Swaps are written with an arrow: who was down for it -> who works it. */
export function swapsByArrow(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`${title(draw)} call schedule, updated with swaps`])
  row(1, ['Date', 'Day call', 'Night call'])
  for (const [at, day] of days.entries()) {
    const cells = [0, 1].map((place) => {
      const person = slots[at]![place]!
      if (!chance.happens(0.1)) {
        tell(person, day, ['Day call', 'Night call'][place]!)
        return people[person]!.last
      }
      const other = slots[at]![place + 3]!
      tell(other, day, ['Day call', 'Night call'][place]!)
      return `${people[person]!.last} -> ${people[other]!.last}`
    })
    row(2 + at, [`${weekday(day)} ${slashed(day)}`, ...cells])
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx', 'pasted']))
}

/** A calendar program's file with a time zone: the task, a dash, and the doctor. */
export function zonedCalendar(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, full)
  const plain = (date: CalendarDate) => date.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-CALNAME:Hospitalists',
    'X-WR-TIMEZONE:America/Chicago',
  ]
  for (const [at, day] of days.entries())
    for (const [place, [task, start, end]] of [
      ['Rounder', '070000', '190000'],
      ['Nocturnist', '190000', '070000'],
    ].entries()) {
      const person = slots[at]![place]!
      lines.push(
        'BEGIN:VEVENT',
        `UID:${at}-${place}@google.com`,
        `DTSTART;TZID=America/Chicago:${plain(day)}T${start}`,
        `DTEND;TZID=America/Chicago:${plain(place ? addDays(day, 1) : day)}T${end}`,
        `SUMMARY:${task} - Dr. ${full(people[person]!)}`,
        'LOCATION:Main Hospital',
        'STATUS:CONFIRMED',
        'END:VEVENT',
      )
      tell(person, day, task!)
    }
  return asText(draw, truth, [...lines, 'END:VCALENDAR'])
}

/** A message: a line a day with both shifts and telephones. */
export function mailedCalls(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, lastName)
  const lines = [
    'Hi all,',
    '',
    `Here is the call list for ${title(draw)}. Please let me know about conflicts by Friday.`,
    '',
  ]
  for (const [at, day] of days.entries()) {
    const [one, other] = [slots[at]![0]!, slots[at]![1]!]
    lines.push(
      `${weekday(day)} ${slashed(day)}: Day - ${people[one]!.last} (555-01${10 + one}), Night - ${people[other]!.last} (555-01${10 + other})`,
    )
    tell(one, day, 'Day')
    tell(other, day, 'Night')
  }
  return asText(draw, truth, [...lines, '', 'Thanks,', 'Barbara Jenkins', 'Medical Staff Office, ext. 4410'])
}

/** Lines of a message: the day, then each shift with its people. */
export function messageLines(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, lastName)
  const lines = days.map((day, at) => {
    const [one, two, three] = slots[at]!
    for (const [person, task] of [
      [one!, 'D'],
      [two!, 'D'],
      [three!, 'N'],
    ] as const)
      tell(person, day, task)
    return `${slashed(day)} D: ${people[one!]!.last}, ${people[two!]!.last}; N: ${people[three!]!.last}`
  })
  return asText(draw, truth, [`${title(draw)} (D 7a-7p, N 7p-7a)`, ...lines])
}

/** One line a stretch: who, from, through, what. */
export function stretchesInWords(draw: Draw): Made {
  const { days, people, chance } = draw
  const { tell, truth } = openTruth(people, full)
  const lines: string[] = [`${title(draw)} assignments`, '']
  for (const [person, own] of people.entries())
    for (let at = person % 5; at < days.length - 4; at += 14) {
      const to = Math.min(days.length - 1, at + 4 + (person % 3))
      const task = chance.pick(['Rounding', 'Nights', 'Admitting'])
      lines.push(`${full(own)}  ${slashed(days[at]!)} - ${slashed(days[to]!)}  ${task}`)
      for (const day of days.slice(at, to + 1)) tell(person, day, task)
    }
  return asText(draw, truth, lines)
}
