/** Files that hold days and doctors, but no shifts. */
import { dayOfMonth } from '../../../src/engine/calendar.ts'
import { type Draw, dated, full, type Made, made, openSheet, slashed, title } from './draw.ts'

/** Nobody is entered yet: names and days only. */
export function blankMonth(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  put(0, 0, `${title(draw)} requests due by the 15th`)
  put(1, 0, 'Name')
  for (const [at, day] of days.entries()) put(1, 1 + at, dayOfMonth(day))
  for (const [person, own] of people.entries()) put(2 + person, 0, full(own))
  return made(draw, [], sheet(), chance.pick(['xlsx', 'csv']))
}

/** Minutes of a meeting: dates and doctors, but no shift. */
export function minutes(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  row(0, [`Hospital Medicine Committee, ${dated(days[3]!)}`])
  row(1, ['Item', 'Discussion', 'Owner', 'Due'])
  const items = [
    'Sepsis bundle',
    'Discharge by noon',
    'Night admissions cap',
    'Epic inbox',
    'Recruiting',
    'Observation unit',
    'Coding audit',
  ]
  for (const [at, item] of items.entries())
    row(2 + at, [
      item,
      chance.pick(['Reviewed data', 'Deferred to next month', 'Approved as written', 'Needs pharmacy input']),
      `Dr. ${people[at % people.length]!.last}`,
      dated(days[10 + at]!),
    ])
  return made(draw, [], sheet(), chance.pick(['docx', 'xlsx']))
}

/** Lectures: a day, a topic, a speaker, but no shift. */
export function lectures(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  row(0, [`Noon conference ${title(draw)}`])
  row(1, ['Date', 'Topic', 'Speaker', 'Room'])
  const topics = [
    'Hyponatremia',
    'Sepsis update',
    'Delirium',
    'Anticoagulation',
    'Heart failure',
    'COPD',
    'Syncope',
    'Cirrhosis',
  ]
  for (const [at, topic] of topics.entries())
    row(2 + at, [
      slashed(days[at * 3]!),
      topic,
      `Dr. ${people[at % people.length]!.last}`,
      chance.pick(['Auditorium', 'Zoom']),
    ])
  return made(draw, [], sheet(), chance.pick(['docx', 'xlsx', 'csv']))
}

/** Whom to call at home: names and telephones, but no day. */
export function telephones(draw: Draw): Promise<Made> {
  const { chance, people } = draw
  const { row, sheet } = openSheet()
  row(0, ['Hospitalist contact list'])
  row(1, ['Name', 'Cell', 'Pager', 'Start date'])
  for (const [person, own] of people.entries())
    row(2 + person, [full(own), `555-01${10 + person}`, 4400 + person, `7/${person + 1}/2019`])
  return made(draw, [], sheet(), chance.pick(['xlsx', 'csv']))
}
