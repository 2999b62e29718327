/** Custom rules, as far as they were read. */
import { type CustomRule, isMinimum } from '../model.ts'
import type { Limit, Strength } from '../shapes/limit.ts'
import type { ProblemView } from '../view/problem-view.ts'
import { limitsOfSentence } from './parts/custom-limits.ts'
import { describePerson } from './parts/description.ts'
import { lastDateOf, nameOf, spanOf } from './parts/phrases.ts'
import { withGroup } from './parts/relax.ts'
import { hard, type Rule, soft } from './rule.ts'

/** Points of a custom rule that is a preference. */
const softWeight = 10
/** A minimum may be impossible, and then no schedule would be legal, so it costs this instead. */
const minimumWeight = 200
/** A stretch that starts on another day than the group's switch day: as much as a day off the pattern. */
const switchDayWeight = 40
/** Hours are counted in minutes; this many count as one shift. */
const minutesOfShift = 720

export const customRules: Rule<ProblemView> = {
  id: 'custom-rules',
  title: 'Custom rules',
  brokenTitle: 'Against a custom rule',
  help: 'Your group’s and roles’ custom rules, and scheduling notes. Each one shows how we read it.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    view.problem.group.customRules.flatMap((sentence, index) => {
      const strength = strengthOf(sentence)
      return limitsOfSentence(sentence, view).map((limit) => ({ ...limit, part: index, strength }))
    }),
  says(breach, view) {
    const { text, what } = view.problem.group.customRules[sentenceOf(breach.limit)]!
    if (what.limit === 'switch-day')
      return describePerson(
        breach,
        view,
        'start',
        `a stretch on ${lastDateOf(breach, view)}, against the rule “${text}.”`,
      )
    const who = breach.person === undefined ? '' : `${nameOf(view, breach.person)}, `
    return `Conflicts with the rule “${text}”: ${who}${spanOf(breach, view)}.`
  },
  relaxation(limit, view) {
    const index = sentenceOf(limit)
    const sentences = view.problem.group.customRules
    return {
      says: `Ignore the rule “${sentences[index]!.text}.”`,
      problem: withGroup(view.problem, { customRules: sentences.filter((_, other) => other !== index) }),
    }
  },
}

function strengthOf({ hard: isMust, what }: CustomRule): Strength {
  if (what.limit === 'switch-day') return soft(switchDayWeight)
  if (isMust && what.limit !== 'prefer' && !isMinimum(what)) return hard
  const weight = isMust && isMinimum(what) ? minimumWeight : softWeight
  return soft('of' in what && what.of === 'hours' ? weight / minutesOfShift : weight)
}

/** It's about everyone, or about a level of experience, and names nobody. */
export function isOfGroup(limit: Limit, view: ProblemView): boolean {
  const { who } = view.problem.group.customRules[sentenceOf(limit)]!
  return who === 'everyone' || 'experience' in who
}

/** Which custom rule made the limit. */
export function sentenceOf(limit: Limit): number {
  return ('part' in limit ? limit.part : undefined) ?? 0
}
