/** Strangers’ files in French, German, and Spanish. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import { asText, type Draw, full, lastName, type Made, made, openSheet, openTruth, weekday } from './draw.ts'

const codeOf = (codes: string[], kind: number) => (kind === -2 ? codes[3]! : codes[kind]!)

/** One week in French: rest, leave, and a key in one line. */
export function frenchWeek(draw: Draw): Promise<Made> {
  const { days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const first = days.findIndex((day) => weekday(day) === 'Mon')
  const own = days.slice(first, first + 14)
  const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
  const names = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ')
  put(
    0,
    0,
    `Tableau de garde – du ${dayOfMonth(own[0]!)} au ${dayOfMonth(own[13]!)} ${months[draw.month - 1]} ${draw.year}`,
  )
  put(1, 0, 'Praticien')
  for (const [at, day] of own.entries()) put(1, 1 + at, `${names[at % 7]} ${dayOfMonth(day)}`)
  for (const [person, { last, first: given }] of people.entries()) {
    put(2 + person, 0, `${last.toUpperCase()} ${given}`)
    for (const [at, day] of own.entries()) {
      const kind = work[person]![first + at]!
      put(2 + person, 1 + at, kind === -1 ? 'R' : codeOf(['J', 'N', 'S', 'CA'], kind))
      tell(person, day, kind === -1 ? '(leave)' : codeOf(['J', 'N', 'S', 'CA'], kind))
    }
  }
  put(3 + people.length, 0, 'J = jour (8h-20h), N = nuit (20h-8h), S = soir (14h-22h), R = repos, CA = congé annuel')
  return made(draw, truth, sheet(), 'csv')
}

/** Calls in Spanish, a row a day. */
export function spanishCalls(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
  const names = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
  row(0, [`Cuadro de guardias · ${months[draw.month - 1]} de ${draw.year}`])
  row(1, ['Fecha', 'Guardia de día', 'Guardia de noche', 'Localizada'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${names[new Date(day).getUTCDay()]} ${dayOfMonth(day)} de ${months[draw.month - 1]}`,
      ...[0, 1, 2].map((place) => `Dra. ${full(people[slots[at]![place]!]!)}`),
    ])
    for (const [place, task] of ['Guardia de día', 'Guardia de noche', 'Localizada'].entries())
      tell(slots[at]![place]!, day, task)
  }
  return made(draw, truth, sheet(), chance.pick(['pdf', 'docx', 'xlsx']))
}

/** Codes with their length of hours, and a German month. */
export function germanDays(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
  row(0, [`Bereitschaftsdienst ${months[draw.month - 1]} ${draw.year}`])
  row(1, ['Datum', 'Tag', 'Vordergrund', 'Hintergrund', 'Bemerkung'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
      'So Mo Di Mi Do Fr Sa'.split(' ')[new Date(day).getUTCDay()]!,
      ...[0, 1].map((place) => `Dr. ${people[slots[at]![place]!]!.last}`),
      chance.happens(0.08) ? chance.pick(['Feiertag', 'getauscht']) : '',
    ])
    for (const [place, task] of ['Vordergrund', 'Hintergrund'].entries()) tell(slots[at]![place]!, day, task)
  }
  return made(draw, truth, sheet(), chance.pick(['xls', 'pdf', 'csv']))
}

/** Weeks of the year in German, people down, early and late and night. */
export function germanWeeks(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const first = days.findIndex((day) => weekday(day) === 'Mon')
  const own = days.slice(first, first + 21)
  put(0, 0, `Dienstplan Innere Medizin ${draw.year}`)
  put(1, 0, 'Name')
  for (const [at, day] of own.entries())
    put(
      1,
      1 + at,
      `${'So Mo Di Mi Do Fr Sa'.split(' ')[new Date(day).getUTCDay()]} ${day.slice(8)}.${day.slice(5, 7)}.`,
    )
  const codes = ['F', 'N', 'S']
  for (const [person, name] of people.entries()) {
    put(2 + person, 0, `Dr. med. ${full(name)}`)
    for (const [at, day] of own.entries()) {
      const kind = work[person]![first + at]!
      if (kind === -1) continue
      put(2 + person, 1 + at, kind === -2 ? 'U' : codes[kind]!)
      tell(person, day, kind === -2 ? '(leave)|U' : codes[kind]!)
    }
  }
  put(3 + people.length, 0, 'F: Frühdienst 7-15 Uhr')
  put(4 + people.length, 0, 'S: Spätdienst 14-22 Uhr')
  put(5 + people.length, 0, 'N: Nachtdienst 21-7 Uhr')
  put(6 + people.length, 0, 'U: Urlaub')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Spanish codes without a key, every day filled: L is a day off. */
export function spanishWithoutKey(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
  put(0, 0, `Turnos ${months[draw.month - 1]} ${draw.year}`)
  put(1, 0, 'Nombre')
  for (const [at, day] of days.entries()) put(1, 1 + at, dayOfMonth(day))
  for (const [person, { last }] of people.entries()) {
    put(2 + person, 0, last)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      put(2 + person, 1 + at, kind === -1 ? 'L' : kind === -2 ? 'Vac' : ['M', 'N', 'T'][kind]!)
      tell(person, day, kind < 0 ? '(leave)' : ['M', 'N', 'T'][kind]!)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** On call by week in French. */
export function frenchWeeksInWords(draw: Draw): Made {
  const { days, people } = draw
  const { tell, truth } = openTruth(people, lastName)
  const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
  const lines = [`Astreintes ${months[draw.month - 1]} ${draw.year}`]
  for (let at = 0; at + 7 <= days.length; at += 7) {
    const person = (at / 7) % people.length
    lines.push(
      `du ${dayOfMonth(days[at]!)} au ${dayOfMonth(days[at + 6]!)} ${months[draw.month - 1]} : Dr ${people[person]!.last}`,
    )
    for (const day of days.slice(at, at + 7)) tell(person, day, 'Astreinte|Astreintes|Backup')
  }
  return asText(draw, truth, lines)
}
