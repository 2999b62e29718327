/** The signature of a month in words: full weeks, handoffs, backup. */
import type { Signature } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'

/** The label of the full-weeks figure. */
export function titleOfStretches({ unit }: Pick<Signature, 'unit'>): string {
  return unit === 'week' ? 'Full weeks' : 'Full stretches'
}

/** Percentage of full stretches; undefined if none starts and ends in view. */
export function wholePercent({ whole, stretches }: Signature): number | undefined {
  return stretches === 0 ? undefined : Math.floor((100 * whole) / stretches)
}

/** "57 of 58 stretches" */
export function countStretches({ whole, stretches }: Signature): string {
  return `${whole} of ${plural(stretches, 'stretch', 'stretches')}`
}

/** "1.4 handoffs a day, 1.3 at best" */
export function describeHandoffs({ handoffs, fewestHandoffs }: Signature): string {
  const count = round(handoffs, 1)
  return `${plural(count, 'handoff')} a day, ${round(Math.min(handoffs, fewestHandoffs), 1)} at best`
}

/** What a coordinator would notice; empty if there is nothing. */
export function listBlemishes(signature: Signature): string[] {
  const { changed, loneDays, loneBackupDays, backupDays, backupAfterNight } = signature
  return [
    changed > 0 ? `${plural(changed, 'stretch changes', 'stretches change')} role` : '',
    loneDays > 0 ? `${plural(loneDays, 'single working day')} between days off` : '',
    loneBackupDays > 0 ? `${loneBackupDays} of ${plural(backupDays, 'backup day')} not in a stretch` : '',
    backupAfterNight > 0 ? `${plural(backupAfterNight, 'backup day')} right after a night` : '',
  ].filter((line) => line !== '')
}
