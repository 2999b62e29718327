/** What can be asked, and the words and things that tell one question from another. The highest sum of cues wins. */
import type { Reading } from './read-question.ts'
import { signsOfFigures } from './signs/of-figures.ts'
import { signsOfGroup } from './signs/of-group.ts'
import { signsOfShifts } from './signs/of-shifts.ts'
import { signsOfTalk } from './signs/of-talk.ts'
import type { Signs } from './signs/signs.ts'

export const intents = [
  'whoWorks',
  'whoIsFree',
  'personShifts',
  'tallies',
  'openShifts',
  'whyShift',
  'candidates',
  'mayWork',
  'whatIfAway',
  'whatIfApproved',
  'whatIfHired',
  'scores',
  'improve',
  'shares',
  'compare',
  'requests',
  'absences',
  'rules',
  'roles',
  'capacity',
  'holidays',
  'headcount',
  'profile',
  'schedules',
  'analysis',
  'weakDays',
  'privateReason',
  'greeting',
  'thanks',
  'abilities',
  'knowledge',
] as const
export type Intent = (typeof intents)[number]

const signs: Record<Intent, Signs> = { ...signsOfShifts, ...signsOfFigures, ...signsOfGroup, ...signsOfTalk }

export type Guess = { intent: Intent; points: number }

/** From here on a turn has an intent of its own. */
export const certain = 3
/** Below this nothing was recognised: the knowledge base is asked, and may know nothing. */
const recognised = 2.5

export function guessIntent(reading: Reading): Guess {
  let best: Guess = { intent: 'knowledge', points: 0 }
  for (const intent of intents) {
    const { cues, when } = signs[intent]
    if (when && !when(reading)) continue
    const points = cues.reduce((sum, [pattern, value]) => sum + (pattern.test(reading.shape) ? value : 0), 0)
    if (points > best.points) best = { intent, points }
  }
  return best.points < recognised ? { ...best, intent: 'knowledge' } : best
}
