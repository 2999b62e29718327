/** A schedule being generated: its step, how close it is to the best possible, and a button to stop early. */
import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Generation } from '../../contract/generation.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { describeNow, describeStepDetail, formatScore, formatSeconds, stepOf, steps } from './describe-progress.ts'
import { useCurve } from './follow-generation.ts'
import { SearchCurve } from './search-curve.tsx'

export function GenerationProgressPanel({ generation }: { generation: Generation }) {
  const { progress, month, year } = generation
  const curve = useCurve(generation)
  return (
    <section aria-label={`Generating ${formatMonth({ year, month })}`}>
      <Steps generation={generation} curve={curve} />
      <div className="grid gap-6 px-4 pt-4 pb-2 tablet:grid-cols-[minmax(0,1fr)_184px] tablet:px-5">
        <div className="min-w-0">
          {curve.length > 0 ? (
            <>
              <SearchCurve curve={curve} elapsed={progress.elapsed} budget={progress.budget} />
              <p className="pb-2 text-12 text-muted">
                100 is the best possible month. 0 is one filled without looking ahead.
              </p>
            </>
          ) : (
            <p className="grid min-h-40 place-items-center text-muted">The chart starts with the first schedule.</p>
          )}
        </div>
        <Figures generation={generation} />
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 text-muted tablet:px-5">
        <span role="status" className="min-w-0 flex-1">
          {describeNow(progress)}
        </span>
        <CancelButton generation={generation} />
      </footer>
    </section>
  )
}

function CancelButton({ generation: { month, year } }: { generation: Generation }) {
  const cancel = useChange('cancelGeneration')
  return (
    <Button
      size="dense"
      loading={cancel.isPending || cancel.isSuccess}
      loadingLabel="Stopping..."
      onClick={() => cancel.mutate({ body: { month, year } })}
      icon={<Square />}
    >
      Stop and keep best
    </Button>
  )
}

function Steps({ generation: { progress }, curve }: { generation: Generation; curve: ReturnType<typeof useCurve> }) {
  const current = steps.indexOf(stepOf(progress))
  const part = progress.budget > 0 ? Math.min(1, progress.elapsed / progress.budget) : 0
  return (
    <ol className="grid grid-cols-2 gap-x-1 gap-y-3 px-4 pt-4 tablet:grid-cols-4 tablet:px-5">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={joinClasses('text-12', index === current ? 'font-semibold' : 'text-muted')}
        >
          <span aria-hidden="true" className="mb-1.5 block h-1 overflow-hidden rounded-full bg-quiet">
            <span
              className="block h-full bg-accent"
              style={{ width: `${fillOf(index, current, step === 'Improve' ? part : 0.5) * 100}%` }}
            />
          </span>
          {step}
          <small className="block text-12 font-normal text-muted">{describeStepDetail(step, progress, curve)}</small>
        </li>
      ))}
    </ol>
  )
}

function fillOf(index: number, current: number, part: number): number {
  if (index < current) return 1
  return index === current ? part : 0
}

function Figures({ generation: { progress } }: { generation: Generation }) {
  const { score, bestPossible, openShifts, elapsed } = progress
  return (
    <dl className="divide-y divide-line">
      <Figure label="Best so far">{score === null ? '–' : `${formatScore(score)} of 100`}</Figure>
      <Figure label="Best possible">{bestPossible === null ? '–' : `at most ${formatScore(bestPossible)}`}</Figure>
      <Figure label="Open shifts" tone={openShifts ? 'text-warn' : undefined}>
        {openShifts ?? '–'}
      </Figure>
      <Figure label="Elapsed">{formatSeconds(elapsed)}</Figure>
    </dl>
  )
}

function Figure({ label, tone = 'text-text', children }: { label: string; tone?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-[7px] text-12 text-muted">
      <dt>{label}</dt>
      <dd className={joinClasses('text-16 font-semibold', tone)}>{children}</dd>
    </div>
  )
}
