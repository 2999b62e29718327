/** Invented rosters for the corpus: people, days and what everyone does, the same for the same seed. */
import { addDays } from '../../src/engine/calendar.ts'
import type { CalendarDate } from '../../src/engine/model.ts'

export type CorpusPerson = { first: string; last: string; credential: string; tokens: string[] }
/** One token a day: "." nothing, a code, or codes joined by "+". Spaces in a code are written "_". */
export type Roster = { from: CalendarDate; days: number; people: CorpusPerson[] }

const names =
  `Hana Chen,Miguel Alvarez,Priya Patel,Thomas O'Brien,Aisha Rahman,Daniel Kowalski,Grace Kim,Samuel Okafor,Laura Schmidt,Ravi Iyer,
Emily Watson,Carlos Mendoza,Nina Petrova,John Smith,Olivia Brown,Yusuf Demir,Katherine Van Dyke,Peter Lindqvist,Maria Garcia-Lopez,Kevin Nguyen,
Fatima Haddad,Robert Jones,Ingrid Larsen,Wei Zhang,Deborah Stein,Marcus Johnson,Sofia Rossi,Brian McCarthy,Leila Farahani,Anthony De Luca,
Rachel Goldberg,Vikram Singh,Julia Novak,Andre Dubois,Helen Park,Oscar Ramirez,Tara Quinn,Isaac Mbeki,Claire Fontaine,Sean Murphy`
    .split(',')
    .map((name) => name.trim())

/** Park and Miller, so that the numbers stay the same on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed * 7919 + 17
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

export function pickPeople(count: number, seed: number): CorpusPerson[] {
  const start = (seed * 7) % names.length
  return Array.from({ length: count }, (_, index) => {
    const [first = '', ...last] = names[(start + index) % names.length]!.split(' ')
    return { first, last: last.join(' '), credential: index % 3 === 1 ? 'DO' : 'MD', tokens: [] }
  })
}

export type Weeks = {
  seed: number
  count: number
  from: CalendarDate
  days: number
  day: string[]
  night: string[]
  away?: string[]
  single?: string[]
}

/** Seven on, seven off: every fourth person at night, some absences in the weeks off. */
export function makeWeeks({ seed, count, from, days, day, night, away = [], single = [] }: Weeks): Roster {
  const random = randomOf(seed)
  const people = pickPeople(count, seed)
  for (const [index, person] of people.entries()) {
    const isNight = night.length > 0 && index % 4 === 3
    const code = isNight ? night[index % night.length]! : day[index % day.length]!
    const phase = index % 2
    let leave = 0
    for (let at = 0; at < days; at++) {
      const isOn = Math.floor((at + 2) / 7) % 2 === phase
      if (leave > 0 && !isOn) leave--
      else leave = 0
      if (!isOn && leave === 0 && away.length > 0 && random() < 0.05) leave = 1 + Math.floor(random() * 3)
      const other = isOn && single.length > 0 && random() < 0.12 ? single[Math.floor(random() * single.length)]! : code
      person.tokens.push(isOn ? other : leave > 0 ? away[index % away.length]! : '.')
    }
  }
  return { from, days, people }
}

/** Places to fill each day, people changing every week on Monday. */
export function makePlaces(
  seed: number,
  count: number,
  from: CalendarDate,
  days: number,
  places: string[],
  shiftEvery = 7,
): Roster {
  const people = pickPeople(count, seed)
  for (const person of people) person.tokens = Array.from({ length: days }, () => '.')
  for (let at = 0; at < days; at++) {
    const turn = Math.floor(at / shiftEvery)
    for (const [index, place] of places.entries())
      people[(index + turn * places.length) % count]!.tokens[at] = place.replaceAll(' ', '_')
  }
  return { from, days, people }
}

/** Who holds the place on the day, in the order of the roster. */
export function holders(roster: Roster, place: string, day: number): CorpusPerson[] {
  return roster.people.filter((person) => person.tokens[day]!.split('+').includes(place.replaceAll(' ', '_')))
}

export function datesOf(roster: Roster): CalendarDate[] {
  return Array.from({ length: roster.days }, (_, step) => addDays(roster.from, step))
}
