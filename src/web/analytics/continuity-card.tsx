/** Continuity: how much of the work sits in long runs. */
import type { RunLength } from '../../contract/analytics.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import type { PeriodSummary } from './summarise-period.ts'

const runWords: Record<RunLength, string> = {
  '1': '1 day',
  '2': '2 days',
  '3-4': '3–4 days',
  '5-6': '5–6 days',
  '7+': '7 or more',
}

export function ContinuityCard({ summary: { runs } }: { summary: PeriodSummary }) {
  const longest = runs.find(({ length }) => length === '7+')
  return (
    <Card title="Continuity" actions={<span className="text-12 text-muted">working days by length of run</span>}>
      <table aria-label="Working days by length of run" className="w-full">
        <tbody>
          {runs.map(({ length, days, part }) => (
            <Bar
              key={length}
              label={runWords[length]}
              part={part}
              widest={Math.max(...runs.map((run) => run.part), 0.01)}
              text={sayPart(part)}
              title={`${days} working days`}
              tone={length === '7+' ? 'bg-accent' : length === '1' ? 'bg-warn' : 'bg-line-strong'}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-muted">
        <b className="font-semibold text-text">{sayPart(longest?.part ?? 0)}</b> of working days sit in runs of 7 or
        more. The longer the runs, the fewer handoffs patients see.
      </p>
    </Card>
  )
}

type BarProps = { label: string; part: number; widest: number; text: string; title: string; tone: string }

function Bar({ label, part, widest, text, title, tone }: BarProps) {
  return (
    <tr title={title}>
      <th scope="row" className="w-20 py-[3px] text-left text-12 font-medium text-muted">
        {label}
      </th>
      <td className="py-[3px]">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={joinClasses('h-4 min-w-0.5 rounded-chip', tone)}
            style={{ width: `${(80 * part) / widest}%` }}
          />
          <span className="text-12 font-semibold">{text}</span>
          <span className="sr-only">, {title}</span>
        </span>
      </td>
    </tr>
  )
}

function sayPart(part: number): string {
  return `${Math.round(part * 100)}%`
}
