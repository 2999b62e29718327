/** One period in numbers: own, fair share, and median in a row each, which opens to the shifts behind it. */

import { type StatFigure, type StatName, type StatPeriod, type StatShift, statNames } from '../../contract/stats.ts'
import { formatDate, formatDateRange } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { joinRuns } from '../shifts/join-runs.ts'
import { makeShiftMarks } from '../shifts/shift-marks.ts'
import { formatTimes } from '../text/clock.ts'
import { Card } from '../ui/card.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'

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
    <Card title={title} description={description} padding="none" footer={describeMedians(colleagues)}>
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
          <span className="font-control">Preferences met</span>
          <Amount label="you" value={preferencesMet.own} unit="%" isOwn />
          <span className="text-right text-faint">–</span>
          <Amount label="median" value={preferencesMet.median} unit="%" />
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
      {value === null ? '–' : `${formatNumber(value)}${unit}`}
    </span>
  )
}

/** 13 or 13.1 */
function formatNumber(value: number): string {
  return Math.abs(value - Math.round(value)) < 0.05 ? String(Math.round(value)) : value.toFixed(1)
}

function describeMedians(colleagues: number): string {
  return colleagues < 3
    ? 'To protect privacy, medians appear once three colleagues have worked in this period.'
    : `Medians cover the ${colleagues} colleagues who worked in this period.`
}

/** A number as a thin bar, with a mark at the fair share. Hidden from screen readers, since it repeats the numbers. */
function ShareBar({ figure: { own, share, median } }: { figure: StatFigure }) {
  const widest = Math.max(own, share ?? 0, median ?? 0, 1) * 1.1
  const at = (value: number) => `${(100 * value) / widest}%`
  // Less than one shift is rounding.
  const isAbove = share !== null && own >= share + 1
  return (
    <svg aria-hidden="true" className="mt-2 block h-1.5 w-full" preserveAspectRatio="none">
      <rect y="1" width="100%" height="4" rx="2" className="fill-quiet" />
      <rect y="1" width={at(own)} height="4" rx="2" className={isAbove ? 'fill-warn' : 'fill-accent'} />
      {share !== null && <rect x={at(share)} width="2" height="6" className="fill-text" />}
    </svg>
  )
}

/** The shifts behind a number, newest first, consecutive days joined. */
function ShiftRuns({ shifts }: { shifts: StatShift[] }) {
  const { id, groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } }).data ?? []
  // Own shifts only, classified by the clock.
  const marked = shifts.map((shift) => ({ ...shift, physicianId: id, shiftType: 'day' as const }))
  const mark = makeShiftMarks(roles, marked)
  if (shifts.length === 0) return <p className="px-4 pb-4 text-muted tablet:px-5">No shifts.</p>
  return (
    <ol className="max-h-80 overflow-y-auto px-4 pb-3 tablet:px-5">
      {joinRuns(marked, isSameWork).map(({ first, last, days }) => {
        const { code, shiftKind, roleName } = mark(first)
        return (
          <li key={first.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-muted">
            <ShiftChip code={code} kind={shiftKind} label={roleName} />
            <span className="text-text">
              {days === 1 ? formatDate(first.date) : formatDateRange(first.date, last.date)}
            </span>
            <span>{formatTimes(first)}</span>
            {days > 1 && <span>{days} days</span>}
          </li>
        )
      })}
    </ol>
  )
}

function isSameWork(one: StatShift, other: StatShift): boolean {
  return one.roleId === other.roleId && one.startTime === other.startTime
}
