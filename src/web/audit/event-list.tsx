/** A list of changes: when, who, what, why, and before and after on request. */
import type { AuditChange, AuditEntry } from '../../contract/audit.ts'
import { plural } from '../../engine/text/plural.ts'
import { useGroupClock } from '../session/use-session.ts'
import { endSentence } from '../text/end-sentence.ts'
import { formatMoment } from '../text/moments.ts'
import { Badge } from '../ui/badge.tsx'
import { nameThing } from './audit-words.ts'

export function EventList({ events }: { events: AuditEntry[] }) {
  const { clock } = useGroupClock()
  return (
    <ol aria-label="Changes">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 tablet:grid-cols-[152px_minmax(0,1fr)_auto] tablet:px-5"
        >
          <time dateTime={event.at} className="text-muted">
            {formatMoment(event.at, clock?.timeZone)}
          </time>
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <b className="font-semibold">{event.actorName}</b> {endSentence(event.text)}
              {event.onBehalfOf && <span className="text-muted"> On behalf of {event.onBehalfOf}.</span>}
            </p>
            {event.reason && <p className="text-muted wrap-anywhere">Reason: {endSentence(event.reason)}</p>}
            {event.changes.length > 0 && <Changes changes={event.changes} />}
          </div>
          <span className="max-tablet:hidden">
            <Badge>{nameThing(event.thing)}</Badge>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes }: { changes: AuditChange[] }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-control text-accent-text hover:underline">
        {plural(changes.length, 'detail')}
      </summary>
      <table className="mt-2 w-full border-collapse text-12">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="w-2/5 py-1 pr-3 font-medium">
              Field
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              Before
            </th>
            <th scope="col" className="py-1 font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ what, before, after }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and their order never changes
            <tr key={place} className="border-t border-line align-top wrap-anywhere">
              <th scope="row" className="py-1 pr-3 text-left font-medium">
                {what}
              </th>
              <td className="py-1 pr-3 text-muted">{before || <Empty />}</td>
              <td className="py-1">{after || <Empty />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Empty() {
  return <span className="text-faint">empty</span>
}
