/** Grids as strangers keep them: services with telephones, drafts, fills, weeks and hours between the days. */
import { addDays, dayOfMonth } from '../../../src/engine/calendar.ts'
import { type Draw, full, lastName, type Made, made, openSheet, openTruth, slashed, title, weekday } from './draw.ts'

const codeOf = (codes: string[], kind: number) => (kind === -2 ? codes[3]! : codes[kind]!)

/** A service a row with its telephone, a day a column. */
export function servicesWithPhones(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, 'MERCY GENERAL HOSPITAL MEDICINE', { across: 6 })
  put(1, 0, `${title(draw)}  **call 4-1000 for operator**`, { across: 6 })
  put(2, 0, 'Service')
  put(2, 1, 'Phone')
  for (const [at, day] of days.entries()) put(2, 2 + at, `${weekday(day)} ${dayOfMonth(day)}`)
  for (const [place, service] of [
    'HM 1 (7a-7p)',
    'HM 2 (7a-7p)',
    'Swing (2p-12a)',
    'Nocturnist (7p-7a)',
    'Jeopardy',
  ].entries()) {
    put(3 + place, 0, service)
    put(3 + place, 1, `4-12${chance.between(10, 99)}`)
    for (const [at, day] of days.entries()) {
      const person = slots[at]![place]!
      put(3 + place, 2 + at, people[person]!.last)
      tell(person, day, `${service}|${service.split(' (')[0]}`)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Blocks of a week, written from their first to their last day. */
export function weeksFromTo(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Block schedule AY ${draw.year}`)
  put(1, 0, 'Faculty')
  const start = (week: number) => addDays(days[0]!, 7 * week)
  for (let week = 0; week < 10; week++)
    put(1, 1 + week, `${slashed(start(week))} - ${slashed(addDays(start(week), 6))}`)
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, `${own.last}, ${own.first} MD`)
    for (let week = 0; week < 10; week++) {
      const code =
        (week + person) % 5 === 4
          ? 'VAC'
          : (week + person) % 2
            ? undefined
            : chance.pick(['Wards', 'Consult', 'Nights'])
      if (!code) continue
      put(2 + person, 1 + week, code)
      for (let at = 0; at < 7; at++) tell(person, addDays(start(week), at), code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'xls', 'csv']))
}

/** Weeks below each other; each role has its telephone in parentheses. */
export function rolesInWeeks(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `Division of Hospital Medicine ${draw.year}`)
  let row = 2
  for (let at = 0; at < 28; at += 7) {
    for (const [step, day] of days.slice(at, at + 7).entries()) put(row, 1 + step, `${weekday(day)} ${slashed(day)}`)
    row++
    for (const [place, role] of ['Team A', 'Team B', 'Team C', 'Night'].entries()) {
      put(row, 0, `${role} (x5-12${10 + place})`)
      for (const [step, day] of days.slice(at, at + 7).entries()) {
        const person = slots[at + step]![place]!
        put(row, 1 + step, `Dr. ${people[person]!.last}`)
        tell(person, day, `${role}|${role} (x5-12${10 + place})`)
      }
      row++
    }
    put(row++, 0, chance.pick(['Please page before 8 pm', 'Backup: see call list', 'Thanks everyone!']))
    row++
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'docx', 'csv']))
}

/** Each day has a column for days and one for nights, under a merged date; an x is a shift. */
export function dayAndNightColumns(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Coverage ${draw.year}`)
  for (const [at, day] of days.slice(0, 14).entries()) {
    put(1, 1 + 2 * at, `${weekday(day)} ${slashed(day)}`, { across: 2 })
    put(2, 1 + 2 * at, 'Day')
    put(2, 2 + 2 * at, 'Night')
  }
  for (const [person, own] of people.entries()) {
    put(3 + person, 0, full(own))
    for (const [at, day] of days.slice(0, 14).entries()) {
      const kind = work[person]![at]!
      if (kind < 0) continue
      put(3 + person, 1 + 2 * at + (kind === 1 ? 1 : 0), 'x')
      tell(person, day, kind === 1 ? 'Night' : 'Day')
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** A draft: two weeks filled, the rest empty, some "?" and TBD. */
export function halfDraft(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `DRAFT ${title(draw)} - do not distribute`)
  put(1, 0, 'Name')
  for (const [at, day] of days.entries()) put(1, 1 + at, `${weekday(day, 1)} ${dayOfMonth(day)}`)
  for (const [person, { last }] of people.entries()) {
    put(2 + person, 0, last)
    for (const [at, day] of days.slice(0, 13).entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      if (chance.happens(0.05)) {
        put(2 + person, 1 + at, '?')
        continue
      }
      put(2 + person, 1 + at, codeOf(['AM', 'PM', 'Call', 'Vac'], kind))
      tell(person, day, codeOf(['AM', 'PM', 'Call', '(leave)'], kind))
    }
  }
  put(3 + people.length, 0, 'Rest of the month TBD once leave is approved')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'docx']))
}

/** Fills only: the key has the fills, too. */
export function fillsOnly(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const fills = ['FFFF00', '3366FF', '92D050', 'BFBFBF']
  const words = ['Day shift', 'Night shift', 'Admitting', 'Vacation']
  put(0, 0, title(draw))
  put(1, 0, 'Hospitalist')
  for (const [at, day] of days.entries()) put(1, 1 + at, dayOfMonth(day))
  for (const [person, { last }] of people.entries()) {
    put(2 + person, 0, last)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const own = kind === -2 ? 3 : kind
      put(2 + person, 1 + at, '', { fill: fills[own]! })
      tell(person, day, own === 3 ? 'Vacation|(leave)' : `${words[own]}|${words[own]!.split(' ')[0]}`)
    }
  }
  for (const [at, word] of words.entries()) {
    put(4 + people.length + at, 0, '', { fill: fills[at]! })
    put(4 + people.length + at, 1, word)
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Hours in the cells, credentials behind the names, hours of each week between the days. */
export function weeklyHours(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, ({ first, last }) => `${first[0]} ${last}`)
  put(0, 0, 'Provider')
  let column = 1
  const columns = days.slice(0, 28).map((day, at) => {
    put(0, column, `${weekday(day)} ${slashed(day)}/${day.slice(2, 4)}`)
    const own = column++
    if (at % 7 === 6) put(0, column++, 'Wk hrs')
    return own
  })
  for (const [person, { first, last }] of people.entries()) {
    put(1 + person, 0, `${first[0]}. ${last}, ${['MD', 'DO', 'PA-C', 'NP'][person % 4]}`)
    let hours = 0
    for (const [at, day] of days.slice(0, 28).entries()) {
      const kind = work[person]![at]!
      if (kind !== -1) {
        const code = codeOf(['7a-7p', '7p-7a', '11a-9p', 'PTO'], kind)
        put(1 + person, columns[at]!, code)
        tell(person, day, kind === -2 ? '(leave)|PTO' : code)
        hours += kind === -2 ? 0 : kind === 2 ? 10 : 12
      }
      if (at % 7 === 6) {
        put(1 + person, columns[at]! + 1, hours)
        hours = 0
      }
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'xls', 'csv']))
}
