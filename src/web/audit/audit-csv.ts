/** Everything the filters find, page by page, as a CSV file. */
import type { AuditEntry } from '../../contract/audit.ts'
import { type CsvCell, writeCsv } from '../../contract/csv.ts'
import { callApi } from '../api/call.ts'
import { saveCsv } from '../files/save-file.ts'
import { formatMoment } from '../text/moments.ts'
import { nameThing } from './audit-words.ts'
import type { AuditFilter } from './use-audit-address.ts'

/** The server's largest page. */
const pageSize = '200'

/** How many changes the file has. */
export async function saveAuditLog(filter: AuditFilter, timeZone: string | undefined): Promise<number> {
  const events: AuditEntry[] = []
  let after: string | undefined
  do {
    const page = await callApi('auditLog', { query: { ...filter, limit: pageSize, ...(after ? { after } : {}) } })
    events.push(...page.events)
    after = page.next === null ? undefined : String(page.next)
  } while (after)
  saveCsv('audit-log.csv', writeAuditLog(events, timeZone))
  return events.length
}

/** One line for each changed field; a change without any has one line. */
export function writeAuditLog(events: readonly AuditEntry[], timeZone: string | undefined): string {
  const lines = events.flatMap((event): CsvCell[][] => {
    const { id, at, actorName, onBehalfOf, thing, action, text, reason } = event
    const common = [id, formatMoment(at, timeZone), actorName, onBehalfOf, nameThing(thing), action, text, reason]
    if (event.changes.length === 0) return [[...common, null, null, null]]
    return event.changes.map(({ what, before, after }) => [...common, what, before, after])
  })
  const heads = [
    'Number',
    'When',
    'Who',
    'On behalf of',
    'Item',
    'Action',
    'Change',
    'Reason',
    'Field',
    'Before',
    'After',
  ]
  return writeCsv([heads, ...lines])
}
