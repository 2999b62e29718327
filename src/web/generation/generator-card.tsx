/** The AI schedule generator: choose a month, watch the progress, read the result. */

import { TriangleAlert, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { firstYear, lastYear, mostMonths } from '../../contract/generation.ts'
import { isStaff } from '../../contract/staff.ts'
import { monthNames, yearOf } from '../../engine/calendar.ts'
import { monthOf } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { BeforeGenerating, usualChoices } from './before-generating.tsx'
import { MonthsInRow } from './months-in-row.tsx'
import { useGenerator } from './use-generator.ts'

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))
const spans = Array.from({ length: mostMonths }, (_, index) => ({
  value: String(index + 1),
  label: plural(index + 1, 'month'),
}))

/** These load with the first search. */
const GenerationResult = lazy(async () => ({ default: (await import('./generation-result.tsx')).GenerationResult }))
const GenerationProgressPanel = lazy(async () => ({
  default: (await import('./generation-progress.tsx')).GenerationProgressPanel,
}))

type GeneratorCardProps = {
  /** Null for a person without a group. */
  groupId: number | null
  today: string
}

export function GeneratorCard({ groupId, today }: GeneratorCardProps) {
  const [asked, card] = useAskedMonth()
  const [month, setMonth] = useState(asked?.month ?? monthOf(today).month)
  const [year, setYear] = useState(asked?.year ?? Math.min(Math.max(yearOf(today), firstYear), lastYear))
  const [span, setSpan] = useState(1)
  const [choices, setChoices] = useState(usualChoices)
  const isNobodyThere = useIsNobodyThere(groupId)
  const generator = useGenerator({ month, year }, groupId !== null)
  const { running, series, isGenerating, failure, shownId } = generator
  return (
    <section
      ref={card}
      aria-label="AI schedule generator"
      className="min-w-0 overflow-clip rounded-control border border-line bg-raised"
    >
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 tablet:px-5">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
          <WandSparkles className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-14 font-semibold">AI schedule generator</h2>
          <p role="status" className="text-12 text-muted">
            {isGenerating
              ? 'AI is analyzing preferences and constraints...'
              : 'A draft that meets every hard rule, in seconds'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
          <Select
            aria-label="Month"
            className="w-32! font-control max-tablet:flex-1 max-tablet:basis-full"
            value={String(month)}
            options={months}
            disabled={isGenerating}
            onValueChange={(value) => {
              setMonth(Number(value))
              setChoices(usualChoices)
            }}
          />
          <Select
            aria-label="Year"
            className="w-22! font-control max-tablet:flex-1"
            value={String(year)}
            options={years.map((value) => ({ value, label: value }))}
            disabled={isGenerating}
            onValueChange={(value) => {
              setYear(Number(value))
              setChoices(usualChoices)
            }}
          />
          <Select
            aria-label="Number of months"
            className="w-27! font-control max-tablet:flex-1"
            value={String(span)}
            options={spans}
            disabled={isGenerating}
            onValueChange={(value) => setSpan(Number(value))}
          />
          <Button
            variant="primary"
            className="max-tablet:w-full"
            disabled={groupId === null}
            loading={isGenerating}
            loadingLabel="Generating..."
            onClick={() => generator.start({ month, year, months: span, ...choices })}
          >
            Generate
          </Button>
        </div>
      </header>
      {groupId === null && (
        <Warning>
          You need to set up a group before generating schedules. Please configure your group settings first.
        </Warning>
      )}
      {isNobodyThere && !failure && (
        <p className="px-4 pt-3 text-muted tablet:px-5">
          There’s no one to schedule yet.{' '}
          <Link href="/admin/physicians" className="font-control text-accent-text hover:underline">
            Add physicians
          </Link>
        </p>
      )}
      {groupId !== null && !isGenerating && (
        <BeforeGenerating
          groupId={groupId}
          month={{ month, year }}
          months={span}
          choices={choices}
          onChoose={setChoices}
        />
      )}
      {failure && !isGenerating && <Warning>{failure}</Warning>}
      {series.length > 1 && (isGenerating || shownId !== null) && <MonthsInRow series={series} />}
      {running ? (
        <Suspense fallback={null}>
          <GenerationProgressPanel generation={running} />
        </Suspense>
      ) : shownId !== null && !isGenerating ? (
        <Suspense fallback={null}>
          <GenerationResult scheduleId={shownId} onClose={() => generator.show(null)} />
        </Suspense>
      ) : (
        <Idle lastId={isGenerating ? null : generator.lastId} onShow={generator.show} />
      )}
    </section>
  )
}

function Idle({ lastId, onShow }: { lastId: number | null; onShow: (id: number) => void }) {
  return (
    <div className="px-4 pb-4 text-12 text-muted tablet:px-5">
      {lastId !== null && (
        <Button variant="link" size="dense" className="mt-2" onClick={() => onShow(lastId)}>
          Show the last result
        </Button>
      )}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p role="alert" className="mx-4 mt-3 flex gap-2 rounded-inner bg-warn-soft px-3 py-2 text-warn tablet:mx-5">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}

function useIsNobodyThere(groupId: number | null): boolean {
  const known = { params: { groupId: groupId ?? 0 } }
  const physicians = useRead('listPhysicians', known, { enabled: groupId !== null }).data
  return physicians ? !physicians.some(isStaff) : false
}

/** A link can request a month: ?generate=2027-01. The card then scrolls into view. */
function useAskedMonth() {
  const [search] = useSearchParams()
  const card = useRef<HTMLElement>(null)
  const match = /^(\d{4})-(\d{2})$/.exec(search.get('generate') ?? '')
  const isAsked = search.has('generate')
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  const asked = match ? { year: Number(match[1]), month: Number(match[2]) } : undefined
  const isInRange = asked && asked.year >= firstYear && asked.year <= lastYear && asked.month >= 1 && asked.month <= 12
  return [isInRange ? asked : undefined, card] as const
}
