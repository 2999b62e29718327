/** Schedule Efficiency Analysis: the score on its scale, what is strong, and what could be better. */
import { ArrowUpRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { bandOf } from '../assessment/score-band.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'

const bands = [
  { tone: 'bad', word: 'Needs improvement', width: '60%', fill: 'bg-bad-line' },
  { tone: 'warn', word: 'Good', width: '20%', fill: 'bg-warn-line' },
  { tone: 'good', word: 'Excellent', width: '20%', fill: 'bg-good-line' },
]

type EfficiencyCardProps = Pick<ScheduleAnalysis, 'efficiency' | 'months'>

export function EfficiencyCard({ efficiency, months }: EfficiencyCardProps) {
  const { score, explained, areas, improvements } = efficiency
  if (score === null)
    return (
      <Card title="Schedule Efficiency Analysis">
        <p>{explained}</p>
      </Card>
    )
  const { word, tone: own } = bandOf(score, 'fairness')
  return (
    <Card title="Schedule Efficiency Analysis">
      <p>
        <strong className="text-64 font-semibold tracking-display">{score}</strong>
        <span className="text-16 text-muted"> / 100</span>
        <span className="sr-only">, {word}</span>
      </p>
      <div aria-hidden="true" className="relative mt-3 flex gap-0.5">
        {bands.map(({ tone, width, fill }) => (
          <span key={tone} style={{ width }} className={joinClasses('h-1.5 rounded-full', fill)} />
        ))}
        <span
          className="absolute -top-1 h-3.5 w-0.75 rounded-full bg-text"
          style={{ left: `${Math.min(score, 99)}%` }}
        />
      </div>
      <div aria-hidden="true" className="mt-1.5 flex text-12">
        {bands.map(({ tone, word: band, width }) => (
          <span key={tone} style={{ width }} className={tone === own ? 'font-semibold text-text' : 'text-muted'}>
            {band}
          </span>
        ))}
      </div>
      <p className="mt-3 text-12 text-muted">
        {months.length === 0 ? explained : `${explained} Scored the same way as generated schedules.`}
      </p>
      <Points title="Strong Areas" none="Nothing stands out." points={areas} icon={<Check className="text-good" />} />
      <Points
        title="Improvement Opportunities"
        none="Nothing to improve."
        points={improvements}
        icon={<ArrowUpRight className="text-warn" />}
      />
    </Card>
  )
}

function Points({ title, points, none, icon }: { title: string; points: string[]; none: string; icon: ReactNode }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      {points.length === 0 ? (
        <p className="mt-1.5 text-muted">{none}</p>
      ) : (
        <ul aria-label={title} className="mt-1.5 flex flex-col gap-1.5">
          {points.map((point) => (
            <li key={point} className="flex gap-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-3.5 [&>.lucide]:shrink-0">
              {icon}
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
