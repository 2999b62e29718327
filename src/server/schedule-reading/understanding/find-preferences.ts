/** Who never works nights or weekends: written in a note, or shown by shifts whose absence isn't chance. */
import { isWeekend } from '../../../engine/calendar.ts'
import { groupBy } from '../../../engine/group-by.ts'
import { round } from '../../../engine/text/round.ts'
import type { FoundAssignment, FoundNote, FoundPerson, FoundPreference } from '../understanding.ts'

type PreferenceKind = FoundPreference['preference']

const written: [RegExp, PreferenceKind][] = [
  [
    /\b(no|never|not|don'?t|doesn'?t|cannot|can'?t|won'?t|exempt from|excused from|without)\b[^.;]{0,30}\bnights?\b|\bdays only\b/i,
    'never-nights',
  ],
  [
    /\b(no|never|not|don'?t|doesn'?t|cannot|can'?t|won'?t|exempt from|excused from|without)\b[^.;]{0,30}\bweekends?\b|\bweekdays only\b/i,
    'never-weekends',
  ],
  [/\bnights? only\b|\bonly nights\b|\bnocturnist\b/i, 'only-nights'],
  [/\bweekends? only\b|\bonly weekends\b/i, 'only-weekends'],
]

const says: Record<PreferenceKind, string> = {
  'never-nights': 'works no nights',
  'never-weekends': 'works no weekends',
  'only-nights': 'works only nights',
  'only-weekends': 'works only weekends',
}

/** Below this it may be chance. */
const confidentEnough = 0.8

export function findPreferences(
  assignments: FoundAssignment[],
  people: FoundPerson[],
  notes: FoundNote[],
): FoundPreference[] {
  const preferences: FoundPreference[] = []
  const byPerson = groupBy(
    assignments.filter((one) => one.kind !== 'backup'),
    ({ person }) => person,
  )
  const nightShare = shareOf([...byPerson.values()].flat(), (one) => one.kind === 'night')
  const weekendShare = shareOf([...byPerson.values()].flat(), (one) => isWeekend(one.date))
  for (const person of people) {
    const own = byPerson.get(person.key) ?? []
    const found = new Set<PreferenceKind>()
    const add = (
      preference: PreferenceKind,
      isWritten: boolean,
      confidence: number,
      cells: FoundPreference['cells'],
      why: string,
    ) => {
      if (found.has(preference)) return
      found.add(preference)
      preferences.push({
        person: person.key,
        preference,
        isWritten,
        confidence: round(confidence, 2),
        cells,
        says: `${person.name} ${says[preference]}: ${why}.`,
      })
    }
    for (const [pattern, preference] of written) {
      const hint = person.hints.find((one) => pattern.test(one))
      if (hint) add(preference, true, 0.95, person.cells.slice(0, 1), `“${hint}” is next to the name`)
      const note = notes.find((one) => one.people.includes(person.key) && pattern.test(one.text))
      if (note) add(preference, true, note.people.length === 1 ? 0.9 : 0.7, note.cells, 'a note says so')
    }
    if (own.length < 5) continue
    const cells = own.slice(0, 4).flatMap((one) => one.cells.slice(0, 1))
    const nights = own.filter((one) => one.kind === 'night').length
    const weekends = own.filter((one) => isWeekend(one.date)).length
    const noNights = 1 - (1 - nightShare) ** own.length
    const noWeekends = 1 - (1 - weekendShare) ** own.length
    if (nights === 0 && noNights >= confidentEnough)
      add('never-nights', false, noNights * 0.9, cells, `none of their ${own.length} shifts is a night`)
    if (nights === own.length && nightShare < 0.7)
      add('only-nights', false, 0.9, cells, `all ${own.length} of their shifts are nights`)
    if (weekends === 0 && noWeekends >= confidentEnough)
      add('never-weekends', false, noWeekends * 0.9, cells, `none of their ${own.length} shifts is on a weekend`)
    if (weekends === own.length)
      add('only-weekends', false, 0.85, cells, `all ${own.length} of their shifts are on weekends`)
  }
  return preferences
}

function shareOf(assignments: FoundAssignment[], counts: (one: FoundAssignment) => boolean): number {
  return assignments.length === 0 ? 0 : assignments.filter(counts).length / assignments.length
}
