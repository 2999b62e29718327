/** Of the third batch, what is written line by line: lists, and what other programs export. */
import { addDays } from '../../../src/engine/calendar.ts'
import { datesOf, holders, makePlaces, makeWeeks } from '../rosters.ts'
import { type Codes, type CorpusCase, initials, last, slashed, truthOf, weekday } from './case.ts'

export function bracketsInLines(): CorpusCase {
  const roster = makePlaces(76, 9, '2026-12-07', 21, ['D', 'D', 'N'], 3)
  const lines = datesOf(roster).map(
    (date, at) =>
      `${weekday(date, 3)} ${slashed(date)}: ${[...holders(roster, 'D', at).map((person) => `${person.last} (D)`), ...holders(roster, 'N', at).map((person) => `${person.last} (N)`)].join(', ')}`,
  )
  return {
    truth: truthOf({ file: 'brackets-in-lines.txt', layout: 'list', roster, codes: {}, nameOf: last }),
    content: lines.join('\n'),
  }
}

/** What a mail program writes when a calendar is exported. */
export function appointments(): CorpusCase {
  const roster = makeWeeks({ seed: 78, count: 7, from: '2026-12-01', days: 21, day: ['Day'], night: ['Night'] })
  const lines = ['Subject,Start date,Start time,End date,End time,All day event']
  for (const [at, date] of datesOf(roster).entries())
    for (const person of roster.people) {
      const token = person.tokens[at]!
      const end = token === 'Night' ? addDays(date, 1) : date
      if (token !== '.')
        lines.push(
          `${person.last} - ${token},${slashed(date)}/2026,${token === 'Day' ? '7:00:00 AM' : '7:00:00 PM'},${slashed(end)}/2026,${token === 'Day' ? '7:00:00 PM' : '7:00:00 AM'},False`,
        )
    }
  const codes: Codes = { Day: { start: '07:00', end: '19:00' }, Night: { start: '19:00', end: '07:00' } }
  return {
    truth: truthOf({ file: 'appointments.csv', layout: 'records', roster, codes, nameOf: last }),
    content: lines.join('\n'),
  }
}

/** Initials that no one explains. */
export function bareInitials(): CorpusCase {
  const roster = makePlaces(79, 6, '2026-12-01', 14, ['Day', 'Day', 'Night'])
  const lines = datesOf(roster).map(
    (date, at) =>
      `${slashed(date)}  Day: ${holders(roster, 'Day', at).map(initials).join(', ')}  Night: ${holders(roster, 'Night', at).map(initials).join(', ')}`,
  )
  return {
    truth: truthOf({ file: 'bare-initials.txt', layout: 'list', roster, codes: {}, nameOf: initials }),
    content: lines.join('\n'),
  }
}
