/** What an approval does to the rules and the scores, good and bad, each in a sentence. */
import { Check, CircleAlert, CircleDashed, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Consequences } from '../../../contract/request-outlook.ts'
import { round } from '../../../engine/text/round.ts'
import { Button } from '../../ui/button.tsx'

/** How many warnings to show, so the rest stays in view. */
const shownFirst = 6

export function RulesAndScores({ found }: { found: Consequences }) {
  const { findings, says, scores, days } = found
  const isScheduled = days.length === 0 || days.some((day) => day.isScheduled)
  const hard = findings.filter((finding) => finding.hard)
  const warnings = findings.filter((finding) => !finding.hard).map((finding) => finding.says)
  // Several rules can object to the same thing: a single day isn't a stretch of three, either.
  const soft = [...new Set(warnings)]
  const [showsAll, setShowsAll] = useState(false)
  return (
    <section aria-label="Rules and scores" className="min-w-0">
      <h3 className="mb-2 text-14 font-semibold">Rules and scores</h3>
      <ul className="flex flex-col gap-2">
        {says.map((sentence) => (
          <Line key={sentence} icon={<CircleDashed className="text-muted" />}>
            {sentence}
          </Line>
        ))}
        {hard.map((finding) => (
          <Line
            key={finding.key}
            icon={<CircleAlert className="text-bad" />}
            detail="A hard rule; approving needs a reason"
          >
            {finding.says}
          </Line>
        ))}
        {soft.slice(0, showsAll ? undefined : shownFirst).map((sentence) => (
          <Line key={sentence} icon={<TriangleAlert className="text-warn" />}>
            {sentence}
          </Line>
        ))}
        {findings.length === 0 && isScheduled && <Line icon={<Check className="text-good" />}>Meets every rule</Line>}
        {!isScheduled && (
          <Line icon={<CircleDashed className="text-muted" />}>Nothing to check before there’s a schedule</Line>
        )}
      </ul>
      {soft.length > shownFirst && !showsAll && (
        <Button variant="link" className="mt-1.5" onClick={() => setShowsAll(true)}>
          Show {soft.length - shownFirst} more
        </Button>
      )}
      {scores && (
        <dl className="mt-3 grid grid-cols-3 gap-px overflow-clip rounded-control border border-line bg-line">
          <Score label="Coverage" before={scores.before.coverage} after={scores.after.coverage} />
          <Score label="Fairness" before={scores.before.fairness} after={scores.after.fairness} />
          <Score label="Preferences" before={scores.before.preferences} after={scores.after.preferences} />
        </dl>
      )}
    </section>
  )
}

function Line({ icon, detail, children }: { icon: ReactNode; detail?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 [&>.lucide]:mt-px">
      {icon}
      <span className="min-w-0">
        {children}
        {detail && <span className="block text-12 text-muted">{detail}</span>}
      </span>
    </li>
  )
}

/** 99.2 to 98.7; an unchanged score is shown once. */
function Score({ label, before, after }: { label: string; before: number; after: number }) {
  const [one, other] = [round(before, 1), round(after, 1)]
  const tone = other < one ? 'text-bad' : other > one ? 'text-good' : ''
  return (
    <div className="bg-raised px-3 py-2">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold">
        {one === other ? (
          <>stays {one}</>
        ) : (
          <>
            {one} to <span className={tone}>{other}</span>
          </>
        )}
      </dd>
    </div>
  )
}
