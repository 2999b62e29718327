/** Calendar files: events become rows with their days and hours, in the right time zone; what we can't read is refused in words. */
import { expect, it } from 'vitest'
import { readFile } from '../../platform/files/read/read-file.ts'
import { understandSheets } from './understand-sheets.ts'

const calendar = (events: string[][], head: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...head,
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const rowsOf = async (content: string, timeZone?: string) => {
  const { sheets, remarks } = await readFile(content, timeZone)
  const rows: string[][] = []
  for (const { row, column, text } of sheets[0]!.cells) {
    rows[row] ??= []
    rows[row][column] = text
  }
  return { rows: rows.slice(1), remarks }
}

const day = (number: number) => `202611${String(number).padStart(2, '0')}`

it('gives a night to the day it begins on, and a block to each of its days', async () => {
  const { rows } = await rowsOf(
    calendar([
      [`DTSTART:${day(3)}T190000`, `DTEND:${day(4)}T070000`, 'SUMMARY:Night - Kim\\, Grace'],
      [`DTSTART;VALUE=DATE:${day(2)}`, `DTEND;VALUE=DATE:${day(9)}`, 'SUMMARY:Dr. Omar Diab: Rou', ' nder'],
      [`DTSTART:${day(9)}T070000`, `DTEND:${day(16)}T070000`, 'SUMMARY:Frost'],
      [`DTSTART:${day(1)}T000000`, 'DURATION:PT12H', 'SUMMARY:Hart'],
      [`DTSTART:${day(1)}T070000`, `DTEND:${day(1)}T190000`, 'SUMMARY:Hart', 'STATUS:CANCELLED'],
    ]),
  )
  expect(rows).toEqual([
    ['2026-11-01', '00:00-12:00', 'Hart'],
    ['2026-11-02 to 2026-11-08', undefined, 'Dr. Omar Diab: Rounder'],
    ['2026-11-03', '19:00-07:00', 'Night - Kim, Grace'],
    ['2026-11-09 to 2026-11-15', '07:00-07:00', 'Frost'],
  ])
})

it('reads UTC in the calendar’s time zone, else in the group’s, and says so', async () => {
  const event = [`DTSTART:${day(4)}T010000Z`, `DTEND:${day(4)}T130000Z`, 'SUMMARY:Kim']
  const own = await rowsOf(calendar([event], ['X-WR-TIMEZONE:America/Chicago']))
  expect(own).toEqual({ rows: [['2026-11-03', '19:00-07:00', 'Kim']], remarks: [] })
  const groups = await rowsOf(calendar([event]), 'America/New_York')
  expect(groups.rows).toEqual([['2026-11-03', '20:00-08:00', 'Kim']])
  expect(groups.remarks).toEqual(['The calendar’s times are in UTC. We read them in America/New_York.'])
  await expect(readFile(calendar([event]))).rejects.toThrow('doesn’t name a time zone')
})

it('refuses repeating events, events without a day, and empty calendars', async () => {
  const weekly = [`DTSTART:${day(3)}T190000`, 'RRULE:FREQ=WEEKLY', 'SUMMARY:Kim']
  await expect(readFile(calendar([weekly]))).rejects.toThrow('repeating events')
  await expect(readFile(calendar([['SUMMARY:Kim']]))).rejects.toThrow('has no date')
  await expect(readFile(calendar([]))).rejects.toThrow('no events')
})

it('tells people from shifts in the words of the events', async () => {
  const people = ['Kim\\, Grace', 'Diab\\, Omar', 'Hart\\, Lucy', 'Frost\\, Ian', 'Petit\\, Nora']
  const events = Array.from({ length: 28 }, (_, at) =>
    ['Day', 'Night'].map((shift, place) => [
      `DTSTART;TZID=America/Chicago:${day(at + 1)}T${place === 0 ? '07' : '19'}0000`,
      `DTEND;TZID=America/Chicago:${day(at + 1 + place)}T${place === 0 ? '19' : '07'}0000`,
      `SUMMARY:${shift} - ${people[(Math.floor(at / 4) + 2 * place) % 5]}`,
      'LOCATION:Main Campus',
    ]),
  ).flat()
  const understanding = understandSheets((await readFile(calendar(events))).sheets, '2026-10-20')
  expect(understanding.reading.isSure).toBe(true)
  expect(understanding.people.map(({ name }) => name).sort()).toEqual([
    'Grace Kim',
    'Ian Frost',
    'Lucy Hart',
    'Nora Petit',
    'Omar Diab',
  ])
  expect(understanding.assignments).toHaveLength(56)
})
