/** The scores of two schedules side by side, and their difference. */
import type { Comparison, Schedule } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { formatScore, preferencesScoreOf } from '../assessment/score-band.ts'
import { titleOfStretches, wholePercent } from '../assessment/signature-words.ts'
import { joinClasses } from '../ui/join-classes.ts'

type Row = { label: string; one: number | null; other: number | null; isBetterWhenHigher: boolean; unit?: string }

/** The scores of two schedules, and their difference. */
export function ComparedScores({ comparison }: { comparison: Comparison }) {
  const { one, other, open, different } = comparison
  const rows: Row[] = [
    ...gainsOf(comparison),
    { label: 'Coverage', one: one.coverageScore, other: other.coverageScore, isBetterWhenHigher: true },
    { label: 'Open shifts', one: open.one, other: open.other, isBetterWhenHigher: false },
  ]
  return (
    <section>
      <ScoresSideBySide names={[one.name, other.name]} rows={rows} />
      {isSameMonth(one, other) && (
        <p className="mt-2 text-12 text-muted">
          {different === 0
            ? 'Every shift has the same physician in both.'
            : `${plural(different, 'shift has', 'shifts have')} a different physician, or ${different === 1 ? 'is' : 'are'} in only one of the two.`}
        </p>
      )}
    </section>
  )
}

function isSameMonth(one: Schedule, other: Schedule): boolean {
  return one.month === other.month && one.year === other.year
}

/** Scores that can be compared between months, however many shifts they have. */
function gainsOf({ one, other, signature }: Comparison): Row[] {
  const unit = signature.other ?? signature.one
  const preferences = [one, other].map(preferencesScoreOf)
  return [
    { label: 'Fairness', one: one.fairnessScore, other: other.fairnessScore, isBetterWhenHigher: true },
    ...(unit
      ? [
          {
            label: titleOfStretches(unit),
            one: (signature.one && wholePercent(signature.one)) ?? null,
            other: (signature.other && wholePercent(signature.other)) ?? null,
            isBetterWhenHigher: true,
            unit: '%',
          },
          {
            label: 'Handoffs a day',
            one: signature.one && round(signature.one.handoffs, 1),
            other: signature.other && round(signature.other.handoffs, 1),
            isBetterWhenHigher: false,
          },
        ]
      : []),
    ...(preferences.every((score) => score === null)
      ? []
      : [{ label: 'Preferences met', one: preferences[0]!, other: preferences[1]!, isBetterWhenHigher: true }]),
  ]
}

/** The main figures of a month, at a glance. */
export function ComparedGains({ comparison }: { comparison: Comparison }) {
  return <ScoresSideBySide names={[comparison.one.name, comparison.other.name]} rows={gainsOf(comparison)} />
}

function ScoresSideBySide({ names, rows }: { names: [string, string]; rows: Row[] }) {
  return (
    <table aria-label="Scores side by side" className="w-full">
      <thead className="text-12 text-muted">
        <tr>
          <th className="py-1 text-left font-normal">Score</th>
          {names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two schedules may have one name, and never trade places.
            <th key={place} className="py-1 text-right font-normal">
              {name}
            </th>
          ))}
          <th className="w-24 py-1 text-right font-normal">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {row.label}
            </th>
            <td className="text-right font-semibold">{formatValue(row.one, row.unit)}</td>
            <td className="text-right font-semibold">{formatValue(row.other, row.unit)}</td>
            <Difference {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Difference({ one, other, isBetterWhenHigher }: Row) {
  if (one === null || other === null) return <td className="text-right text-muted">–</td>
  // Of the figures as shown, so that the row adds up.
  const difference = round(round(other, 1) - round(one, 1), 1)
  const isBetter = isBetterWhenHigher ? difference > 0 : difference < 0
  return (
    <td className={joinClasses('text-right font-semibold', difference !== 0 && (isBetter ? 'text-good' : 'text-bad'))}>
      {formatDifference(difference)}
      {difference !== 0 && <span className="sr-only">{isBetter ? ' better' : ' worse'}</span>}
    </td>
  )
}

function formatValue(value: number | null, unit = ''): string {
  return value === null ? 'not assessed' : `${formatScore(value)}${unit}`
}

/** Signed numbers with a real minus: +2, −1, 0. */
export function formatDifference(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`
}
