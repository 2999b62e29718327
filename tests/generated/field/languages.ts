/** Field kinds in other languages. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import { type Draw, lastName, type Made, made, openSheet, openTruth } from './draw.ts'

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
