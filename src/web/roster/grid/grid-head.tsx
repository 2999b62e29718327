/** The head of the grid: the columns, the order of rows, and how many positions of each day are filled. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import { memo } from 'react'
import { shortHoliday } from '../../text/short-holiday.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { type DayCoverage, describeShort } from '../model/coverage.ts'
import type { GridDay } from '../model/days.ts'
import { coverageKey, nextOrder, type RowOrder } from '../model/rows.ts'
import { tallyLabels, tallyNames } from '../model/tallies.ts'

type HeadRowProps = {
  days: readonly GridDay[]
  order: RowOrder
  onOrder: (order: RowOrder) => void
  activeColumn: number
}

export const HeadRow = memo(function HeadRow({ days, order, onOrder, activeColumn }: HeadRowProps) {
  return (
    <div role="row" className="roster-row is-days">
      <div role="presentation" className="roster-stub">
        <div role="columnheader" className="roster-name">
          {order === 'name' ? 'Physician, A–Z' : 'Physician'}
        </div>
        <span aria-hidden="true" className="roster-note">
          mark = fair share
        </span>
        {tallyNames.map((name) => (
          <div
            key={name}
            role="columnheader"
            aria-sort={order === name ? 'ascending' : order === `-${name}` ? 'descending' : 'none'}
            className={name === 'hours' ? 'max-large:hidden' : undefined}
          >
            <button
              type="button"
              className="roster-sort"
              title={`Sort by ${tallyLabels[name].long.toLowerCase()}`}
              aria-label={`${tallyLabels[name].short}, sort by ${tallyLabels[name].long.toLowerCase()}`}
              onClick={() => onOrder(nextOrder(order, name))}
            >
              {tallyLabels[name].short}
            </button>
          </div>
        ))}
      </div>
      {days.map((day, column) => (
        <div
          key={day.date}
          role="columnheader"
          aria-label={[day.words, day.holiday, day.isToday && 'today'].filter(Boolean).join(', ')}
          title={day.holiday}
          className={joinClasses('roster-day', dayClasses(day), column === activeColumn && 'is-active')}
        >
          <DayTitle day={day} isCrowded={isCrowded(days, column)} />
          <span>{day.letter}</span>
          <b>{day.dayOfMonth}</b>
        </div>
      ))}
    </div>
  )
})

/** At the edges of the month, only month names fit. */
function DayTitle({ day: { holiday, monthName, isOutside }, isCrowded }: { day: GridDay; isCrowded: boolean }) {
  const title = holiday && !isOutside && !isCrowded ? shortHoliday(holiday) : monthName
  return title && <em>{title}</em>
}

/** Days that the name of a holiday reaches over. */
const reach = 3

/** The name of another holiday already stands there; the color and the tip still say that this is one. */
function isCrowded(days: readonly GridDay[], column: number): boolean {
  return days.slice(Math.max(0, column - reach), column).some(({ holiday, isOutside }) => holiday && !isOutside)
}

export function dayClasses(day: GridDay): string {
  return joinClasses(
    day.holiday ? 'is-holiday' : day.isWeekend && 'is-weekend',
    day.isMonday && 'is-monday',
    day.isToday && 'is-today',
    day.isPast && 'is-past',
    day.isOutside && 'is-outside',
  )
}

/** The name of a group of rows. Arrow keys skip it. */
export function GroupRow({ title, count, days }: { title: string; count: number; days: number }) {
  return (
    <div role="row" className="roster-row roster-group">
      <div role="presentation" className="roster-stub">
        <div role="rowheader" className="roster-name" style={{ gridColumn: '1 / -1' }}>
          <b>{title}</b>
          <span>{count}</span>
        </div>
      </div>
      <div role="gridcell" aria-colspan={days} />
    </div>
  )
}

type CoverageRowProps = {
  days: readonly GridDay[]
  coverage: readonly DayCoverage[]
  activeColumn: number
}

export function CoverageRow({ days, coverage, activeColumn }: CoverageRowProps) {
  return (
    <div role="row" data-row={coverageKey} className="roster-row roster-coverage">
      <div role="presentation" className="roster-stub">
        <div role="rowheader" className="roster-name" style={{ gridColumn: '1 / -1' }}>
          Filled of required
        </div>
      </div>
      {days.map((day, column) => {
        const { filled, required, short } = coverage[column] ?? { filled: 0, required: 0, short: [] }
        const isShort = short.length > 0 && !day.isOutside
        return (
          <div
            key={day.date}
            role="gridcell"
            data-column={column}
            tabIndex={column === activeColumn ? 0 : -1}
            aria-label={`${day.words}: ${filled}/${required} filled${isShort ? `, short of ${describeShort(short)}` : ''}`}
            title={isShort ? `Short: ${describeShort(short)}` : undefined}
            className={joinClasses(
              'roster-cell roster-cover',
              day.holiday ? 'is-holiday' : day.isWeekend && 'is-weekend',
              isShort && 'is-short',
            )}
          >
            {isShort ? `${filled}/${required}` : filled > 0 && filled}
          </div>
        )
      })}
    </div>
  )
}
