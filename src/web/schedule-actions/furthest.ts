/** Who is furthest from their fair share of some kind of shift, and by how much. */
import { formatFairCount } from '../../engine/text/fair-count.ts'
import { plural } from '../../engine/text/plural.ts'
import type { FairClass } from '../../engine/view/fair-class.ts'

type ClassShares = {
  fairClass: FairClass
  people: readonly {
    physicianId: number | string
    has: number
    share?: number | null | undefined
    over: number
    under: number
  }[]
}

export type Furthest = { physicianId: number; says: string }

const nouns: Record<FairClass, string> = {
  total: 'shift',
  night: 'night',
  weekend: 'weekend shift',
  holiday: 'holiday',
  backup: 'backup shift',
}

/** "5 nights; counting past months, at most 4 would be fair." Only if someone is a whole shift over or under. */
export function findFurthest(classes: readonly ClassShares[]): Furthest | undefined {
  const distances = classes.flatMap(({ fairClass, people }) =>
    people.flatMap(({ share, ...person }) =>
      share == null || person.over + person.under < 1
        ? []
        : [{ fairClass, ...person, off: person.over + person.under }],
    ),
  )
  const [worst] = distances.toSorted((one, other) => other.off - one.off)
  if (!worst) return undefined
  const says = `${plural(worst.has, nouns[worst.fairClass])}; counting past months, ${formatFairCount(worst)} would be fair.`
  return { physicianId: Number(worst.physicianId), says }
}
