/** Two schedules compared: their scores, and who has more and who has less of what. */
import type { Comparison, Schedule } from '../../contract/schedules.ts'
import { plural } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { sayScore } from '../assessment/score-band.ts'
import { titleOfStretches, wholePercent } from '../assessment/signature-words.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Table } from '../ui/table.tsx'

type Row = { label: string; one: number | null; other: number | null; isBetterWhenHigher: boolean }

/** The scores of two schedules, and how far they are apart. */
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
            ? 'Every shift is with the same physician in both.'
            : `${plural(different, 'shift is', 'shifts are')} with somebody else, or only in one of them.`}
        </p>
      )}
    </section>
  )
}

function isSameMonth(one: Schedule, other: Schedule): boolean {
  return one.month === other.month && one.year === other.year
}

/** What can be better in one month than in another, however many shifts they have. */
function gainsOf({ one, other, signature }: Comparison): Row[] {
  const unit = signature.other ?? signature.one
  return [
    { label: 'Fairness', one: one.fairnessScore, other: other.fairnessScore, isBetterWhenHigher: true },
    ...(unit
      ? [
          {
            label: `${titleOfStretches(unit)}, %`,
            one: (signature.one && wholePercent(signature.one)) ?? null,
            other: (signature.other && wholePercent(signature.other)) ?? null,
            isBetterWhenHigher: true,
          },
          {
            label: 'Handoffs a day',
            one: signature.one && round(signature.one.handoffs, 1),
            other: signature.other && round(signature.other.handoffs, 1),
            isBetterWhenHigher: false,
          },
        ]
      : []),
    {
      label: 'Preferences met',
      one: one.preferencesMetScore,
      other: other.preferencesMetScore,
      isBetterWhenHigher: true,
    },
  ]
}

/** The figures that a whole month is judged by, for a glance. */
export function ComparedGains({ comparison }: { comparison: Comparison }) {
  return <ScoresSideBySide names={[comparison.one.name, comparison.other.name]} rows={gainsOf(comparison)} />
}

function ScoresSideBySide({ names, rows }: { names: [string, string]; rows: Row[] }) {
  return (
    <table aria-label="Scores side by side" className="w-full">
      <thead className="text-12 text-muted">
        <tr>
          <th className="py-1 text-left font-normal">Score</th>
          {names.map((name) => (
            <th key={name} className="py-1 text-right font-normal">
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
            <td className="text-right font-semibold">{sayValue(row.one)}</td>
            <td className="text-right font-semibold">{sayValue(row.other)}</td>
            <Difference {...row} />
          </tr>
        ))}
      </tbody>
    </table>
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

/** Signed numbers with a real minus: +2, −1, 0. */
function sayDifference(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`
}

type Person = Comparison['physicians'][number]

/** What nobody likes to have more of; where that is even, shifts decide. */
function burdenOf({ difference: { nights, weekendDays, holidays, shifts } }: Person): number {
  return nights + weekendDays + holidays || shifts
}

export function ComparedPeople({ comparison: { physicians, other } }: { comparison: Comparison }) {
  const changed = physicians.filter(({ difference }) => Object.values(difference).some((value) => value !== 0))
  const worse = changed.filter((person) => burdenOf(person) > 0).length
  const better = changed.filter((person) => burdenOf(person) < 0).length
  return (
    <section>
      <h3 className="font-semibold">
        In {other.name}: {better} better off, {worse} worse off
      </h3>
      <p className="text-12 text-muted">By nights, weekend days and holidays; where those are even, by shifts.</p>
      <Table
        label="What changes for whom"
        isInset
        rows={changed}
        rowKey={({ physicianId }) => physicianId}
        empty={<p className="py-3 text-muted">Everybody has the same counts in both.</p>}
        defaultSort="-burden"
        sortParameter="compare-sort"
        columns={[
          { id: 'name', header: 'Physician', namesRow: true, sortBy: ({ name }) => name },
          {
            id: 'burden',
            header: 'Verdict',
            cell: (person) => <Verdict burden={burdenOf(person)} />,
            sortBy: burdenOf,
          },
          ...(['shifts', 'nights', 'weekendDays', 'holidays', 'hours'] as const).map((what) => ({
            id: what,
            header: headers[what],
            align: 'end' as const,
            cell: ({ difference, one, other: after }: Person) => (
              <span title={`${one[what]} before, ${after[what]} after`}>{sayDifference(difference[what])}</span>
            ),
            sortBy: ({ difference }: Person) => difference[what],
          })),
        ]}
      />
    </section>
  )
}

const headers = { shifts: 'Shifts', nights: 'Nights', weekendDays: 'Weekends', holidays: 'Holidays', hours: 'Hours' }

function Verdict({ burden }: { burden: number }) {
  if (burden === 0) return <Badge>even</Badge>
  return burden < 0 ? <Badge tone="good">better off</Badge> : <Badge tone="warn">worse off</Badge>
}
