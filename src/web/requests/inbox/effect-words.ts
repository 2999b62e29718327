/** What approving a request would do, in chips: which rules break, what opens, or that all rules are met. */
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

type Chip = { tone: BadgeTone; words: string; title?: string }

export function describeEffect(effect: RequestEffect): Chip[] {
  const chips = describeRules(effect)
  if (effect.overLimit.length === 0) return chips
  const title = `More people off than your limit: ${effect.overLimit.map(formatDate).join(', ')}`
  return [{ tone: 'warn', words: 'Over the limit', title }, ...chips]
}

function describeRules({ hasSchedule, opens, breaks, rival }: RequestEffect): Chip[] {
  if (!hasSchedule) return [{ tone: 'quiet', words: 'No schedule yet' }]
  const chips: Chip[] = rival
    ? [
        {
          tone: rival.place === 1 ? 'good' : 'warn',
          words: `#${rival.place} of ${rival.of} for this shift`,
          title: rival.says,
        },
      ]
    : []
  if (opens > 0) chips.push({ tone: 'warn', words: `Opens ${plural(opens, 'shift')}` })
  if (breaks.length > 0)
    chips.push({ tone: 'bad', words: describeBroken(breaks), title: breaks.map(({ says }) => says).join(' ') })
  return opens + breaks.length > 0 ? chips : [...chips, { tone: 'good', words: 'Meets every rule' }]
}

/** "Breaks rest", "Breaks rest and monthly limit", "Breaks rest and 2 more" */
function describeBroken(breaks: RequestEffect['breaks']): string {
  const [first, ...others] = [...new Set(breaks.map(({ what }) => what))]
  if (others.length === 0) return `Breaks ${first}`
  return `Breaks ${first} and ${others.length === 1 ? others[0] : `${others.length} more`}`
}

/** What approving several would do that a coordinator may not want; empty where nothing. */
export function describeTogether(effects: readonly RequestEffect[]): string {
  const opens = effects.reduce((sum, effect) => sum + effect.opens, 0)
  const over = effects.filter(({ overLimit }) => overLimit.length > 0).length
  const breaking = effects.filter(({ breaks }) => breaks.length > 0).length
  return [
    opens > 0 && `Approving opens ${plural(opens, 'shift')}.`,
    over > 0 && `${plural(over, 'request goes', 'requests go')} over your time-off limit.`,
    breaking === 1 && '1 request breaks a rule. Approve it by itself, with a reason.',
    breaking > 1 && `${breaking} requests break a rule. Approve them one at a time, with reasons.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Approving it opens no shift, breaks no rule, and takes nothing from a better match. */
export function isHarmless({ hasSchedule, opens, breaks, rival, overLimit }: RequestEffect): boolean {
  const isFine = hasSchedule && opens === 0 && breaks.length === 0 && overLimit.length === 0
  return isFine && (rival === null || rival.place === 1)
}
