/** What the scores say about a schedule, as a colleague would: who has too much of what, and which requests went unmet. */
import type { Compiled } from '../../../../engine/compile-problem.ts'
import type { ClassFairness } from '../../../../engine/score/fairness.ts'
import type { Scores } from '../../../../engine/score/score.ts'
import { formatFairCount } from '../../../../engine/text/fair-count.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'

export function describeScores({ view }: Pick<Compiled, 'view'>, { fairness, preferences }: Scores): string[] {
  const nameOf = (id: string | undefined) => view.physicians.find((physician) => physician.id === id)?.name
  const unfair = fairness.classes
    .filter(({ score, misplaced, unavoidable }) => score < 100 && misplaced > unavoidable)
    .sort((one, other) => (100 - other.score) * other.weight - (100 - one.score) * one.weight)
    .flatMap((one) => describeClass(one, nameOf))
  const missed = preferences.requests.asked - preferences.requests.met
  const of = preferences.requests.asked > 1 ? `${missed} of ` : ''
  const requests =
    missed > 0
      ? [
          `${of}${plural(preferences.requests.asked, 'request')} for days off or shifts ${pluralWord(missed, 'isn’t', 'aren’t')} met.`,
        ]
      : []
  const [least] = preferences.rules.filter(({ score }) => score < 100).sort((one, other) => one.score - other.score)
  return [...unfair, ...requests, ...(least ? [`“${least.title}” is the preference that’s met least often.`] : [])]
}

const names: Record<ClassFairness['fairClass'], string> = {
  total: 'Shifts',
  night: 'Nights',
  weekend: 'Weekend shifts',
  holiday: 'Holidays',
  backup: 'Backup shifts',
}

/** "Weekend shifts could be spread more evenly. Adaeze Nwosu has 6; counting past months, at most 4 would be fair." */
function describeClass(one: ClassFairness, nameOf: (id: string | undefined) => string | undefined): string[] {
  // If no one has too many, someone has too few.
  const fewest = one.people.reduce((least, person) => (person.under > least.under ? person : least), one.people[0]!)
  const worst = one.people.find(({ physicianId }) => physicianId === one.worstOff) ?? fewest
  const name = nameOf(worst.physicianId)
  const head = `${names[one.fairClass]} could be spread more evenly.`
  if (worst.share === undefined || name === undefined) return [head]
  return [`${head} ${name} has ${worst.has}; counting past months, ${formatFairCount(worst)} would be fair.`]
}
