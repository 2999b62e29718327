// How much of something is done, as a thin bar with its words.
import { joinClasses } from './join-classes.ts'

const tones = { accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' }

export interface ProgressBarProps {
  label: string
  value: number
  max?: number
  tone?: keyof typeof tones
  /** The value in words for assistive technology, such as "12 of 30 days". */
  valueText?: string
}

export function ProgressBar({ label, value, max = 100, tone = 'accent', valueText }: ProgressBarProps) {
  const within = Math.min(Math.max(value, 0), max)
  const percent = max === 0 ? 0 : (within / max) * 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max || 1}
      aria-valuenow={within}
      aria-valuetext={valueText ?? `${Math.round(percent)}%`}
      className="h-1 w-full overflow-hidden rounded-full bg-quiet"
    >
      <div
        className={joinClasses('h-full rounded-full transition-[width]', tones[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
