/** Parts of the physician’s page: a titled section, the month in figures, and the loading state. */
import type { ReactNode } from 'react'
import { plural } from '../../engine/text/plural.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { MonthCounts } from './own-shifts.ts'

/** A section of the physician's page: its title, a note at the end of the title row, and its content. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export type MonthShares = { [Name in Exclude<keyof MonthCounts, 'backup'>]?: number | null }

/** This month's shifts in three figures: all, nights, weekends; each with the fair share once it is known. */
export function MonthFigures({ counts, shares = {} }: { counts: MonthCounts | undefined; shares?: MonthShares }) {
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] divide-x divide-line rounded-control border border-line bg-raised">
        <Figure label="Total" value={counts?.total} share={shares.total} />
        <Figure label="Nights" value={counts?.nights} share={shares.nights} />
        <Figure label="Weekend shifts" value={counts?.weekends} share={shares.weekends} />
      </dl>
      {counts && counts.backup > 0 && (
        <p className="text-12 text-muted">Plus {plural(counts.backup, 'day')} on backup.</p>
      )}
    </>
  )
}

type FigureProps = { label: string; value: number | undefined; share: number | null | undefined }

function Figure({ label, value, share }: FigureProps) {
  return (
    <div className="flex flex-col px-3 py-3">
      <dt className="order-2 text-13 text-muted">{label}</dt>
      <dd className="text-22 font-semibold tracking-stat">{value ?? <Skeleton className="my-2 h-4 w-6" />}</dd>
      {typeof share === 'number' && <dd className="order-3 text-12 text-muted">fair share {share}</dd>}
    </div>
  )
}

const days = ['1', '2', '3', '4', '5']

/** My Schedule while loading: placeholders for the next shift and the following days. */
export function LoadingHome() {
  return (
    <div role="status" className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_376px]">
      <span className="sr-only">Loading...</span>
      <div className="flex flex-col gap-5">
        <Card>
          <Skeleton className="h-3 w-20" />
          <Skeleton className="mt-3.5 h-7 w-3/5" />
          <Skeleton className="mt-3.5 h-6 w-2/5" />
          <Skeleton className="mt-6 h-3 w-4/5" />
          <Skeleton className="mt-3 h-3 w-3/5" />
        </Card>
        <Card>
          {days.map((day) => (
            <div key={day} className="flex items-center gap-4 py-2.5">
              <Skeleton className="h-3 w-20" />
              <Skeleton className="h-6 w-10" />
              <Skeleton className="h-3 w-24" />
            </div>
          ))}
        </Card>
      </div>
      <Card className="max-desktop:hidden">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="mt-5 h-3 w-4/5" />
        <Skeleton className="mt-5 h-3 w-3/5" />
        <Skeleton className="mt-5 h-3 w-4/5" />
      </Card>
    </div>
  )
}
