/** Two scores over twelve months as lines with their names at the end. */
import { sampleMonths } from './sample-figures.ts'

const width = 340
const height = 110
/** Room at the right for the names. */
const plot = 270
const lowest = 78

export function MonthsChart() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Coverage and fairness over twelve months"
      className="block w-full overflow-visible"
    >
      <line x2={plot} y1={height} y2={height} className="stroke-paper-line" />
      <Line scores={sampleMonths.coverage} name="Coverage" line="stroke-text" text="fill-text" weight={1.5} />
      <Line scores={sampleMonths.fairness} name="Fairness" line="stroke-accent" text="fill-accent-text" weight={2.5} />
    </svg>
  )
}

type LineProps = { scores: number[]; name: string; line: string; text: string; weight: number }

function Line({ scores, name, line, text, weight }: LineProps) {
  const x = (month: number) => (month / (scores.length - 1)) * plot
  const y = (score: number) => 4 + ((100 - score) / (100 - lowest)) * (height - 4)
  const last = scores[scores.length - 1] ?? lowest
  return (
    <>
      <polyline
        points={scores.map((score, month) => `${x(month)},${y(score)}`).join(' ')}
        fill="none"
        strokeWidth={weight}
        strokeLinejoin="round"
        className={line}
      />
      <text x={plot + 8} y={y(last) + 4} className={`text-11 font-semibold ${text}`}>
        {name}
      </text>
    </>
  )
}
