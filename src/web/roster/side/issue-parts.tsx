/** What both lists next to the grid are made of: a head with a count, days, and one issue. */
import type { ReactNode } from 'react'
import { groupBy } from '../../../engine/group-by.ts'
import { formatGridDay } from '../model/days.ts'

/** In order of days. */
export function byDay<Item extends { date: string | undefined }>(items: readonly Item[]): [string, Item[]][] {
  return [...groupBy(items, ({ date }) => date ?? '')].sort(([one], [other]) => one.localeCompare(other))
}

export function GroupHead({ title, count, children }: { title: string; count: number; children?: ReactNode }) {
  return (
    <h3 className="flex min-h-9 items-center gap-2 border-b border-line px-4 py-1 text-12 font-medium text-muted">
      {title}
      <b className={count > 0 ? 'text-bad' : ''}>{count}</b>
      {children && <span className="ml-auto">{children}</span>}
    </h3>
  )
}

export function Day({ date, children }: { date: string; children: ReactNode }) {
  return (
    <section>
      {date && (
        <h4 className="border-b border-line bg-sunken px-4 py-1 text-12 font-semibold">
          <time dateTime={date}>{formatGridDay(date)}</time>
        </h4>
      )}
      {children}
    </section>
  )
}

type IssueProps = { icon: ReactNode; title: string; count?: number; tone?: 'bad'; children: ReactNode }

export function Issue({ icon, title, count = 1, tone, children }: IssueProps) {
  return (
    <section
      className={`border-b border-line bg-raised px-4 py-2.5 text-12 ${tone ? 'shadow-[inset_3px_0_0_var(--bad)]' : ''}`}
    >
      <h5 className="flex items-start gap-[7px] text-13 font-semibold [&>svg]:mt-[3px]">
        {icon}
        <span className="min-w-0">{title}</span>
        {count > 1 && <span className="ml-auto shrink-0 pl-1 text-12 font-medium text-muted">{count} open</span>}
      </h5>
      {children}
    </section>
  )
}
