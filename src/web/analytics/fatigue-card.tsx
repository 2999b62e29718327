/** Shifts of the period that are predicted to end with high sleepiness: how many, and whose. */
import { fullName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { describeSleepy, forecastLimits } from '../fatigue/fatigue-words.ts'
import { Card } from '../ui/card.tsx'
import type { PeriodSummary } from './summarize-period.ts'

/** The most people named. */
const shown = 5

export function FatigueCard({ summary: { people }, span }: { summary: PeriodSummary; span: string }) {
  const sleepy = people
    .filter((person) => person.sleepy > 0)
    .sort((one, other) => other.sleepy - one.sleepy || one.lastName.localeCompare(other.lastName))
  const all = sleepy.reduce((sum, person) => sum + person.sleepy, 0)
  const rest = sleepy.slice(shown)
  return (
    <Card title="Fatigue forecast" description={span}>
      <p>{all === 0 ? 'No shift stands out.' : `${describeSleepy(all)}.`}</p>
      {all > 0 && (
        <ul aria-label="Shifts with high predicted sleepiness" className="mt-3 flex flex-col">
          {sleepy.slice(0, shown).map((person) => (
            <li key={person.id} className="flex justify-between gap-3 border-t border-line py-1.5">
              <span>{fullName(person)}</span>
              <span className="text-muted">{plural(person.sleepy, 'shift')}</span>
            </li>
          ))}
          {rest.length > 0 && (
            <li className="flex justify-between gap-3 border-t border-line py-1.5 text-muted">
              <span>{plural(rest.length, 'other')}</span>
              <span>
                {plural(
                  rest.reduce((sum, person) => sum + person.sleepy, 0),
                  'shift',
                )}
              </span>
            </li>
          )}
        </ul>
      )}
      <p className="mt-3 text-12 text-muted">{forecastLimits}</p>
    </Card>
  )
}
