/** Numbers beside a name: how many shifts, nights, weekend days and holidays, each over a thin bar against the fair share. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import { joinClasses } from '../../ui/join-classes.ts'
import { barOf, type Counts, type Shares, tallyLabels, tallyNames } from '../model/tallies.ts'

export function TallyCells({ counts, shares }: { counts: Counts; shares: Shares | undefined }) {
  return tallyNames.map((name) => {
    const share = shares?.[name]
    const { width, isOver } = barOf(counts[name], share)
    const number = Math.round(counts[name])
    const title = `${tallyLabels[name].long}: ${number}${share ? `, fair share ${share.target.toFixed(1)}` : ''}`
    return (
      <div
        key={name}
        role="gridcell"
        title={title}
        className={joinClasses('roster-tally', name === 'hours' && 'is-large-only', isOver && 'is-over')}
      >
        {number}
        {share && (
          <i aria-hidden="true">
            <u style={{ width }} />
          </i>
        )}
      </div>
    )
  })
}
