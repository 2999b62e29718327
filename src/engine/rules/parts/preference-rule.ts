/** A preference: what a physician asked for on some days. The soft limits and the preferences score both follow from it. */
import type { Kind } from '../../shapes/limit.ts'
import type { ProblemView } from '../../view/problem-view.ts'
import type { RuleView } from '../../view/rule-view.ts'
import type { Preference } from '../preference.ts'
import { type Draft, type Rule, soft } from '../rule.ts'
import { describePerson } from './description.ts'
import { dateOfBreach, roleHeld } from './phrases.ts'

/** The kinds that break a preference on one of its days. */
export function kindsAgainst(preference: Preference, view: ProblemView): Kind[] {
  if (preference.wants === 'avoid' || preference.wants === 'apart') return preference.kinds
  const others = view.kinds.all.filter((kind) => !preference.kinds.includes(kind))
  if (preference.wants === 'hold') return [0, ...others]
  return others.filter((kind) => view.kinds.work.includes(kind))
}

/** One soft limit for each day of each preference; days of approved time off don't count. */
export function limitsOfPreferences(preferences: Preference[], view: ProblemView): Draft[] {
  return preferences.flatMap((preference): Draft[] => {
    const { person } = preference
    const kinds = kindsAgainst(preference, view)
    if (kinds.length === 0) return []
    if (preference.wants === 'apart') return [{ shape: 'run', person, kinds, atLeast: 0, atMost: 1 }]
    return preference.days
      .filter((day) => !view.absent[person]![day])
      .map((day): Draft => ({ shape: 'never', person, day, kinds }))
  })
}

type PreferenceRule = Pick<Rule, 'id' | 'title' | 'help' | 'weightIn'> & {
  weight: number
  preferences(view: RuleView): Preference[]
}

/** A soft rule made only of preferences. */
export function preferenceRule({
  id,
  title,
  help,
  weight,
  weightIn,
  preferences,
}: PreferenceRule): Rule & Required<Pick<Rule, 'preferences'>> {
  return {
    id,
    title,
    help,
    strength: soft(weight),
    weightIn,
    on: true,
    preferences,
    makesLimits: (view) => limitsOfPreferences(preferences(view), view),
    says(breach, view, roster) {
      const held = roleHeld(breach, view, roster)
      const date = dateOfBreach(breach, view)
      const kind = roster[breach.person ?? 0]![breach.day ?? 0]!
      const preference = preferences(view).find(
        (candidate) =>
          candidate.person === breach.person &&
          candidate.days.includes(breach.day ?? 0) &&
          kindsAgainst(candidate, view).includes(kind),
      )
      const about = preference?.about ?? 'asked for something else'
      const toThem = about.replace(/^(avoid|prefer)s/, '$1')
      const what = kind === 0 ? `off on ${date}` : `${held} on ${date}`
      return describePerson(breach, view, kind === 0 ? 'be' : 'have', `${what} but ${about}.`, `${what} but ${toThem}.`)
    },
  }
}

export function allDays(view: ProblemView): number[] {
  return view.days.map((day) => day.index)
}
