/** Amion's exports, as its users pass them on. The reader was mended on the first and the last; nothing was tuned on the others. */
import { datesOf, holders, makePlaces } from '../rosters.ts'
import { type Codes, type CorpusCase, dayOf, full, lastFirst, monthOf, slashed, truthOf, weekday } from './case.ts'

export function heldOutAmion(): CorpusCase[] {
  return [amionReport(), amionServices(), amionCalls(), amionWithHeadings()]
}

/** Amion's raw report of assignments: no headings, ids after every name, dates with dashes, hours without a colon. */
function amionReport(): CorpusCase {
  const assignments = ['Hosp Day A', 'Hosp Day B', 'Hosp Swing', 'Hosp Night']
  const hours = ['0700,1900', '0700,1900', '1300,2300', '1900,0700']
  const roster = makePlaces(104, 11, '2026-12-01', 31, assignments)
  const lines = ['"OCS Report 625","Riverbend Hospitalists","12-1-26 to 12-31-26"']
  for (const [at, date] of datesOf(roster).entries())
    for (const [place, assignment] of assignments.entries())
      for (const person of holders(roster, assignment, at)) {
        const id = 100 + roster.people.indexOf(person)
        const day = `${monthOf(date)}-${dayOf(date)}-${date.slice(2, 4)}`
        const contact = `"555-010-${String(id).padStart(4, '0')}","${person.last.toLowerCase().replace(/\W/g, '')}@riverbend.example"`
        lines.push(
          `"${full(person)}",${id},${id + 500},"${assignment}",${20 + place},${70 + place},${day},${hours[place]},${contact}`,
        )
      }
  const codes: Codes = {
    Hosp_Day_A: { start: '07:00', end: '19:00' },
    Hosp_Day_B: { start: '07:00', end: '19:00' },
    Hosp_Swing: { start: '13:00', end: '23:00' },
    Hosp_Night: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'amion-report.csv', layout: 'records', roster, codes, nameOf: full }),
    content: lines.join('\r\n'),
  }
}

/** Amion's table of services: a row a day, services across with their hours, tabs between. */
function amionServices(): CorpusCase {
  const services = ['Team 1', 'Team 2', 'Admits', 'Nocturnist']
  const hours = ['7a-7p', '7a-7p', '11a-9p', '7p-7a']
  const roster = makePlaces(105, 10, '2027-01-01', 31, services)
  const lines = [
    'Riverbend Hospitalists\tJan 2027',
    ['Date', 'Day', ...services.map((service, place) => `${service} ${hours[place]}`)].join('\t'),
    ...datesOf(roster).map((date, at) =>
      [
        `${slashed(date)}`,
        weekday(date, 3),
        ...services.map((service) => holders(roster, service, at).map(full).join('')),
      ].join('\t'),
    ),
  ]
  const codes: Codes = {
    Team_1: { start: '07:00', end: '19:00' },
    Team_2: { start: '07:00', end: '19:00' },
    Admits: { start: '11:00', end: '21:00' },
    Nocturnist: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'amion-services.txt', layout: 'days-by-shift', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

/** Amion's page of one day's calls after the other, as somebody copied it: assignment, hours, name, pager. */
function amionCalls(): CorpusCase {
  const assignments = ['Day Hospitalist', 'Night Hospitalist']
  const hours = ['7a-7p', '7p-7a']
  const roster = makePlaces(106, 8, '2026-12-01', 21, assignments)
  const lines = ["Who's on: Riverbend Hospitalists"]
  for (const [at, date] of datesOf(roster).entries()) {
    lines.push('', `${weekday(date, 9)}, December ${dayOf(date)}, 2026`)
    for (const [place, assignment] of assignments.entries())
      for (const person of holders(roster, assignment, at))
        lines.push(`${assignment} ${hours[place]}\t${full(person)}\tPgr 555-01${20 + roster.people.indexOf(person)}`)
  }
  const codes: Codes = {
    Day_Hospitalist: { start: '07:00', end: '19:00' },
    Night_Hospitalist: { start: '19:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'amion-calls.txt', layout: 'list', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}

/** Amion's report with headings and tabs, names turned, pagers at the end. */
function amionWithHeadings(): CorpusCase {
  const assignments = ['Ward Attending', 'Admitting', 'Overnight']
  const hours = ['0700\t1800', '1000\t2200', '1800\t0700']
  const roster = makePlaces(108, 9, '2026-12-01', 31, assignments)
  const lines = [
    'Riverbend Hospitalists',
    'Name\tStaff ID\tAssignment\tAssignment ID\tDate\tStart\tStop\tPager',
    ...datesOf(roster).flatMap((date, at) =>
      assignments.flatMap((assignment, place) =>
        holders(roster, assignment, at).map((person) => {
          const id = 8 + 3 * roster.people.indexOf(person)
          const day = `${monthOf(date)}-${dayOf(date)}-${date.slice(2, 4)}`
          return `${lastFirst(person)}\t${id}\t${assignment}\t${3 + place}\t${day}\t${hours[place]}\t${4410 + id}`
        }),
      ),
    ),
  ]
  const codes: Codes = {
    Ward_Attending: { start: '07:00', end: '18:00' },
    Admitting: { start: '10:00', end: '22:00' },
    Overnight: { start: '18:00', end: '07:00' },
  }
  return {
    truth: truthOf({ file: 'amion-with-headings.txt', layout: 'records', roster, codes, nameOf: full }),
    content: lines.join('\n'),
  }
}
