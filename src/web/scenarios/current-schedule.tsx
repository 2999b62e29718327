/** The schedule that versions are compared with. */
import type { Scenario, VersionMeasures } from '../../contract/scenarios.ts'
import { useTimeZone } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { measuresFor } from './scenario-words.ts'

export function CurrentSchedule({ scenario: { comparedWith, versions } }: { scenario: Scenario }) {
  const { name, measures, status, savedAt } = comparedWith!
  const timeZone = useTimeZone()
  const saved = savedAt && timeZone && `saved ${formatMoment(savedAt, timeZone)}`
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control border border-line bg-raised px-4 py-3">
      <div className="min-w-0 flex-[1_1_200px]">
        <h2 className="text-14 font-semibold">{name}</h2>
        <p className="text-12 text-muted">
          {saved && `${status === 'draft' ? 'Draft' : 'Published'}, ${saved}. `}
          It’s the mark on each bar. Dots show changed shifts.
        </p>
      </div>
      <Figures measures={measures} beside={versions.map((version) => version.measures)} />
    </div>
  )
}

export function Figures({ measures, beside }: { measures: VersionMeasures; beside?: VersionMeasures[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {measuresFor(measures, beside).map(({ id, label, show }) => (
        <div key={id} className="flex flex-col-reverse">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-14 font-semibold">{show(measures)}</dd>
        </div>
      ))}
    </dl>
  )
}
