/** The page's numbers as comma-separated values: one line per physician, then the months, then the stretches. */
import { yearClasses } from '../../contract/analytics.ts'
import { type CsvCell, writeCsv } from '../../contract/csv.ts'
import { listedName } from '../../engine/text/names.ts'
import { round } from '../../engine/text/round.ts'
import { classWords } from './analytics-words.ts'
import type { PeriodSummary } from './summarize-period.ts'

export function writeAnalyticsCsv(span: string, summary: PeriodSummary): string {
  const rows: CsvCell[][] = [
    ['Fairness', span],
    [],
    ['Physician', 'FTE', ...yearClasses.flatMap((name) => headersOf(classWords[name].title)), 'Preferences met'],
    ...summary.people.map(({ fte, burdens, preferencesMet, ...person }) => [
      listedName(person),
      fte,
      ...yearClasses.flatMap((name) => [burdens[name].has, tenths(burdens[name].share), tenths(burdens[name].over)]),
      tenths(preferencesMet),
    ]),
    [],
    ['Month', 'Coverage', 'Fairness', 'Preferences met', 'Open shifts'],
    ...summary.months.map(({ name, coverage, fairness, preferences, openShifts }) => [
      name,
      coverage,
      fairness,
      preferences,
      openShifts,
    ]),
    [],
    ['Stretch length in days', 'Working days'],
    ...summary.runs.map(({ length, days }) => [length, days]),
    [],
    ['Weekday', 'Stretches that start', 'Stretches that end'],
    ...summary.switchDays.map(({ weekday, starts, ends }) => [weekday, starts, ends]),
  ]
  return writeCsv(rows)
}

function headersOf(title: string): string[] {
  return [title, `${title}, fair share`, `${title} vs. fair share`]
}

function tenths(value: number | null): number | null {
  return value === null ? null : round(value, 1)
}
