/** A schedule's scores side by side: each a number, its band in words, and what is behind it. */
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schedule, Signature } from '../../contract/schedules.ts'
import { useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { describeCoverage } from './coverage-words.ts'
import { describeRoom } from './room-to-improve.ts'
import { bandOf, bandText, formatScore, type ScoreBand } from './score-band.ts'
import { SearchLonger } from './search-longer.tsx'
import { describeHandoffs, titleOfStretches, wholePercent } from './signature-words.ts'

type Scored = Pick<
  Schedule,
  'id' | 'month' | 'year' | 'status' | 'coverageScore' | 'fairnessScore' | 'preferencesMetScore' | 'details'
>

export function ScoreFigures({ schedule }: { schedule: Scored }) {
  const { coverageScore, fairnessScore, preferencesMetScore, details } = schedule
  const room = details ? describeRoom(details) : undefined
  return (
    <dl className="grid grid-cols-2 gap-px border-t border-line bg-line tablet:grid-cols-5">
      <ScoreFigure label="Fairness" score={fairnessScore} band={bandFor(fairnessScore, 'fairness')} />
      {details?.preferenceCount === 0 ? (
        <Cell label="Preferences met">
          <span className="text-22 font-semibold">–</span>
          <span className="block text-12 text-muted">none entered</span>
        </Cell>
      ) : (
        <ScoreFigure
          label="Preferences met"
          score={preferencesMetScore}
          band={bandFor(preferencesMetScore, 'preferences')}
        />
      )}
      <ScoreFigure
        label="Coverage"
        score={coverageScore}
        detail={details && describeCoverage(details.openSlots, coverageScore)}
      />
      <StretchFigure signature={details?.signature} />
      <Cell label="Room to improve" className="max-tablet:col-span-2">
        <span className="text-22 font-semibold">{room?.figure ?? '–'}</span>
        <span className="block text-12 text-muted">{room?.says ?? 'not measured'}</span>
        {room?.canSearchLonger && <SearchLonger schedule={schedule} />}
      </Cell>
    </dl>
  )
}

type ScoreFigureProps = { label: string; score: number | null; band?: ScoreBand; detail?: string | null }

function ScoreFigure({ label, score, band, detail }: ScoreFigureProps) {
  return (
    <Cell label={label}>
      <span className="text-22 font-semibold">{score === null ? '–' : formatScore(score)}</span>
      {band && <span className={joinClasses('ml-1.5 text-12 font-semibold', bandText[band.tone])}>{band.word}</span>}
      {score === null && <span className="block text-12 text-muted">not assessed yet</span>}
      {detail && <span className="block text-12 text-muted">{detail}</span>}
    </Cell>
  )
}

/** Full weeks or blocks, and how often patients change hands. */
function StretchFigure({ signature }: { signature: Signature | undefined }) {
  const percent = signature && wholePercent(signature)
  return (
    <Cell label={signature ? titleOfStretches(signature) : 'Full weeks'}>
      <span className="text-22 font-semibold">{percent === undefined ? '–' : `${percent}%`}</span>
      <span className="block text-12 text-muted">{signature ? describeHandoffs(signature) : 'not counted yet'}</span>
    </Cell>
  )
}

type CellProps = { label: string; className?: string; children: ReactNode }

function Cell({ label, className, children }: CellProps) {
  return (
    <div className={joinClasses('bg-raised px-4 py-3 tablet:px-5', className)}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function bandFor(score: number | null, kind: 'fairness' | 'preferences'): ScoreBand | undefined {
  return score === null ? undefined : bandOf(score, kind)
}

/** Assess fairness: scores a schedule again. */
export function AssessButton({ scheduleId }: { scheduleId: number }) {
  const assess = useChange('assessFairness')
  return (
    <Button
      loading={assess.isPending}
      loadingLabel="Assessing..."
      onClick={() => assess.mutate({ params: { id: scheduleId } })}
      icon={<Scale />}
    >
      Assess fairness
    </Button>
  )
}
