/** Months and weekdays as English, Spanish, French, and German schedules write them. One word may mean two things: "mar" is March or Tuesday. */

const monthWords = [
  'january jan enero ene janvier janv januar',
  'february feb febrero fevrier fevr fev februar',
  'march mar marzo mars marz mrz',
  'april apr abril abr avril avr',
  'may mayo mai',
  'june jun junio juin juni',
  'july jul julio juillet juil juli',
  'august aug agosto ago aout',
  'september sept sep septiembre set septembre',
  'october oct octubre octobre oktober okt',
  'november nov noviembre novembre',
  'december dec diciembre dic decembre dezember dez',
]
/** From Sunday on, as the days of a date count. */
const weekdayWords = [
  'sunday sun su domingo dom do dimanche dim di sonntag so',
  'monday mon mo lunes lun lu lundi montag',
  'tuesday tues tue tu martes mar ma mardi dienstag di',
  'wednesday weds wed we miercoles mie mi mercredi mer me mittwoch',
  'thursday thurs thur thu th jueves jue ju jeudi jeu je donnerstag do',
  'friday fri fr viernes vie vi vendredi ven ve freitag',
  'saturday sat sa sabado sab samedi sam samstag',
]
const weekdayLetters = ['d s', 'm l', 't m d', 'w m x', 't r j d', 'f v', 's']

function tableOf(words: string[], first: number): Map<string, number[]> {
  const table = new Map<string, number[]>()
  for (const [index, names] of words.entries())
    for (const name of names.split(' ')) table.set(name, [...(table.get(name) ?? []), index + first])
  return table
}

const months = tableOf(monthWords, 1)
const weekdays = tableOf(weekdayWords, 0)
const letters = tableOf(weekdayLetters, 0)

const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\.$/gu, '')

/** 1 to 12. */
export function monthOfWord(word: string): number | undefined {
  return months.get(fold(word))?.[0]
}

/** 0 (Sunday) to 6; several if the abbreviation is ambiguous. */
export function weekdaysOfWord(word: string): number[] | undefined {
  return weekdays.get(fold(word))
}

/** "M T W T F S S", "L M X J V S D". */
export function weekdaysOfLetter(word: string): number[] | undefined {
  return letters.get(fold(word))
}

/** In ranges, where they can't be initials: "M-F". */
const rangeLetters = tableOf(['', 'm', '', 'w', '', 'f'], 0)
const partsOfWeek: Record<string, number[]> = { weekend: [6, 0], weekday: [1, 2, 3, 4, 5] }

/** All days of "Mon-Thu", "Sat/Sun", "Fri", or "weekend". */
export function weekdaysIn(text: string): number[] | undefined {
  const [from, to, ...more] = text
    .split(/\s?(?:[-–]|\bto\b|\bthru\b)\s?/)
    .map((word) => (weekdaysOfWord(word) ?? rangeLetters.get(fold(word)))?.[0])
  if (from !== undefined && to !== undefined && more.length === 0)
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
  const days = text.split(/\s?[,/&+]\s?/).map((word) => weekdaysOfWord(word)?.[0])
  return days.every((day) => day !== undefined) ? days : partsOfWeek[fold(text).replace(/s$/, '')]
}
