/** A small roster: physicians by days, with stretches of one code joined into bars. */
import { joinClasses } from '../ui/join-classes.ts'
import { type ChipKind, kindClasses } from '../ui/shift-chip.tsx'
import { sampleRoster, sampleWeekends } from './sample-figures.ts'

const days = Array.from({ length: 28 }, (_, index) => index + 1)
const columns = { gridTemplateColumns: 'var(--names) repeat(28, 27px)' }

export function MiniRoster() {
  return (
    <div className="relative [--names:112px] tablet:[--names:150px]">
      <WeekendTints />
      <div className="relative grid h-7 items-center text-11 font-medium text-muted condensed" style={columns}>
        <span />
        {days.map((day) => (
          <span key={day} className="text-center">
            {day}
          </span>
        ))}
      </div>
      {sampleRoster.map(({ name, runs }) => (
        <div key={name} className="relative grid h-6.75 border-t border-line/60" style={columns}>
          <span className="self-center pl-3.5 text-12 font-semibold tablet:pl-5">{name}</span>
          {runs.map((run) => (
            <Bar key={run.from} {...run} />
          ))}
        </div>
      ))}
    </div>
  )
}

function WeekendTints() {
  return (
    <div className="absolute inset-0 grid" style={columns}>
      {sampleWeekends.map((day) => (
        <span key={day} className="bg-weekend" style={{ gridColumn: `${day + 1} / span 2`, gridRow: 1 }} />
      ))}
    </div>
  )
}

function Bar({ from, length, code }: { from: number; length: number; code: string }) {
  return (
    <span
      className={joinClasses(
        'mx-px my-0.5 grid auto-cols-fr grid-flow-col items-center rounded-chip text-center text-11 leading-none condensed',
        kindClasses[kindOfCode(code)],
      )}
      style={{ gridColumn: `${from + 1} / span ${length}`, gridRow: 1 }}
    >
      {days.slice(0, length).map((day) => (
        <span
          key={day}
          className={joinClasses(day === 1 ? 'font-bold' : 'border-l border-current/14 font-medium', 'py-1')}
        >
          {code}
        </span>
      ))}
    </span>
  )
}

const kindsByLetter: Record<string, ChipKind> = { N: 'night', S: 'evening', X: 'twenty-four', J: 'backup' }

function kindOfCode(code: string): ChipKind {
  return kindsByLetter[code.charAt(0)] ?? 'day'
}
