/** Lists and calendars made after the reader had learned the strange ones: time cards, weekends, crossed-out names. */

import { strToU8, unzipSync, zipSync } from 'fflate'
import { addDays, dayOfMonth, monthNames } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import { writeDocx } from '../../corpus/write-files.ts'
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
  title,
  weekday,
} from './draw.ts'

/** An export: start and end with their dates, last and first names in columns of their own, and an id. */
export function exportInParts(draw: Draw): Promise<Made> {
  const { days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  row(0, [
    'Start Date',
    'Start Time',
    'End Date',
    'End Time',
    'Last Name',
    'First Name',
    'Task Name',
    'Location',
    'Is Locked',
  ])
  let at = 1
  for (const [index, day] of days.entries())
    for (const [place, [task, start, end]] of [
      ['HM Day', '7:00 AM', '7:00 PM'],
      ['HM Night', '7:00 PM', '7:00 AM'],
      ['HM Swing', '2:00 PM', '12:00 AM'],
    ].entries()) {
      const person = slots[index]![place]!
      const { first, last } = people[person]!
      row(at++, [
        dated(day),
        start!,
        dated(place ? addDays(day, 1) : day),
        end!,
        last,
        first,
        task!,
        'Main Campus',
        'No',
      ])
      tell(person, day, task!)
    }
  return made(draw, truth, sheet(), 'csv')
}

/** A day and the services below it, with pagers. */
export function pagedServices(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, ({ first, last }) => `${first[0]} ${last}`)
  const lines = [`ON CALL - HOSPITAL MEDICINE - ${title(draw)}`]
  for (const [at, day] of days.slice(0, 20).entries()) {
    lines.push('', `${weekday(day, 9)}, ${monthNames[draw.month - 1]} ${dayOfMonth(day)}`)
    for (const [place, service] of ['Days', 'Nights', 'Backup'].entries()) {
      const { first, last } = people[slots[at]![place]!]!
      lines.push(`  ${service}: ${last}, ${first[0]}.  pager 44${10 + slots[at]![place]!}`)
      tell(slots[at]![place]!, day, service)
    }
  }
  return asText(draw, truth, lines)
}

/** A month's calendar, hours before the names. */
export function calendarOfHours(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `${title(draw)} Physician Calendar`)
  for (const [at, name] of 'Mon Tue Wed Thu Fri Sat Sun'.split(' ').entries()) put(1, at, name)
  const skip = (new Date(days[0]!).getUTCDay() + 6) % 7
  for (const [at, day] of days.entries()) {
    const [one, other] = [slots[at]![0]!, slots[at]![1]!]
    put(
      2 + Math.floor((at + skip) / 7),
      (at + skip) % 7,
      `${at + 1}\n7a-7p ${people[one]!.last}\n7p-7a ${people[other]!.last}`,
    )
    tell(one, day, '7a-7p')
    tell(other, day, '7p-7a')
  }
  return made(draw, truth, sheet(), chance.pick(['docx', 'xlsx']))
}

/** Weekends only, each for both days. */
export function weekendsOnly(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`Weekend call ${draw.year}`])
  row(1, ['Weekend', 'Rounder', 'Admitter', 'Backup'])
  const first = days.find((day) => weekday(day) === 'Sat')!
  for (let week = 0; week < 10; week++) {
    const [sat, sun] = [addDays(first, 7 * week), addDays(first, 7 * week + 1)]
    const own = [0, 1, 2].map((place) => (week * 2 + place * 3) % people.length)
    row(2 + week, [`${slashed(sat)}-${slashed(sun)}`, ...own.map((person) => people[person]!.last)])
    for (const [place, person] of own.entries())
      for (const day of [sat, sun]) tell(person, day, ['Rounder', 'Admitter', 'Backup'][place]!)
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'docx']))
}

/** A Word table in which swapped names are crossed out. */
export function crossedOut(draw: Draw): Made {
  const { chance, days, people, slots, today } = draw
  const { tell, truth } = openTruth(people, lastName)
  const rows = days.map((day, at) => [
    `${weekday(day)} ${slashed(day)}`,
    ...[0, 1].map((place) => {
      const isSwapped = chance.happens(0.12)
      const person = slots[at]![isSwapped ? place + 3 : place]!
      tell(person, day, ['Day', 'Night'][place]!)
      return `${isSwapped ? `STRUCK${people[slots[at]![place]!]!.last}END ` : ''}${people[person]!.last}`
    }),
  ])
  const files = unzipSync(writeDocx([title(draw), { table: [['Date', 'Day', 'Night'], ...rows] }]))
  const xml = Buffer.from(files['word/document.xml']!)
    .toString()
    .replace(
      /<w:t([^>]*)>STRUCK(.*?)END /g,
      '<w:rPr><w:strike/></w:rPr><w:t>$2</w:t></w:r><w:r><w:t xml:space="preserve"> ',
    )
  files['word/document.xml'] = strToU8(xml)
  return { content: `DOCX_FILE:${Buffer.from(zipSync(files)).toString('base64')}`, today, truth }
}

/** A calendar program's all-day events over several days. */
export function stretchesInCalendar(draw: Draw): Made {
  const { days, people } = draw
  const { tell, truth } = openTruth(people, lastName)
  const plain = (date: CalendarDate) => date.replaceAll('-', '')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Call']
  let next = 0
  for (const task of ['Days', 'Nights'])
    for (let at = 0; at < 28; at += 7) {
      const person = next++ % people.length
      lines.push(
        'BEGIN:VEVENT',
        `DTSTART;VALUE=DATE:${plain(days[at]!)}`,
        `DTEND;VALUE=DATE:${plain(addDays(days[at]!, 7))}`,
        `SUMMARY:${people[person]!.last} - ${task}`,
        'END:VEVENT',
      )
      for (const day of days.slice(at, at + 7)) tell(person, day, task)
    }
  return asText(draw, truth, [...lines, 'END:VCALENDAR'])
}

/** Names with telephones in the cells, pasted. */
export function phonesInCells(draw: Draw): Promise<Made> {
  const { days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, ['Date', 'On call day', 'On call night'])
  for (const [at, day] of days.entries()) {
    row(1 + at, [
      dated(day),
      ...[0, 1].map((place) => `${people[slots[at]![place]!]!.last} 555-01${10 + slots[at]![place]!}`),
    ])
    for (const [place, task] of ['On call day', 'On call night'].entries()) tell(slots[at]![place]!, day, task)
  }
  return made(draw, truth, sheet(), 'pasted')
}

/** Time cards: who was in from when to when. */
export function timeCards(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  row(0, ['Employee Name', 'Date', 'In', 'Out', 'Hours', 'Pay Code'])
  let at = 1
  for (const [person, { first, last }] of people.entries())
    for (const [index, day] of days.entries()) {
      const kind = work[person]![index]!
      if (kind < 0) continue
      const [start, end, hours] = (
        [
          ['07:00', '19:00', 12],
          ['19:00', '07:00', 12],
          ['11:00', '21:00', 10],
        ] as const
      )[kind]!
      row(at++, [`${last}, ${first}`, dated(day), start, end, hours, 'REG'])
      tell(person, day, `${start}-${end}`)
    }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** Stretches across, roles down. */
export function rolesByStretch(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `${title(draw)} night float and wards`)
  const edges = [0, 5, 9, 14, 19, 23, days.length]
  for (let at = 0; at + 1 < edges.length; at++) {
    const [from, to] = [edges[at]!, edges[at + 1]! - 1]
    put(1, 1 + at, `${slashed(days[from]!)}-${slashed(days[to]!)}`)
    for (const [place, role] of ['Wards A', 'Wards B', 'Night float'].entries()) {
      const person = (at * 3 + place) % people.length
      put(2 + place, 0, role)
      put(2 + place, 1 + at, people[person]!.last)
      for (const day of days.slice(from, to + 1)) tell(person, day, role)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** The census beside the names, a row a day. */
export function censusBeside(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [title(draw)])
  row(1, ['Date', 'Census', 'Rounder', 'Admitter', 'Nocturnist', 'Discharges'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${slashed(day)}/${day.slice(2, 4)}`,
      chance.between(60, 110),
      ...[0, 1, 2].map((place) => people[slots[at]![place]!]!.last),
      chance.between(5, 25),
    ])
    for (const [place, task] of ['Rounder', 'Admitter', 'Nocturnist'].entries()) tell(slots[at]![place]!, day, task)
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}
