/** What a version is called, and what sets it apart, in facts that its card has, too. */
import type { Scenario, ScenarioVersion, VersionSense } from '../../contract/scenarios.ts'
import { addDays } from '../../engine/calendar.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { formatDays } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural } from '../../engine/text/plural.ts'
import { measuresFor } from './scenario-words.ts'

const titles: Record<VersionSense, string> = {
  balanced: 'With this change',
  'full-weeks': 'Most full weeks',
  requests: 'Most requests granted',
  fairness: 'Fairest',
  preferences: 'Most preferences met',
  'even-weekends': 'Most even weekends',
  'even-nights': 'Most even nights',
  'day-staff-nights': 'Fewest nights for day staff',
  'fewest-changes': 'Fewest changes',
}

const shownSense = (sense: VersionSense, asked: number) => (sense === 'requests' && asked === 0 ? 'preferences' : sense)

export function versionTitle({ sense, measures }: Pick<ScenarioVersion, 'sense' | 'measures'>): string {
  return titles[shownSense(sense, measures.asked)]
}

/** Up to so many, changes are named: next to the picture of a month, they'd be missed. */
const mostNamed = 5

/** What a version is named for, counted, beside the schedule as it is; and what it changes, if that's little. */
export function describeReason(
  { sense, measures, rows, changed }: ScenarioVersion,
  { month, year, comparedWith, offersAlternatives, versions }: Scenario,
): string {
  if (!offersAlternatives || sense === 'balanced') return 'Everything counts the way your group set it.'
  const before = comparedWith!.measures
  const measure = measuresFor(
    before,
    versions.map((one) => one.measures),
  ).find(({ id }) => id === shownSense(sense, measures.asked))
  const [then, now] = [measure?.show(measures), measure?.show(before)]
  return [
    measure && `${measure.label}: ${then}, ${then === now ? 'same as now' : `now ${now}`}.`,
    sense === 'fewest-changes' && 'Most shifts stay as they are.',
    changed <= mostNamed &&
      `Only ${plural(changed, 'shift changes', 'shifts change')}: ${nameChanges(rows, { month, year })}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Who has another shift than now, and on which days. */
function nameChanges(rows: ScenarioVersion['rows'], month: Month): string {
  const { from } = spanOfMonth(month)
  const isChanged = (mark: string) => mark === '1'
  const moved = rows.filter(({ changed }) => [...changed].some(isChanged))
  const dates = moved.flatMap(({ changed }) =>
    [...changed].flatMap((mark, day) => (isChanged(mark) ? addDays(from, day) : [])),
  )
  return `${joinWords(
    moved.map(({ name }) => name),
    'and',
  )}, ${formatDays(new Set(dates.sort()))}`
}
