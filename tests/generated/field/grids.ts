/** Field kinds with people or days along the sides, as groups keep them in spreadsheets. */
import { dayOfMonth, monthNames, weekdayOf } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import { capitalize } from '../../../src/engine/text/capital.ts'
import { type Draw, full, initialsOf, type Made, made, openSheet, openTruth, workbook } from './draw.ts'

const weekday = (day: CalendarDate, length = 3) => capitalize(weekdayOf(day)).slice(0, length)
const slashed = (day: CalendarDate) => `${Number(day.slice(5, 7))}/${dayOfMonth(day)}`
const title = ({ year, month }: Draw) => `${monthNames[month - 1]} ${year}`
const lastName = ({ last }: { last: string }) => last

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

const languages = {
  spanish: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    weekdays: 'dom lun mar mié jue vie sáb',
    title: 'Guardias de',
    who: 'Médico',
    codes: ['M', 'N', 'T'],
    leave: 'Vac',
    key: ['M = mañana 8-15', 'T = tarde 15-22', 'N = noche 22-8', 'Vac = vacaciones'],
  },
  french: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'dim lun mar mer jeu ven sam',
    title: 'Planning',
    who: 'Médecin',
    codes: ['J', 'N', 'S'],
    leave: 'CA',
    key: ['J = jour 8h-18h', 'N = nuit 18h-8h', 'S = soir 14h-22h', 'CA = congé annuel'],
  },
  german: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    weekdays: 'So Mo Di Mi Do Fr Sa',
    title: 'Dienstplan',
    who: 'Arzt',
    codes: ['F', 'N', 'S'],
    leave: 'U',
    key: ['F = Früh 7-15', 'S = Spät 15-23', 'N = Nacht 23-7', 'U = Urlaub'],
  },
}

const foreign =
  (language: keyof typeof languages) =>
  (draw: Draw): Promise<Made> => {
    const { chance, days, people, work, month, year } = draw
    const { months, weekdays, title: heading, who, codes, leave, key } = languages[language]
    const { put, sheet } = openSheet()
    const { tell, truth } = openTruth(people, lastName)
    put(0, 0, `${heading} ${months.split(' ')[month - 1]} ${year}`)
    put(2, 0, who)
    for (const [at, day] of days.entries()) {
      put(1, 1 + at, weekdays.split(' ')[new Date(day).getUTCDay()]!)
      put(2, 1 + at, dayOfMonth(day))
    }
    for (const [person, { last }] of people.entries()) {
      put(3 + person, 0, `Dr. ${last}`)
      for (const [at, day] of days.entries()) {
        const kind = work[person]![at]!
        if (kind === -1) continue
        const code = kind === -2 ? leave : codes[kind]!
        put(3 + person, 1 + at, code)
        tell(person, day, code)
      }
    }
    for (const [at, text] of key.entries()) put(4 + people.length + at, 0, text)
    return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'pdf']))
  }
export const spanishGrid = foreign('spanish')
export const frenchGrid = foreign('french')
export const germanGrid = foreign('german')

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
