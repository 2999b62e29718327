/** A wish: what a physician asked for on some days, from which both the soft limits and the preferences score follow. */
import type { Kind } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import type { RuleView } from '../../view/rule-view.ts'
import { type Draft, type Rule, soft } from '../rule.ts'
import type { Wish } from '../wish.ts'
import { roleHeld, whoAndWhen } from './words.ts'

/** The kinds that break a wish on one of its days. */
export function kindsAgainst(wish: Wish, view: ProblemView): Kind[] {
  if (wish.wants === 'avoid' || wish.wants === 'apart') return wish.kinds
  const others = view.kinds.all.filter((kind) => !wish.kinds.includes(kind))
  if (wish.wants === 'hold') return [0, ...others]
  return others.filter((kind) => view.kinds.work.includes(kind))
}

/** One soft limit for each day of each wish; days of approved time off are not judged. */
export function limitsOfWishes(wishes: Wish[], view: ProblemView): Draft[] {
  return wishes.flatMap((wish): Draft[] => {
    const { person } = wish
    const kinds = kindsAgainst(wish, view)
    if (kinds.length === 0) return []
    if (wish.wants === 'apart') return [{ shape: 'run', person, kinds, atLeast: 0, atMost: 1 }]
    return wish.days
      .filter((day) => !view.absent[person]![day])
      .map((day): Draft => ({ shape: 'never', person, day, kinds }))
  })
}

type WishRule = Pick<Rule, 'id' | 'title' | 'help'> & { weight: number; wishes(view: RuleView): Wish[] }

/** A soft rule that is nothing but wishes. */
export function wishRule({ id, title, help, weight, wishes }: WishRule): Rule & Required<Pick<Rule, 'wishes'>> {
  return {
    id,
    title,
    help,
    strength: soft(weight),
    on: true,
    wishes,
    makesLimits: (view) => limitsOfWishes(wishes(view), view),
    says(breach, view, roster) {
      const held = roleHeld(breach, view, roster)
      const kind = roster[breach.person ?? 0]![breach.day ?? 0]!
      const wish = wishes(view).find(
        (candidate) =>
          candidate.person === breach.person &&
          candidate.days.includes(breach.day ?? 0) &&
          kindsAgainst(candidate, view).includes(kind),
      )
      return `${whoAndWhen(breach, view)}: ${held}, but ${wish?.about ?? 'wished otherwise'}.`
    },
  }
}

export function allDays(view: ProblemView): number[] {
  return view.days.map((day) => day.index)
}
