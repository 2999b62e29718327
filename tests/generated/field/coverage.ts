/** Field kinds of coverage: blocks of weeks, hours beside the names, phones, printed months. */
import { dayOfMonth, monthNames } from '../../../src/engine/calendar.ts'
import { type Print, writePdf } from '../../corpus/write-files.ts'
import { type Draw, lastName, type Made, made, openSheet, openTruth, slashed, title, weekday } from './draw.ts'

/** A block a week, its dates across, roles down, two names in a cell. */
export function weekBlocks(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const separator = chance.pick(['\n', ' & ', ', '])
  let row = 0
  for (let week = 0; week + 7 <= days.length; week += 7) {
    const own = days.slice(week, week + 7)
    put(row++, 0, `Week of ${monthNames[draw.month - 1]} ${dayOfMonth(own[0]!)}, ${draw.year}`)
    for (const [at, day] of own.entries()) put(row, 1 + at, weekday(day, 9))
    row++
    for (const [place, role] of ['Days', 'Swing', 'Nights'].entries()) {
      put(row, 0, role)
      for (const [at, day] of own.entries()) {
        const all = slots[week + at]!.slice(2 * place, 2 * place + (place === 0 ? 2 : 1))
        put(row, 1 + at, all.map((person) => people[person]!.last).join(separator))
        for (const person of all) tell(person, day, role)
      }
      row++
    }
    row++
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'docx']))
}

/** Numbers to call beside the names. */
export function callWithPhones(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const phones = people.map(() => chance.between(1000, 9999))
  put(0, 0, `On-Call ${title(draw)}`)
  for (const [place, text] of ['Day', 'Date', '1st Call', '2nd Call', 'ICU'].entries()) put(1, place, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, weekday(day, 2).toUpperCase())
    put(2 + at, 1, dayOfMonth(day))
    for (const [place, role] of ['1st Call', '2nd Call', 'ICU'].entries()) {
      const person = slots[at]![place]!
      put(2 + at, 2 + place, `${people[person]!.last} x${phones[person]}`)
      tell(person, day, role)
    }
  }
  put(4 + days.length, 0, 'Operator: dial 0. Questions to the front desk.')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'pasted']))
}

/** Shift times down, weekdays with dates across, names in the cells. */
export function timesDown(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, ({ first, last }) => `${first[0]} ${last}`)
  const times = ['0700-1500', '0700-1900', '1500-2300', '1900-0700']
  const own = days.slice(0, 14)
  put(0, 0, `Unit coverage, ${title(draw)}`)
  for (const [at, day] of own.entries())
    put(1, 1 + at, `${weekday(day)} ${dayOfMonth(day)}-${monthNames[draw.month - 1]!.slice(0, 3)}`)
  for (const [place, time] of times.entries()) {
    put(2 + place, 0, time)
    for (const [at, day] of own.entries()) {
      const { first, last } = people[slots[at]![place]!]!
      put(2 + place, 1 + at, `${first[0]}. ${last}`)
      tell(slots[at]![place]!, day, time)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'txt']))
}

/** Two halves of a day in one cell, each with its hours. */
export function sharedDays(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, title(draw))
  for (const [place, text] of ['Date', 'North', 'South'].entries()) put(1, place, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, `${slashed(day)}/${day.slice(0, 4)}`)
    for (const place of [0, 1]) {
      const [one, other] = [slots[at]![2 * place]!, slots[at]![2 * place + 1]!]
      put(2 + at, 1 + place, `${people[one]!.last} 7a-3p / ${people[other]!.last} 3p-11p`)
      tell(one, day, '7a-3p')
      tell(other, day, '3p-11p')
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** A printed calendar, one month a page, day numbers and names in boxes. */
export function printedMonths(draw: Draw): Made {
  const { people, year, month, today, chance } = draw
  const { tell, truth } = openTruth(people, lastName)
  const pages: Print[][] = []
  const roles = ['D', 'N']
  for (let step = 0; step < 2; step++) {
    const first = new Date(Date.UTC(year, month - 1 + step, 1))
    const prints: Print[] = [
      { x: 330, y: 40, size: 16, text: `${monthNames[first.getUTCMonth()]} ${first.getUTCFullYear()}` },
    ]
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    for (const [at, text] of names.entries()) prints.push({ x: 40 + at * 102, y: 62, size: 9, text })
    for (let at = 0; ; at++) {
      const date = new Date(first.getTime() + at * 86_400_000)
      if (date.getUTCMonth() !== first.getUTCMonth()) break
      const cell = at + first.getUTCDay()
      const [x, y] = [40 + (cell % 7) * 102, 82 + Math.floor(cell / 7) * 86]
      prints.push({ x: x + 80, y, size: 9, text: String(at + 1) })
      for (const [place, role] of roles.entries()) {
        const person = (step * 5 + Math.floor(at / 3) + place * 4) % people.length
        prints.push({ x, y: y + 14 + place * 12, size: 8, text: `${role} ${people[person]!.last}` })
        tell(person, date.toISOString().slice(0, 10), role)
      }
    }
    if (chance.happens(0.5)) prints.push({ x: 40, y: 595, size: 7, text: 'Printed from the shared calendar' })
    pages.push(prints)
  }
  return { today, truth, content: `PDF_FILE:${Buffer.from(writePdf(pages)).toString('base64')}` }
}
