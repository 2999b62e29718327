/** The scores of two schedules, and how far they are apart. */
import type { Comparison } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { sayScore } from '../assessment/score-band.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { sayDifference } from './say-difference.ts'

type Row = { label: string; one: number | null; other: number | null; isBetterWhenHigher: boolean }

export function ComparedScores({ comparison: { one, other, open, different } }: { comparison: Comparison }) {
  const rows: Row[] = [
    { label: 'Fairness', one: one.fairnessScore, other: other.fairnessScore, isBetterWhenHigher: true },
    {
      label: 'Preferences met',
      one: one.preferencesMetScore,
      other: other.preferencesMetScore,
      isBetterWhenHigher: true,
    },
    { label: 'Coverage', one: one.coverageScore, other: other.coverageScore, isBetterWhenHigher: true },
    { label: 'Open shifts', one: open.one, other: open.other, isBetterWhenHigher: false },
  ]
  return (
    <section>
      <table aria-label="Scores side by side" className="w-full">
        <thead className="text-12 text-muted">
          <tr>
            <th className="py-1 text-left font-normal">Score</th>
            <th className="py-1 text-right font-normal">{one.name}</th>
            <th className="py-1 text-right font-normal">{other.name}</th>
            <th className="w-24 py-1 text-right font-normal">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {row.label}
              </th>
              <td className="text-right font-semibold">{sayValue(row.one)}</td>
              <td className="text-right font-semibold">{sayValue(row.other)}</td>
              <Difference {...row} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-muted">
        {different === 0
          ? 'Every shift is with the same physician in both.'
          : `${plural(different, 'shift is', 'shifts are')} with somebody else, or only in one of them.`}
      </p>
    </section>
  )
}

function Difference({ one, other, isBetterWhenHigher }: Row) {
  if (one === null || other === null) return <td className="text-right text-muted">–</td>
  const difference = round(other - one, 1)
  const isBetter = isBetterWhenHigher ? difference > 0 : difference < 0
  return (
    <td className={joinClasses('text-right font-semibold', difference !== 0 && (isBetter ? 'text-good' : 'text-bad'))}>
      {sayDifference(difference)}
      {difference !== 0 && <span className="sr-only">{isBetter ? ' better' : ' worse'}</span>}
    </td>
  )
}

function sayValue(value: number | null): string {
  return value === null ? 'not assessed' : sayScore(value)
}
