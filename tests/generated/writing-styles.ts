/** How people write days, names and shifts: the values of the layout variables, with those that are kept for the blind figures. */
import { dayOfMonth, monthNames, weekdayOf, yearOf } from '../../src/engine/calendar.ts'
import type { CalendarDate } from '../../src/engine/model.ts'
import { capitalize } from '../../src/engine/text/capital.ts'

export type Person = { first: string; last: string }

const month = (date: CalendarDate) => Number(date.slice(5, 7))
const two = (number: number) => String(number).padStart(2, '0')
const short = (date: CalendarDate) => monthNames[month(date) - 1]!.slice(0, 3)
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const french = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const ordinalOf = (day: number) => (day > 10 && day < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'))

export const weekdayText = (date: CalendarDate, length = 3) => capitalize(weekdayOf(date)).slice(0, length)

/** `monthless`: only a title says the month. */
export type DateStyle = {
  write: (date: CalendarDate) => string
  monthless?: boolean
  hasYear?: boolean
  dayFirst?: boolean
  /** A spreadsheet's format that shows the same. */
  format?: string
}

export const dateStyles: Record<string, DateStyle> = {
  iso: { write: (date) => date, hasYear: true, format: 'yyyy-mm-dd' },
  monthDayYear: {
    write: (date) => `${month(date)}/${dayOfMonth(date)}/${yearOf(date)}`,
    hasYear: true,
    format: 'm/d/yyyy',
  },
  monthDay: { write: (date) => `${month(date)}/${dayOfMonth(date)}`, format: 'm/d' },
  dayMonth: { write: (date) => `${dayOfMonth(date)}/${month(date)}`, dayFirst: true },
  dayMonthYear: {
    write: (date) => `${two(dayOfMonth(date))}/${two(month(date))}/${yearOf(date)}`,
    hasYear: true,
    dayFirst: true,
  },
  number: { write: (date) => String(dayOfMonth(date)), monthless: true },
  long: { write: (date) => `${weekdayText(date)}, ${short(date)} ${dayOfMonth(date)}` },
  short: { write: (date) => `${short(date)} ${dayOfMonth(date)}`, format: 'mmm d' },
  dayShort: { write: (date) => `${dayOfMonth(date)}-${short(date)}`, format: 'd-mmm' },
  spanish: { write: (date) => `${dayOfMonth(date)} de ${spanish[month(date) - 1]}`, dayFirst: true },
  dotted: { write: (date) => `${dayOfMonth(date)}.${month(date)}.`, dayFirst: true },
  weekdayNumber: { write: (date) => `${weekdayText(date)} ${dayOfMonth(date)}`, monthless: true },
  dayShortYear: { write: (date) => `${two(dayOfMonth(date))}-${short(date)}-${date.slice(2, 4)}`, hasYear: true },
  ordinal: { write: (date) => `${monthNames[month(date) - 1]} ${dayOfMonth(date)}${ordinalOf(dayOfMonth(date))}` },
  french: { write: (date) => `${dayOfMonth(date)} ${french[month(date) - 1]}`, dayFirst: true },
  slashed: { write: (date) => date.replaceAll('-', '/'), hasYear: true },
  dashed: { write: (date) => `${month(date)}-${dayOfMonth(date)}-${date.slice(2, 4)}`, hasYear: true },
  wordy: {
    write: (date) => `${capitalize(weekdayOf(date))} ${dayOfMonth(date)} ${monthNames[month(date) - 1]}`,
    dayFirst: true,
  },
  german: { write: (date) => `${dayOfMonth(date)}. ${german[month(date) - 1]}`, dayFirst: true },
}

/** `key` is what of the name the file tells: two people must differ in it. */
export type NameStyle = { write: (person: Person) => string; tells: (person: Person) => string }
const lastOnly = ({ last }: Person) => last
const initialLast = ({ first, last }: Person) => `${first[0]} ${last}`
const fullName = ({ first, last }: Person) => `${first} ${last}`

export const nameStyles: Record<string, NameStyle> = {
  lastFirst: { write: ({ first, last }) => `${last}, ${first}`, tells: fullName },
  full: { write: fullName, tells: fullName },
  initialLast: { write: ({ first, last }) => `${first[0]}. ${last}`, tells: initialLast },
  last: { write: lastOnly, tells: lastOnly },
  credential: { write: (person) => `${fullName(person)}, MD`, tells: fullName },
  titled: { write: ({ last }) => `Dr. ${last}`, tells: lastOnly },
  initials: { write: ({ first, last }) => `${first[0]}${last[0]}`, tells: fullName },
  lastInitial: { write: ({ first, last }) => `${last} ${first[0]}`, tells: initialLast },
  lastFirstInitial: { write: ({ first, last }) => `${last}, ${first[0]}.`, tells: initialLast },
  firstLastInitial: {
    write: ({ first, last }) => `${first} ${last[0]}.`,
    tells: ({ first, last }) => `${first} ${last[0]}`,
  },
  capitals: { write: ({ last }) => last.toUpperCase(), tells: lastOnly },
}

export const codeSets: Record<string, string[]> = {
  letters: ['D', 'N', 'S', 'A'],
  words: ['Day', 'Night', 'Swing', 'Admit'],
  hours: ['7a-7p', '7p-7a', '2p-10p', '9a-5p'],
  clock: ['07:00-19:00', '19:00-07:00', '14:00-22:00', '09:00-17:00'],
  numbered: ['D1', 'N1', 'D2', 'S1'],
  wards: ['HM1', 'NF', 'XC', 'HM2'],
  units: ['ICU', 'NOC', '4W', 'HMA'],
}
export const roleSets = [
  ['Rounder', 'Admitter', 'Swing', 'Nocturnist'],
  ['Day 1', 'Day 2', 'Night', 'Backup'],
  ['Team A', 'Team B', 'Triage', 'Night Call'],
  ['7a-7p', '9a-9p', '2p-10p', '7p-7a'],
  ['Ward', 'Consults', 'ICU', 'Nights'],
]

const firstNames = {
  american:
    'John Maria Tom Grace Hannah Peter Emily Daniel Mark Chloe Victor Samuel Laura Kevin April Will Rose Hope'.split(
      ' ',
    ),
  world: 'Wei Priya Ahmed Elena Luis Omar Zainab Sofia Raj Aisha Nina Ingrid Yusuf Jürgen Inés Chloé Søren Mbali'.split(
    ' ',
  ),
}
export const firstNameLists = Object.values(firstNames)
export const lastNameLists = {
  american:
    'Smith Johnson Brown Thompson Walsh Young Baker Carter Evans Quinn Zimmerman Miller Davis Wilson Clark Lewis Walker Hall'.split(
      ' ',
    ),
  asian: 'Nguyen Patel Chen Singh Kim Tanaka Park Xu Ueda Iyer Gupta Sato Huang Reddy Tran Watanabe Lim Rao'.split(' '),
  european:
    "O'Brien Kowalski Rossi Müller Andersson Ivanov Dubois Ferrari Novak Lefèvre Schröder Jørgensen McCarthy Byrne Costa Petrova Moreau Weiß".split(
      ' ',
    ),
  southern:
    'Garcia Lopez Haddad Okafor Osei Reyes Silva Vargas Diaz Al-Hassan Mbeki Mendoza Nwosu Rahman Farahani Demir Ramos Cohen'.split(
      ' ',
    ),
}
/** Names that are also words of schedules. */
export const wordNames = {
  tuned: ['Day', 'May', 'Knight', 'March', 'Fields', 'Head', 'Friday'],
  heldOut: ['Early', 'Day-Lewis', 'June', 'Noon', 'Bright', 'Long', 'Weekes'],
}
