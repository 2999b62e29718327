/** Rules that somebody wrote as sentences, as far as they were understood. */
import type { WrittenRule } from '../model.ts'
import type { Limit, Strength } from '../shapes/limit.ts'
import type { ProblemView } from '../view/problem-view.ts'
import { withGroup } from './parts/relax.ts'
import { nameOf, spanOf } from './parts/words.ts'
import { limitsOfSentence } from './parts/written-limits.ts'
import { hard, type Rule, soft } from './rule.ts'

/** Points of a sentence that is a wish and not a must: as much as an isolated day. */
const softWeight = 10
/** A minimum may be out of reach, and then no schedule would be legal: it costs this instead. */
const minimumWeight = 200
/** Hours are counted in minutes; so many of them weigh as much as one shift. */
const minutesOfShift = 720

export const written: Rule<ProblemView> = {
  id: 'written',
  title: 'Rules written as sentences',
  help: 'Additional rules, role rules and scheduling notes, as each screen shows that they were understood.',
  strength: hard,
  on: true,
  makesLimits: (view) =>
    view.problem.group.written.flatMap((sentence, index) => {
      const strength = strengthOf(sentence)
      return limitsOfSentence(sentence, view).map((limit) => ({ ...limit, part: index, strength }))
    }),
  says(breach, view) {
    const { text } = view.problem.group.written[sentenceOf(breach.limit)]!
    return `${nameOf(view, breach.person)} (${spanOf(breach, view)}): against the rule "${text}".`
  },
  relaxation(limit, view) {
    const index = sentenceOf(limit)
    const sentences = view.problem.group.written
    return {
      says: `Set aside the rule "${sentences[index]!.text}".`,
      problem: withGroup(view.problem, { written: sentences.filter((_, other) => other !== index) }),
    }
  },
}

function strengthOf({ hard: isMust, what }: WrittenRule): Strength {
  const isMinimum = what.limit === 'at-least'
  if (isMust && what.limit !== 'prefer' && !isMinimum) return hard
  const weight = isMust && isMinimum ? minimumWeight : softWeight
  return soft('of' in what && what.of === 'hours' ? weight / minutesOfShift : weight)
}

/** Which of the sentences made the limit. */
function sentenceOf(limit: Limit): number {
  return ('part' in limit ? limit.part : undefined) ?? 0
}
