/** Everyone's year by week A, week B, and nocturnists, with how many are on each week. */
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import type { WeekMove, YearPerson, YearPlan } from '../../contract/year.ts'
import { addMonths, monthOf, spanOfMonth } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { useYearMoves } from './use-year-moves.ts'
import { WeekCounts } from './week-counts.tsx'
import { YearHead } from './year-head.tsx'
import { YearRow } from './year-row.tsx'
import { describeRhythm, placeHolidays, placeOf } from './year-words.ts'

export const zooms = ['month', 'quarter', 'year'] as const
export type Zoom = (typeof zooms)[number]
/** The least width of the weeks, in pixels. */
const widths: Record<Zoom, number> = { month: 9600, quarter: 3200, year: 800 }

/** Pixels of the days before today. */
const shownBefore = 120

const nocturnists = 'Nocturnists'

type YearGridProps = {
  year: YearPlan
  /** Those to show. */
  people: YearPerson[]
  zoom: Zoom
  /** In one list by name, not by halves. */
  isByName: boolean
  onTurn: (person: YearPerson, place: number) => void
  onOwed: (person: YearPerson) => void
  onMove: (moves: WeekMove[]) => void
  onTrade: (person: YearPerson, place: number, partner: YearPerson) => void
  onRefused: (says: string) => void
}

export function YearGrid({ year, people, zoom, isByName, onTurn, onOwed, onMove, onTrade, onRefused }: YearGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLParagraphElement>(null)
  const groups = useMemo(() => groupPeople(people, isByName), [people, isByName])
  const order = useMemo(() => groups.flatMap((group) => group.people), [groups])
  const moves = useYearMoves({ grid, tip }, year, order, { onMove, onTrade, onRefused })
  const { from, to, holidays } = year
  const firstOfWeek = year.weeks[1]?.from ?? from
  // Rows compare what they get: they stay as they are while another one changes.
  const shown = useMemo(
    () => ({ from, to, holidays, columns: placeHolidays({ from, to, holidays }, firstOfWeek) }),
    [from, to, holidays, firstOfWeek],
  )
  const today = from <= year.today && year.today <= to ? placeOf({ from, to }, year.today) : 0
  /** Closer up, this month is what comes to view first. */
  useLayoutEffect(() => {
    const track = grid.current?.querySelector<HTMLElement>('[data-track]')
    if (!track || zoom === 'year') return
    const squares = track.previousElementSibling?.getBoundingClientRect().width ?? 0
    grid.current!.scrollLeft = squares + (track.offsetWidth * today) / 100 - shownBefore
  }, [zoom, today])
  const style = {
    '--holidays': holidays.length,
    '--least': `${widths[zoom]}px`,
    '--rows': people.length + groups.length + 3,
  } as CSSProperties
  return (
    <div ref={grid} className="year-grid" data-zoom={zoom} style={style} {...moves}>
      <div className="year-body">
        <table aria-label="Year">
          <thead>
            <YearHead year={year} columns={shown.columns} />
            <WeekCounts year={year} />
          </thead>
          {groups.map(({ name, people: ofGroup }) => (
            <tbody key={name}>
              <tr className="year-group border-b border-line bg-surface! text-12">
                <th scope="rowgroup" className="sticky left-0 px-4 py-1 text-left font-normal">
                  <b className="font-semibold">{name}</b>{' '}
                  <span className="text-muted">
                    {[plural(ofGroup.length, 'physician'), name === nocturnists && describeRhythm(year, ofGroup)]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </th>
              </tr>
              {ofGroup.map((person) => (
                <YearRow
                  key={person.id}
                  person={person}
                  row={order.indexOf(person)}
                  year={shown}
                  onTurn={onTurn}
                  onOwed={onOwed}
                />
              ))}
            </tbody>
          ))}
        </table>
        <Lines year={year} />
      </div>
      <p ref={tip} hidden role="status" className="year-tip" />
    </div>
  )
}

/** The first days of months, and today. */
function Lines({ year }: { year: YearPlan }) {
  const { from, to, today } = year
  const months = Array.from({ length: 11 }, (_, index) => spanOfMonth(addMonths(monthOf(from), index + 1)).from)
  return (
    <div aria-hidden className="year-row year-overlay">
      <span className="year-track col-start-3">
        {months.map((first) => (
          <span key={first} className="year-line" style={{ left: `${placeOf(year, first)}%` }} />
        ))}
        {from <= today && today <= to && (
          <span className="year-line" data-today style={{ left: `${placeOf(year, today)}%` }} />
        )}
      </span>
    </div>
  )
}

function groupPeople(people: YearPerson[], isByName: boolean): { name: string; people: YearPerson[] }[] {
  if (isByName) return people.length > 0 ? [{ name: 'Physicians', people }] : []
  const days = people.filter(({ isNocturnist }) => !isNocturnist)
  return [
    { name: 'Week A', people: days.filter(({ week }) => week === 'A') },
    { name: 'Week B', people: days.filter(({ week }) => week === 'B') },
    {
      name: days.every(({ week }) => week === null) ? 'Physicians' : 'No fixed week',
      people: days.filter(({ week }) => week === null),
    },
    { name: nocturnists, people: people.filter(({ isNocturnist }) => isNocturnist) },
  ].filter((group) => group.people.length > 0)
}
