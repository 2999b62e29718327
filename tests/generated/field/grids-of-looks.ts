/** Field kinds that differ by how the sheet looks: colors, merged bars, hidden sheets, bare numbers for dates, titles of all sorts. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import {
  type Draw,
  full,
  initialsOf,
  lastName,
  type Made,
  made,
  openSheet,
  openTruth,
  slashed,
  title,
  weekday,
  workbook,
} from './draw.ts'

/** Saved without formats: the dates are a spreadsheet's day numbers. */
export function serialDates(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const isDown = chance.happens(0.5)
  const at = (one: number, other: number): [number, number] => (isDown ? [one, other] : [other, one])
  put(0, 0, isDown ? 'Date' : 'Name')
  for (const [index, day] of days.entries()) put(...at(1 + index, 0), Math.round(Date.parse(day) / 86_400_000) + 25_569)
  for (const [person, own] of people.entries()) {
    put(...at(0, 1 + person), full(own))
    for (const [index, day] of days.entries()) {
      const kind = work[person]![index]!
      if (kind === -1) continue
      const code = kind === -2 ? 'PTO' : ['Day', 'Night', 'Swing'][kind]!
      put(...at(1 + index, 1 + person), code)
      tell(person, day, code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'pasted']))
}

/** An old version on a hidden sheet, a phone list on a shown one. */
export function hiddenSheets(draw: Draw): Made {
  const { chance, days, people, work, today } = draw
  const { tell, truth } = openTruth(people, full)
  const rows = (isTrue: boolean) => [
    [`${title(draw)}${isTrue ? '' : ' OLD'}`],
    ['Physician', ...days.map((day) => slashed(day))],
    ...people.map((own, person) => [
      full(own),
      ...days.map((day, at) => {
        const kind = work[person]![(at + (isTrue ? 0 : 5)) % days.length]!
        const code = kind === -1 ? '' : kind === -2 ? 'PTO' : ['D', 'N', 'S'][kind]!
        if (isTrue && code) tell(person, day, code)
        return code
      }),
    ]),
  ]
  const phones = [
    ['Name', 'Cell', 'Pager'],
    ...people.map((own) => [full(own), `555-01${chance.between(10, 99)}`, chance.between(1000, 9999)]),
  ]
  return {
    today,
    truth,
    content: workbook([
      { name: 'Old', rows: rows(false), isHidden: true },
      { name: 'Phones', rows: phones },
      { name: 'Current', rows: rows(true) },
    ]),
  }
}

/** Colors that only decorate: weekends gray, holidays pink, leave yellow. */
export function decorated(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, title(draw))
  const isWeekend = (day: CalendarDate) => /^S/.test(weekday(day))
  for (const [at, day] of days.entries()) {
    put(1, 1 + at, weekday(day, 2), isWeekend(day) ? { fill: 'D9D9D9' } : {})
    put(2, 1 + at, dayOfMonth(day), isWeekend(day) ? { fill: 'D9D9D9' } : {})
  }
  for (const [person, { last }] of people.entries()) {
    put(3 + person, 0, last)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      const code = kind === -1 ? '' : kind === -2 ? 'V' : ['D', 'N', 'E'][kind]!
      const fill = kind === -2 ? 'FFFF00' : dayOfMonth(day) === 25 ? 'FFC0CB' : isWeekend(day) ? 'D9D9D9' : undefined
      put(3 + person, 1 + at, code, fill ? { fill } : {})
      if (code) tell(person, day, code)
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Bars merged over the days of a stretch. */
export function bars(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, title(draw))
  for (const [at, day] of days.entries()) put(1, 1 + at, `${weekday(day, 2)}\n${dayOfMonth(day)}`)
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, full(own))
    for (let at = 0; at < days.length; ) {
      const kind = work[person]![at]!
      let to = at
      while (to < days.length && work[person]![to] === kind) to++
      const text = kind === -1 ? '' : kind === -2 ? 'Vacation' : ['Days', 'Nights', 'Swing'][kind]!
      put(2 + person, 1 + at, text, { across: to - at })
      if (text) for (const day of days.slice(at, to)) tell(person, day, kind === -2 ? '(leave)' : text)
      at = to
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

const suffixes = ['MD', 'DO', 'NP', 'PA-C', 'MD, PhD', 'MBBS']

/** Titles and suffixes of all kinds, contracts and pagers in brackets. */
export function suffixedNames(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, 'Provider')
  for (const [at, day] of days.entries()) put(0, 1 + at, day)
  for (const [person, { first, last }] of people.entries()) {
    const suffix = chance.pick(suffixes)
    put(
      1 + person,
      0,
      chance.pick([
        `${last}, ${first} ${suffix}`,
        `${last} ${suffix}, ${first}`,
        `${first} ${last}, ${suffix}`,
        `${last}, ${first} (PRN)`,
        `Dr. ${first} ${last}`,
        `${last}, ${first} ${suffix} (x${chance.between(1000, 9999)})`,
      ]),
    )
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const code = kind === -2 ? 'PTO' : ['D', 'N', 'S'][kind]!
      put(1 + person, 1 + at, code)
      tell(person, day, code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx', 'docx']))
}

/** Days down, initials across with X and V; a key of initials on the right. */
export function initialsAcross(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Night coverage ${title(draw)}`)
  put(1, 0, 'Date')
  put(1, 1, 'Day')
  for (const [person, own] of people.entries()) put(1, 2 + person, initialsOf(own))
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, slashed(day))
    put(2 + at, 1, weekday(day))
    for (const [person] of people.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const code = kind === -2 ? 'V' : ['D', 'N', 'S'][kind]!
      put(2 + at, 2 + person, code)
      tell(person, day, code)
    }
  }
  for (const [person, own] of people.entries()) {
    put(4 + person, 4 + people.length, initialsOf(own))
    put(4 + person, 5 + people.length, full(own))
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Half days: a column for the morning and one for the afternoon of each day. */
export function halfDays(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const week = days.slice(0, 14)
  for (const [at, day] of week.entries()) {
    put(0, 1 + 2 * at, `${weekday(day)} ${slashed(day)}/${day.slice(0, 4)}`, { across: 2 })
    put(1, 1 + 2 * at, 'AM')
    put(1, 2 + 2 * at, 'PM')
  }
  for (const [person, { last }] of people.entries()) {
    put(2 + person, 0, last)
    for (const [at, day] of week.entries()) {
      if (work[person]![at]! < 0) continue
      const [morning, afternoon] = chance.pick([
        ['Ward', 'Ward'],
        ['Clinic', 'Ward'],
        ['Ward', ''],
      ])
      for (const [half, code] of [morning!, afternoon!].entries()) {
        if (code === '') continue
        put(2 + person, 1 + 2 * at + half, code)
        if (half === 0 || code !== morning) tell(person, day, `${code}|AM|PM`)
      }
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Residents in blocks of four weeks: the columns are ranges. */
export function blocks(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const start = Date.parse(days[0]!)
  const long = 14
  put(0, 0, `Academic year block schedule, starts ${slashed(days[0]!)}/${draw.year}`)
  put(1, 0, 'Resident')
  const date = (at: number) => new Date(start + at * 86_400_000).toISOString().slice(0, 10)
  for (let block = 0; block < 6; block++)
    put(1, 1 + block, `${slashed(date(block * long))} - ${slashed(date(block * long + long - 1))}`)
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, full(own))
    for (let block = 0; block < 6; block++) {
      const code = chance.pick(['Wards', 'ICU', 'Nights', 'Clinic'])
      put(2 + person, 1 + block, code)
      for (let at = 0; at < long; at++) tell(person, date(block * long + at), code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}
