/** One stretch of time in numbers: own, fair share and median in a row each, which opens to the shifts behind it. */
import { type StatFigure, type StatName, type StatPeriod, type StatShift, statNames } from '../../contract/stats.ts'
import { Card } from '../ui/card.tsx'
import { ShareBar } from './share-bar.tsx'
import { ShiftRuns } from './shift-runs.tsx'

const words: Record<StatName, string> = {
  shifts: 'Shifts',
  nights: 'Nights',
  weekends: 'Weekend shifts',
  holidays: 'Holiday shifts',
  hours: 'Hours',
}

const columns = 'grid grid-cols-[minmax(0,1fr)_56px_72px_64px] items-baseline gap-x-2'

type PeriodCardProps = { title: string; description: string; period: StatPeriod; shifts: StatShift[] }

export function PeriodCard({ title, description, period, shifts }: PeriodCardProps) {
  const { figures, preferencesMet, colleagues } = period
  return (
    <Card title={title} description={description} padding="none" footer={sayMedians(colleagues)}>
      <div aria-hidden="true" className={`${columns} border-b border-line px-4 py-2 text-12 text-muted tablet:px-5`}>
        <span />
        <span className="text-right">You</span>
        <span className="text-right">Fair share</span>
        <span className="text-right">Median</span>
      </div>
      <ul aria-label={title}>
        {statNames.map((name) => (
          <li key={name} className="border-b border-line last:border-b-0">
            <details>
              <summary className="cursor-pointer list-none px-4 py-3 hover:bg-surface focus-visible:-outline-offset-2 tablet:px-5">
                <FigureRow name={words[name]} figure={figures[name]} />
              </summary>
              <ShiftRuns shifts={shifts.filter(({ countsIn }) => countsIn.includes(name))} />
            </details>
          </li>
        ))}
        <li className={`${columns} px-4 py-3 tablet:px-5`}>
          <span className="font-control">Preferences honored</span>
          <Amount label="you" value={preferencesMet.own} unit=" %" isOwn />
          <span className="text-right text-faint">–</span>
          <Amount label="median" value={preferencesMet.median} unit=" %" />
        </li>
      </ul>
    </Card>
  )
}

function FigureRow({ name, figure }: { name: string; figure: StatFigure }) {
  return (
    <>
      <span className={columns}>
        <span className="font-control">{name}</span>
        <Amount label="you" value={figure.own} isOwn />
        <Amount label="fair share" value={figure.share} />
        <Amount label="median" value={figure.median} />
      </span>
      <ShareBar figure={figure} />
    </>
  )
}

type AmountProps = { label: string; value: number | null; unit?: string; isOwn?: boolean }

function Amount({ label, value, unit = '', isOwn = false }: AmountProps) {
  return (
    <span className={`text-right ${isOwn ? 'text-16 font-semibold' : 'text-muted'}`}>
      <span className="sr-only">{label} </span>
      {value === null ? '–' : `${sayNumber(value)}${unit}`}
    </span>
  )
}

/** 13 or 13.1 */
function sayNumber(value: number): string {
  return Math.abs(value - Math.round(value)) < 0.05 ? String(Math.round(value)) : value.toFixed(1)
}

function sayMedians(colleagues: number): string {
  return colleagues < 3
    ? 'Medians are shown from three colleagues on, so that nobody can be told from them.'
    : `Medians are of the ${colleagues} colleagues who worked in this time. Select a number to see its shifts.`
}
