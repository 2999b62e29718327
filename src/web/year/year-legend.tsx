/** What the marks of the year mean. */
export function YearLegend() {
  return (
    <ul aria-label="Legend" className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1 text-12 text-muted">
      <Mark label="Week on">
        <span className="year-week h-3 w-4" />
      </Mark>
      <Mark label="Nights">
        <span className="year-week h-3 w-4" data-night>
          N
        </span>
      </Mark>
      <Mark label="Time off">
        <span className="year-away h-2.5 w-4" />
      </Mark>
      <Mark label="Holiday">
        <span className="year-column h-3 w-2" />
      </Mark>
      <Mark label="Worked last year">
        <span className="year-square" data-worked />
      </Mark>
      <Mark label="Works this year">
        <span className="year-square" data-works="true" />
      </Mark>
      <Mark label="Off">
        <span className="year-square" data-works="false" />
      </Mark>
    </ul>
  )
}

function Mark({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {children}
      {label}
    </li>
  )
}
