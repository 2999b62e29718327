/** Kinds of files that were once read wrong, each in its smallest form. */
import { expect, test } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from '../understanding/understand-sheets.ts'

async function read(rows: string[][]) {
  const text = rows.map((row) => row.join('\t')).join('\n')
  const found = understandSheets((await readFile(text)).sheets, '2026-11-16')
  return { ...found, dates: [...new Set(found.assignments.map(({ date }) => date))].sort() }
}

const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Washington', 'Petrov', 'Lindqvist', 'Abebe', 'Winter']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('weeks below each other, each under its own weekdays', async () => {
  const weeks = ['October 4', 'October 11', 'October 18'].flatMap((start, week) => [
    [`Week of ${start}`, ...weekdays],
    ['Rounder 7a-7p', ...weekdays.map(() => people[week * 2]!)],
    ['Night 7p-7a', ...weekdays.map(() => people[week * 2 + 1]!)],
  ])
  const { dates, assignments } = await read([['Fall 2027'], ...weeks])
  expect([dates[0], dates.at(-1)]).toEqual(['2027-10-04', '2027-10-24'])
  expect(assignments).toHaveLength(3 * 2 * 7)
})

test('a key beside the schedule tells the hours', async () => {
  const days = Array.from({ length: 10 }, (_, day) => String(day + 1))
  const keys = [
    ['R1', 'Rounder 0700-1900'],
    ['N1', 'Night 1900-0700'],
  ]
  const rows = people.map((name, at) => [
    name,
    ...days.map((_, day) => ((day + at) % 5 < 3 ? (at % 2 ? 'N1' : 'R1') : '')),
    '',
    ...(keys[at - 1] ?? []),
  ])
  const { assignments, reading } = await read([['December 2026'], ['Name', ...days], ...rows])
  expect(new Set(assignments.map(({ code, start }) => `${code} ${start}`))).toEqual(new Set(['R1 07:00', 'N1 19:00']))
  expect(reading.isSure).toBe(true)
})

test('a list of telephones is no schedule', async () => {
  const { reading } = await read([
    ['Name', 'Pager', 'Cell', 'Start date', 'Rate'],
    ...people.map((name, at) => [name, `${4000 + at}`, `555-010${at}`, `${at + 1}/1/2019`, `${150 + at}`]),
  ])
  expect(reading.isSure).toBe(false)
})

test('no question where nobody needs to choose', async () => {
  const days = Array.from({ length: 8 }, (_, day) => String(day + 1))
  const rows = people.map((name, at) => [name, ...days.map((_, day) => ((day + at) % 4 < 2 ? 'D' : ''))])
  const notes = [['', 'see', 'my', 'mail', 'about', 'the', 'new', 'rota', 'please']]
  const { reading } = await read([['December 2026'], ['', ...days], ...rows.slice(0, 4), ...notes, ...rows.slice(4)])
  expect(reading.question?.says ?? '').not.toMatch(/2025|2027/)
})

const days = Array.from({ length: 10 }, (_, day) => String(day + 1))
const codeOn = (at: number, day: number) => ((day + at) % 5 < 3 ? (at % 2 ? 'N' : 'D') : '')

test('a second row of a person has no name', async () => {
  const rows = people.flatMap((name, at) => [
    [name, ...days.map((_, day) => codeOn(at, day))],
    ['', ...days.map((_, day) => (day % 5 === at % 5 ? 'Call' : ''))],
  ])
  const { people: found, assignments } = await read([['December 2026'], ['Name', ...days], ...rows])
  expect(found.map(({ name }) => name)).toEqual(people)
  expect(assignments.filter(({ code }) => code === 'CALL')).toHaveLength(2 * people.length)
})

test('two halves of a month side by side', async () => {
  const rows = people.map((name, at) => [
    name,
    ...days.slice(0, 5).map((_, day) => codeOn(at, day)),
    '',
    name,
    ...days.slice(5).map((_, day) => codeOn(at, day + 5)),
  ])
  const heading = ['Name', ...days.slice(0, 5), '', 'Name', ...days.slice(5)]
  const { people: found, reading, dates } = await read([['December 2026'], heading, ...rows])
  expect(found).toHaveLength(people.length)
  expect(dates).toHaveLength(10)
  expect(reading).toMatchObject({ isSure: true })
})

test('a list of leave below the schedule', async () => {
  const rows = people.map((name, at) => [name, ...days.map((_, day) => codeOn(at, day))])
  const leave = people.slice(0, 4).map((name, at) => [name, `12/${20 + at}/2026`, `12/${22 + at}/2026`])
  const { absences, people: found } = await read([
    ...[['December 2026'], ['Name', ...days], ...rows, ['']],
    ...[['Vacation'], ['Name', 'From', 'To'], ...leave],
  ])
  expect(found).toHaveLength(people.length)
  expect(absences.filter(({ reason }) => reason === 'vacation')).toHaveLength(12)
})

test('a narrow column breaks names and what they work', async () => {
  const weeks = [0, 1, 2].flatMap((week) => [
    weekdays.map((_, day) => String(1 + week * 7 + day)),
    weekdays.map(() => 'Day: Dr.'),
    weekdays.map((_, day) => people[(week + day) % 4]!),
    weekdays.map(() => 'Night: Dr.'),
    weekdays.map((_, day) => people[4 + ((week + day) % 4)]!),
  ])
  // 2026-02-01 is a Sunday.
  const heading = [...weekdays.slice(6), ...weekdays.slice(0, 6)]
  const { assignments, people: found } = await read([['February 2026'], heading, ...weeks])
  expect(found.map(({ name }) => name).sort()).toEqual([...people].sort())
  expect(assignments).toHaveLength(42)
})

/** "Sokolov 2026-11-02 Night", for each shift. */
const shiftsOf = ({ people: found, assignments }: Awaited<ReturnType<typeof read>>) => {
  const names = new Map(found.map(({ key, name }) => [key, name]))
  return new Set(assignments.map(({ person, date, code }) => `${names.get(person)} ${date} ${code ?? ''}`.trim()))
}

const roles = ['Rounder', 'Admitter', 'Nights']
const rolesOn = (week: number) => roles.map((role, at) => [role, ...weekdays.map(() => people[week * 3 + at]!)])

test.each([
  ['beside its weekdays', (day: string) => [[day, 'M', 'T', 'W', 'T', 'F', 'S', 'S']]],
  ['in the line above them', (day: string) => [[`Week of ${day}`], ['', ...weekdays]]],
])('only the first day of a week is written, %s', async (_, headings) => {
  const weeks = ['12/7', '12/14'].flatMap((day, week) => [...headings(day), ...rolesOn(week), ['']])
  const found = await read([['Block schedule', '', 'printed 10/12/26'], [''], ...weeks])
  expect([found.dates[0], found.dates.at(-1), found.dates.length]).toEqual(['2026-12-07', '2026-12-20', 14])
  expect(found.reading.isSure).toBe(true)
})

test('weekdays without any date ask for the week, and are never sure', async () => {
  const { reading } = await read([['Template'], ['', ...weekdays], ...rolesOn(0)])
  expect(reading.isSure).toBe(false)
  expect(reading.question?.says).toBe('Which day does the schedule start on?')
})

test('two people beside each other are not first and last name', async () => {
  const pairs = Array.from({ length: 12 }, (_, at) => [people[at % 4]!, people[(at + 2) % 4]!])
  const rows = pairs.map((pair, at) => [`12/${at + 1}`, ...pair])
  const found = await read([['Date', 'Rounder', 'Backup'], ...rows])
  expect(found.people.map(({ name }) => name).sort()).toEqual(people.slice(0, 4).sort())
})

test('numbers that the key explains are shifts of the person, not a count', async () => {
  const heading = ['Name', 'FTE', ...days.map((day) => `12/${day}/2026`)]
  const rows = people.map((name, at) => [
    `${name}, ${name[1]!.toUpperCase()}.`,
    '1',
    ...days.map((_, day) => ((day + at) % 5 < 3 ? String(1 + (at % 3)) : '')),
  ])
  const key = ['1 = Team one 7a-5p', '2 = Team two 7a-5p', '3 = Late 10a-8p'].map((text) => [text])
  const found = await read([heading, ...rows, [''], ...key])
  expect(found.people).toHaveLength(people.length)
  expect(found.assignments).toHaveLength(rows.flat().filter((text) => /^[123]$/.test(text)).length - people.length)
})

test('a key of initials beside the heading row is a key', async () => {
  const key = ['Aisha Bello', 'Tuan Nguyen', 'Rachel Katz', 'Jorge Molina', 'Ola Svensson']
  const initials = key.map((name) => name.replace(/[^A-Z]/g, ''))
  const rows = Array.from({ length: 15 }, (_, day) => [
    `12/${day + 1}`,
    initials[Math.floor(day / 3) % 5]!,
    initials[(Math.floor(day / 3) + 2) % 5]!,
  ])
  const table = [['December 2026', '', '', '', 'KEY'], ['', 'Team 1', 'Night'], ...rows]
  const beside = table.map((row, at) => {
    const said = key[at - 1]
    return said ? [...row, '', '', ''].slice(0, 4).concat(initials[at - 1]!, `${said}, MD`) : row
  })
  const found = await read(beside)
  expect(found.people.map(({ name }) => name).sort()).toEqual([...key].sort())
  expect(found.assignments).toHaveLength(30)
})

test('a Spanish month with its shifts in the first column', async () => {
  const heading = ['', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']
  const weeks = [5, 12, 19].flatMap((first, week) => [
    ['', ...weekdays.map((_, day) => String(first + day))],
    ...['Mañana', 'Tarde', 'Noche'].map((shift, at) => [
      shift,
      ...weekdays.map((_, day) => people[(week + 2 * at + Math.floor(day / 3)) % 8]!),
    ]),
  ])
  const found = await read([['GUARDIAS DE MEDICINA INTERNA'], ['Octubre 2026'], heading, ...weeks])
  expect(new Set(found.codes.map(({ code }) => code))).toEqual(new Set(['MAÑANA', 'TARDE', 'NOCHE']))
  expect(found.assignments).toHaveLength(63)
})

test.each(['→', '〃'])('the mark %s repeats the name before it', async (mark) => {
  const rows = roles.map((role, at) => {
    const names = days.map((_, day) => people[(Math.floor(day / 5) + 3 * at) % 8]!)
    return [role, ...names.map((name, day) => (name === names[day - 1] ? mark : name))]
  })
  const found = await read([['', ...days.map((day) => `12/${day}/2026`)], ...rows])
  expect(shiftsOf(found)).toContain('Sokolov 2026-12-05 ROUNDER')
  expect(found.assignments).toHaveLength(30)
})

test('a pay period names the month of its days; a grade beside the names is no loose end', async () => {
  const numbers = Array.from({ length: 14 }, (_, day) => String(day + 8))
  const row = ['EMPLOYEE', 'GRADE', ...numbers.map((_, day) => weekdays[(day + 6) % 7]!.slice(0, 3).toUpperCase())]
  const rows = people.map((name, at) => [name, at % 2 ? 'SpR' : 'SHO', ...numbers.map((_, day) => codeOn(at, day))])
  const found = await read([['PAY PERIOD 11/08/26 - 11/21/26'], row, ['', '', ...numbers], ...rows])
  expect([found.dates[0], found.dates.at(-1), found.reading.isSure]).toEqual(['2026-11-08', '2026-11-21', true])
})

test('a printout with one space between its columns', async () => {
  const line = (first: string, cells: string[]) => first.padEnd(13) + cells.map((cell) => cell.padStart(3)).join('')
  const numbers = Array.from({ length: 15 }, (_, day) => String(day + 1))
  const lines = [
    'RIVERSIDE          December 2026          Page 1 of 2',
    line('Physician', numbers),
    ...people.map((name, at) =>
      line(
        name,
        numbers.map((_, day) => codeOn(at, day) || '.'),
      ),
    ),
  ]
  const found = await read(lines.map((text) => [text]))
  expect(found.people).toHaveLength(people.length)
  expect(found.dates).toHaveLength(15)
})

test('an email says the hours in a sentence; greetings are no loose ends', async () => {
  const lines = Array.from({ length: 10 }, (_, at) => {
    const [one, other] = [people[Math.floor(at / 5)]!, people[3 + Math.floor(at / 5)]!]
    return `${weekdays[at % 7]!.slice(0, 3)} 12/${7 + at} - Day: ${one}; Night: ${other}`
  })
  const greeting = ['Hi all,', 'Here is coverage. Day is 7-7 and night is 7p-7a.']
  const found = await read([...greeting, ...lines, 'Thanks!', 'ext. 4417'].map((text) => [text]))
  expect(found.reading.isSure).toBe(true)
  expect(new Set(found.assignments.map(({ start, end }) => `${start}-${end}`))).toEqual(
    new Set(['07:00-19:00', '19:00-07:00']),
  )
})

test('weeks across, each written as a range of days', async () => {
  const heads = ['Nov 2-8', 'Nov 9-15', 'Nov 16-22', 'Nov 23-29', 'Nov 30-Dec 6', 'Dec 7-13']
  const found = await read([
    ['Service', ...heads],
    ...roles.map((role, at) => [role, ...heads.map((_, week) => people[(week + 2 * at) % 8]!)]),
  ])
  expect([found.dates[0], found.dates.at(-1), found.dates.length]).toEqual(['2026-11-02', '2026-12-13', 42])
  expect(found.reading.isSure).toBe(true)
})

test('a letter that names one person and one day is no schedule', async () => {
  const letter = ['Dear colleagues,', 'Thompson nights 12/4', 'Best wishes']
  expect((await read(letter.map((text) => [text]))).reading.isSure).toBe(false)
})
