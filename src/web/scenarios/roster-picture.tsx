/** A month's roster as a small picture: a line a physician, dots where it differs from the current schedule. */
import { namedHolidays } from '../../contract/holidays.ts'
import type { ScenarioVersion } from '../../contract/scenarios.ts'
import { addDays, daysBetween, isWeekend } from '../../engine/calendar.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { formatShortDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'

const fills: Record<string, string> = {
  d: 'fill-day-ink/40',
  e: 'fill-evening-ink/50',
  n: 'fill-night',
  x: 'fill-twenty-four-ink/60',
  b: 'fill-backup-edge/60',
}

const rowHeight = 5
const dayWidth = 10

type RosterPictureProps = { rows: ScenarioVersion['rows']; month: Month; changed: number }

export function RosterPicture({ rows, month, changed }: RosterPictureProps) {
  const { from, to, days } = spanOfMonth(month)
  const [width, height] = [days * dayWidth, rows.length * rowHeight]
  const says = plural(changed, 'shift change')
  const settings = useRead('myGroup', {}).data?.settings
  const holidays = settings ? namedHolidays(settings, [month.year]) : new Map<string, string>()
  return (
    <figure className="rounded-control border border-line p-2">
      <svg
        role="img"
        aria-label={`The month for ${plural(rows.length, 'physician')}, with ${says}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-44 w-full"
      >
        {Array.from({ length: days }, (_, day) => day)
          .filter((day) => isWeekend(addDays(from, day)))
          .map((day) => (
            <rect key={day} x={day * dayWidth} width={dayWidth} height={height} className="fill-weekend" />
          ))}
        {[...holidays.keys()]
          .filter((date) => from <= date && date <= to)
          .map((date) => (
            <rect
              key={date}
              x={daysBetween(from, date) * dayWidth}
              width={dayWidth}
              height={height}
              className="fill-holiday"
            />
          ))}
        {rows.map(({ days: row, changed: marks }, line) => (
          // Two people who don't exist yet have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <g key={line} transform={`translate(0 ${line * rowHeight})`}>
            {runsOf(row).map(({ kind, begin, end }) => (
              <rect
                key={begin}
                x={begin * dayWidth + 0.5}
                y={1}
                width={(end - begin) * dayWidth - 1}
                height={rowHeight - 2}
                rx={1}
                className={fills[kind]}
              />
            ))}
            {[...marks].map((mark, day) =>
              mark === '1' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: days never move
                <circle key={day} cx={(day + 0.5) * dayWidth} cy={rowHeight / 2} r={1.1} className="fill-text" />
              ) : null,
            )}
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-11 text-muted">
        <span>{formatShortDate(from)}</span>
        <span>{says}</span>
        <span>{formatShortDate(to)}</span>
      </figcaption>
    </figure>
  )
}

/** Days in a row of one kind. */
function runsOf(row: string): { kind: string; begin: number; end: number }[] {
  const runs: { kind: string; begin: number; end: number }[] = []
  for (const [day, kind] of [...row].entries()) {
    const last = runs.at(-1)
    if (last?.kind === kind && last.end === day) last.end = day + 1
    else if (kind !== '.') runs.push({ kind, begin: day, end: day + 1 })
  }
  return runs
}
