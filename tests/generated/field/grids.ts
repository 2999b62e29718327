/** Field kinds with people down and days across, as groups keep them in spreadsheets. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import { type Draw, full, lastName, type Made, made, openSheet, openTruth, slashed, title, weekday } from './draw.ts'

/** Weeks merged over their days, then weekdays, then day numbers; FTE beside the names. */
export function weekHeaders(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Inpatient Medicine ${title(draw)}`, { across: 8 })
  for (let at = 0, week = 1; at < days.length; week++) {
    const long = Math.min(7, days.length - at)
    put(1, 2 + at, `Week ${week}`, { across: long })
    at += long
  }
  put(3, 0, 'Provider')
  put(3, 1, 'FTE')
  for (const [at, day] of days.entries()) {
    put(2, 2 + at, weekday(day, 1))
    put(3, 2 + at, dayOfMonth(day))
  }
  const codes = chance.pick([
    ['D', 'N', 'S'],
    ['R', 'NOC', 'ADM'],
  ])
  for (const [person, own] of people.entries()) {
    put(4 + person, 0, `${own.last}, ${own.first}`)
    put(4 + person, 1, chance.pick(['1', '0.75', '0.5']))
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const code = kind === -2 ? 'PTO' : codes[kind]!
      put(4 + person, 2 + at, code)
      tell(person, day, code)
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Shift times in the cells, each written a little differently. */
export function timesInCells(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const times = chance.pick([
    ['0700-1900', '1900-0700', '1100-2300'],
    ['7a-3p', '11p-7a', '3p-11p'],
    ['7:00a - 7:00p', '7:00p - 7:00a', '12:00p - 10:00p'],
  ])
  put(0, 0, 'Employee')
  for (const [at, day] of days.slice(0, 14).entries())
    put(0, 1 + at, `${weekday(day)} ${slashed(day)}/${day.slice(2, 4)}`)
  for (const [person, own] of people.entries()) {
    put(1 + person, 0, full(own))
    for (const [at, day] of days.slice(0, 14).entries()) {
      const kind = work[person]![at]!
      if (kind === -1) {
        if (!chance.happens(0.5)) continue
        put(1 + person, 1 + at, 'OFF')
        tell(person, day, '(leave)')
        continue
      }
      put(1 + person, 1 + at, kind === -2 ? 'Vacation' : times[kind]!)
      tell(person, day, kind === -2 ? '(leave)' : times[kind]!)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx', 'pasted']))
}

/** Two weeks a block, each with its dates, hours in the cells and a sum that must be 80. */
export function payPeriods(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  let row = 0
  for (const [block, from] of [0, 14].entries()) {
    const own = days.slice(from, from + 14)
    put(
      row++,
      0,
      `Pay Period ${block + 1}: ${slashed(own[0]!)}/${own[0]!.slice(0, 4)} - ${slashed(own.at(-1)!)}/${own.at(-1)!.slice(0, 4)}`,
    )
    put(row, 0, 'Name')
    for (const [at, day] of own.entries()) put(row, 1 + at, `${weekday(day, 2)} ${dayOfMonth(day)}`)
    put(row++, 15, 'Hours')
    for (const [person, { last }] of people.entries()) {
      let hours = 0
      put(row, 0, last)
      for (const [at, day] of own.entries()) {
        const kind = work[person]![from + at]!
        if (kind === -1) continue
        const code = kind === -2 ? 'V' : ['D12', 'N12', 'E10'][kind]!
        if (kind >= 0) hours += kind === 2 ? 10 : 12
        put(row, 1 + at, code)
        tell(person, day, code)
      }
      put(row++, 15, hours)
    }
    row++
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'xls', 'csv']))
}

/** Upper and lower case as it comes, stars and daggers with footnotes below. */
export function footnotes(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, ({ first, last }) => `${first[0]} ${last}`)
  put(0, 0, `Schedule for ${title(draw)} (v${chance.between(2, 9)})`)
  put(1, 0, 'MD')
  for (const [at, day] of days.entries()) put(1, 1 + at, dayOfMonth(day))
  for (const [person, { first, last }] of people.entries()) {
    put(2 + person, 0, `${last}, ${first[0]}`)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const code = kind === -2 ? 'Vac' : ['Day', 'Night', 'Swing'][kind]!
      const written = chance.pick([code, code, code.toUpperCase(), code.toLowerCase()])
      put(2 + person, 1 + at, `${written}${chance.happens(0.06) ? chance.pick(['*', '†', '¹']) : ''}`)
      tell(person, day, kind === -2 ? '(leave)' : code)
    }
  }
  put(3 + people.length, 0, '* leaves at noon')
  put(4 + people.length, 0, '† teaching, residents on service')
  put(5 + people.length, 0, '¹ swap pending')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'docx', 'csv']))
}

/** Counts by day below and by kind of shift beside the grid. */
export function countedGrid(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const codes = ['D', 'N', 'SW']
  put(0, 0, title(draw))
  put(1, 0, 'Name')
  for (const [at, day] of days.entries()) put(1, 1 + at, slashed(day))
  for (const [place, text] of ['# D', '# N', '# SW', 'TOT'].entries()) put(1, 1 + days.length + place, text)
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, full(own))
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind < 0) continue
      put(2 + person, 1 + at, codes[kind]!)
      tell(person, day, codes[kind]!)
    }
    const counts = codes.map((_, kind) => work[person]!.filter((one) => one === kind).length)
    for (const [place, count] of [...counts, counts.reduce((sum, one) => sum + one, 0)].entries())
      put(2 + person, 1 + days.length + place, count)
  }
  for (const [kind, code] of codes.entries()) {
    put(3 + people.length + kind, 0, `Total ${code}`)
    for (const [at] of days.entries())
      put(3 + people.length + kind, 1 + at, work.filter((own) => own[at] === kind).length)
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'pdf']))
}

/** Two sites below each other, everyone at one of them. */
export function twoSites(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Hospitalists ${title(draw)}`)
  let row = 1
  const half = people.length >> 1
  for (const [site, [from, to]] of [[0, half] as const, [half, people.length] as const].entries()) {
    put(row++, 0, ['NORTH CAMPUS', 'SOUTH CAMPUS'][site]!)
    put(row, 0, 'Physician')
    for (const [at, day] of days.entries()) put(row, 1 + at, `${dayOfMonth(day)}`)
    row++
    for (let person = from; person < to; person++) {
      put(row, 0, full(people[person]!))
      for (const [at, day] of days.entries()) {
        const kind = work[person]![at]!
        if (kind === -1) continue
        const code = kind === -2 ? 'X' : ['D', 'N', 'S'][kind]!
        if (kind === -2) continue
        put(row, 1 + at, code)
        tell(person, day, code)
      }
      row++
    }
    row++
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Hours instead of codes: 12 on the days that somebody works. */
export function hoursInCells(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Hours worked ${title(draw)}`)
  for (const [at, day] of days.entries()) {
    put(1, 1 + at, weekday(day))
    put(2, 1 + at, slashed(day))
  }
  put(2, 1 + days.length, 'Total')
  for (const [person, own] of people.entries()) {
    put(3 + person, 0, full(own))
    let total = 0
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind < 0) continue
      const hours = kind === 2 ? 8 : 12
      total += hours
      put(3 + person, 1 + at, hours)
      tell(person, day, String(hours))
    }
    put(3 + person, 1 + days.length, total)
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}
