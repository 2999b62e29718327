/** How each rule was read, or why it isn't applied, and how many are. */
import type { ReactNode } from 'react'
import type { Line } from '../../engine/language/understand.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { Badge } from '../ui/badge.tsx'
import { type RuleWriter, useReadings } from './use-readings.ts'

export type ReadingsProps = RuleWriter & {
  text: string
  /** What can be done about a rule that isn't applied. */
  helpFor?: (line: Line) => ReactNode
}

export function Readings({ text, helpFor, ...writer }: ReadingsProps) {
  const readings = useReadings(text, writer)
  if (!readings) return null
  const rules = readings.lines.filter((line) => !line.isHeading)
  const applied = rules.filter((line) => line.applied).length
  return (
    <div className="mt-3 flex flex-col gap-2.5">
      <p role="status" className="text-12 text-muted">
        {applied} of {plural(rules.length, 'rule')} applied to {formatMonth(readings.month)}
      </p>
      <ul aria-label="How we read each rule" className="flex flex-col gap-2.5">
        {rules.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
          <RuleLine key={index} line={line} help={line.applied ? undefined : helpFor?.(line)} />
        ))}
      </ul>
    </div>
  )
}

function RuleLine({ line, help }: { line: Line; help: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Badge tone={line.applied ? 'good' : 'warn'}>{line.applied ? 'Applied' : 'Not applied'}</Badge>
      <div className="min-w-0">
        <p className="text-12 text-muted">{line.text}</p>
        <p>{line.says}</p>
        {line.applied && line.question && <p className="text-muted">{line.question}</p>}
        {help}
      </div>
    </li>
  )
}
