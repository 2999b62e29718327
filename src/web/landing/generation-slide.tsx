/** Slide 1: a month being made, and how close to the best it is. */
import { StatusBadge } from '../ui/status-badge.tsx'
import { MiniRoster } from './mini-roster.tsx'
import { SearchChart } from './search-chart.tsx'

export function GenerationSlide() {
  return (
    <div className="relative h-full">
      <div className="h-full overflow-clip rounded-tl-[12px] bg-raised shadow-float">
        <div className="flex items-center gap-3 border-b border-line px-3.5 py-3 tablet:px-5">
          <b className="text-16">January 2027</b>
          <StatusBadge status="draft" />
          <span className="ml-auto text-muted max-desktop:hidden">Improving, 38 changes kept</span>
        </div>
        <MiniRoster />
      </div>
      <div className="absolute right-4 bottom-4 w-72 rounded-control border border-line-strong bg-overlay px-4 py-3.5 shadow-float tablet:right-8 tablet:bottom-8">
        <p className="flex justify-between">
          <b>Generating...</b>
          <span className="text-muted">17 s</span>
        </p>
        <SearchChart width={256} height={60} className="mt-2 block w-full overflow-visible" />
        <dl className="mt-2.5 grid grid-cols-3 text-12 text-muted">
          <Figure label="Best" value="92.6" />
          <Figure label="Limit" value="94.1" />
          <Figure label="Open" value="2" />
        </dl>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="text-16 font-semibold text-text">{value}</dd>
    </div>
  )
}
