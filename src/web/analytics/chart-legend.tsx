/** What the marks of a chart mean. */
type ChartLegendProps = { entries: readonly { mark: string; says: string }[] }

export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 text-12 text-muted">
      {entries.map(({ mark, says }) => (
        <li key={mark} className="flex items-center gap-1.5">
          <i aria-hidden="true" className={mark} />
          {says}
        </li>
      ))}
    </ul>
  )
}
