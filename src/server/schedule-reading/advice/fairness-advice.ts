/** How evenly the file shares shifts, nights, weekends, and holidays: who has too many, and who could take them. */
import { capitalize } from '../../../engine/text/capital.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { FairClass } from '../../../engine/view/fair-class.ts'
import { type Advice, impactOf, type JudgedFile, listNames } from './judged-file.ts'

type Share = { person: string; has: number; share: number; over: number; under: number }
type Burden = { fairClass: FairClass; misplaced: number; shifts: number; lost: number; people: Share[] }

const labels: Record<FairClass, { category: string; many: string; one: string }> = {
  total: { category: 'Workload balance', many: 'shifts', one: 'shift' },
  night: { category: 'Night balance', many: 'nights', one: 'night' },
  weekend: { category: 'Weekend balance', many: 'weekend shifts', one: 'weekend shift' },
  holiday: { category: 'Holiday balance', many: 'holidays', one: 'holiday' },
  backup: { category: 'Backup', many: 'backup shifts', one: 'backup shift' },
}

/** From this share of its shifts on, a kind counts as unevenly shared. */
const uneven = 0.05

export function adviseOnFairness(file: JudgedFile): Advice {
  const burdens = burdensOf(file)
  const bad = burdens.filter(({ misplaced, shifts }) => misplaced > 0 && misplaced >= shifts * uneven)
  const good = burdens.filter((burden) => !bad.includes(burden) && burden.people.length > 1)
  return {
    areas: good.map(({ fairClass, people }) => {
      const { many } = labels[fairClass]
      return `${capitalize(many)} are shared evenly: ${plural(people.length, 'physician has', 'physicians have')} ${formatRange(people)} each`
    }),
    improvements: bad.map(({ fairClass, people }) => {
      const { many } = labels[fairClass]
      return `${capitalize(many)} are uneven: the ${people.length} physicians who share them have ${formatRange(people)} each`
    }),
    recommendations: bad.map((burden) => recommend(burden, file)),
  }
}

function recommend({ fairClass, misplaced, lost, people }: Burden, file: JudgedFile) {
  const { category, many, one } = labels[fairClass]
  const byExcess = people.filter(({ over }) => over > 0).sort((a, b) => b.over - a.over)
  const byLack = lackingOf(people)
  const describe = ({ person, has, share }: Share) =>
    `${file.nameOf(person)} has ${has} (fair share ${round(share, 1)})`
  const surplus = people.reduce((sum, { over }) => sum + over, 0)
  const lack = people.reduce((sum, { under }) => sum + under, 0)
  const moved = Math.max(1, Math.min(misplaced, Math.max(surplus, lack)))
  const from = listNames(byExcess.map(({ person }) => file.nameOf(person)))
  const to = listNames(byLack.map(({ person }) => file.nameOf(person)))
  const gain = (lost / 2) * file.legal
  return {
    impact: impactOf(gain),
    category,
    suggestion:
      from && to
        ? `Move ${moved === 1 ? `one ${one}` : `${moved} ${many}`} from ${from} to ${to}`
        : from
          ? `Move some ${many} from ${from} to others`
          : `Give more ${many} to ${to}`,
    reasoning: `${[...byExcess.slice(0, 3), ...byLack.slice(0, 3)].map(describe).join('; ')}.`,
    gain: round(gain, 1),
  }
}

/** Who has too few; if shifts come by the week and no one does, who has less than their share. */
function lackingOf(people: Share[]): Share[] {
  const lacking = people.filter(({ under }) => under > 0)
  const below = people.filter(({ has, share }) => has < share)
  return (lacking.length > 0 ? lacking : below).sort((a, b) => b.under - a.under || b.share - b.has - (a.share - a.has))
}

/** Each kind over all months, weighted by their shifts, as in the score. */
function burdensOf({ months, shifts }: JudgedFile): Burden[] {
  const byClass = new Map<FairClass, Burden & { shares: Map<string, Share> }>()
  for (const { audited, shifts: own } of months) {
    const part = shifts.length > 0 ? own.length / shifts.length : 0
    for (const one of audited.scores.fairness.classes) {
      const burden = byClass.get(one.fairClass) ?? {
        fairClass: one.fairClass,
        misplaced: 0,
        shifts: 0,
        lost: 0,
        people: [],
        shares: new Map<string, Share>(),
      }
      burden.misplaced += one.misplaced - one.unavoidable
      burden.shifts += one.shifts
      burden.lost += (100 - one.score) * one.weight * part
      for (const { physicianId: person, has, share, over, under } of one.people) {
        if (share === undefined) continue
        const sum = burden.shares.get(person) ?? { person, has: 0, share: 0, over: 0, under: 0 }
        burden.shares.set(person, {
          person,
          has: sum.has + has,
          share: sum.share + share,
          over: sum.over + over,
          under: sum.under + under,
        })
      }
      byClass.set(one.fairClass, burden)
    }
  }
  return [...byClass.values()]
    .map(({ shares, ...burden }) => ({ ...burden, people: [...shares.values()] }))
    .sort((one, other) => other.lost - one.lost)
}

function formatRange(people: Share[]): string {
  const counts = people.map(({ has }) => has)
  const fewest = Math.min(...counts)
  const most = Math.max(...counts)
  return fewest === most ? String(fewest) : `${fewest} to ${most}`
}
