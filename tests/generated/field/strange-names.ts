/** Names as strangers write them: nicknames, titles, abbreviations, on two rows, several people with one last name. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import type { Person } from '../writing-styles.ts'
import {
  type Draw,
  full,
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

const codeOf = (codes: string[], kind: number) => (kind === -2 ? codes[3]! : codes[kind]!)

const family: Person[] = [
  ...['Rajesh Patel', 'Sonia Patel', 'James Kim', 'Hana Kim', 'Maria Garcia', 'Luis Garcia', 'Tom Nguyen', 'Ana Reyes'],
].map((name) => ({ first: name.split(' ')[0]!, last: name.split(' ')[1]! }))

/** Abbreviations in the grid, their people on another sheet. */
export function abbreviationsElsewhere(draw: Draw): Made {
  const { days, people, slots, today } = draw
  const { tell, truth } = openTruth(people, full)
  const short = ({ first, last }: Person) => `${last.slice(0, 3)}${first[0]}`.toUpperCase()
  const tasks = ['Rounds A', 'Rounds B', 'Admit', 'Nights']
  const rows = days.map((day, at) => [
    weekday(day),
    `${slashed(day)}/${day.slice(0, 4)}`,
    ...tasks.map((task, place) => {
      tell(slots[at]![place]!, day, task)
      return short(people[slots[at]![place]!]!)
    }),
  ])
  const content = workbook([
    { name: 'Schedule', rows: [['Day', 'Date', ...tasks], ...rows] },
    { name: 'Staff', rows: [['Abbrev', 'Name'], ...people.map((own) => [short(own), `${own.last}, ${own.first}`])] },
  ])
  return { content, today, truth }
}

/** "Elizabeth (Liz) Moreno, MD": a nickname between the names and a title behind them. */
export function nicknames(draw: Draw): Promise<Made> {
  const { chance, days, work } = draw
  const nicks = ['Liz', 'Bob', 'Kate', '"Dee"', 'AJ', 'Peggy', 'Manny', 'Tony', 'Sue', 'Jo', 'Bill', 'Max', 'Vi', 'Ted']
  const { put, sheet } = openSheet()
  const people = draw.people
  const names = people.map(({ first, last }, at) =>
    at % 2
      ? `${first} ${last}`
      : nicks[at]!.startsWith('"')
        ? `${first} ${nicks[at]} ${last}`
        : `${first} (${nicks[at]}) ${last}`,
  )
  const { tell, truth } = openTruth(people, (own) => `${full(own)}|${names[people.indexOf(own)]}`)
  put(0, 0, `${title(draw)} Hospitalist Schedule - FINAL v3`)
  put(2, 0, 'Physician')
  for (const [at, day] of days.entries()) {
    put(1, 1 + at, weekday(day, 2))
    put(2, 1 + at, dayOfMonth(day))
  }
  const codes = ['D', 'N', 'A', 'PTO']
  for (const person of people.keys()) {
    put(3 + person, 0, `${names[person]}, ${['MD', 'DO', 'MD, PhD', 'MBBS'][person % 4]}`)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      put(3 + person, 1 + at, codeOf(codes, kind))
      tell(person, day, codeOf(codes, kind))
    }
  }
  for (const [at, text] of ['D = day 7a-7p', 'N = night 7p-7a', 'A = admitting 12p-12a', 'PTO = time off'].entries())
    put(4 + people.length + at, 0, text)
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'pdf']))
}

/** First names on one row, last names on the row below, days down. */
export function namesOnTwoRows(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, title(draw))
  for (const [person, { first, last }] of people.entries()) {
    put(1, 2 + person, first)
    put(2, 2 + person, last)
  }
  for (const [at, day] of days.entries()) {
    put(3 + at, 0, weekday(day))
    put(3 + at, 1, slashed(day))
    for (const person of people.keys()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      put(3 + at, 2 + person, codeOf(['Day', 'Night', 'Swing', 'Vac'], kind))
      tell(person, day, codeOf(['Day', 'Night', 'Swing', 'Vac'], kind))
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** A month's calendar where last names repeat, so that an initial tells them apart. */
export function sharedLastNames(draw: Draw): Promise<Made> {
  const { chance, days, slots } = draw
  const { put, sheet } = openSheet()
  const short = ({ first, last }: Person) => (['Patel', 'Kim', 'Garcia'].includes(last) ? `${last} ${first[0]}` : last)
  const { tell, truth } = openTruth(family, short)
  put(0, 0, title(draw))
  for (const [at, name] of 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ').entries())
    put(1, at, name)
  const skip = new Date(days[0]!).getUTCDay()
  for (const [at, day] of days.entries()) {
    const own = [0, 1].map((place) => (slots[at]![0]! + at + place * 3) % family.length)
    put(
      2 + Math.floor((at + skip) / 7),
      (at + skip) % 7,
      [`${at + 1}`, `AM ${short(family[own[0]!]!)}`, `PM ${short(family[own[1]!]!)}`].join('\n'),
    )
    for (const [place, person] of own.entries()) tell(person, day, ['AM', 'PM'][place]!)
  }
  return made(draw, truth, sheet(), chance.pick(['docx', 'xlsx']))
}

/** Assistants and nurses by their title, physicians by theirs. */
export function titledStaff(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const titles = ['Dr.', 'PA', 'NP', 'Dr.']
  put(0, 0, title(draw))
  put(1, 0, 'Shift')
  for (const [at, day] of days.slice(0, 14).entries()) put(1, 1 + at, `${weekday(day)} ${slashed(day)}`)
  for (const [place, task] of ['Days MD', 'Days APP', 'Nights MD', 'Nights APP'].entries()) {
    put(2 + place, 0, task)
    for (const [at, day] of days.slice(0, 14).entries()) {
      const own = people.filter((_, person) => (titles[person % 4] === 'Dr.') === (place % 2 === 0))
      const { last } = own[(Math.floor(at / 3) + Math.floor(place / 2) * 2) % own.length]!
      const person = people.findIndex((one) => one.last === last)
      put(2 + place, 1 + at, `${titles[person % 4]} ${last}`)
      tell(person, day, task)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['docx', 'xlsx', 'csv']))
}
