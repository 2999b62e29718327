/** Every call of the API that reads something, and what its answers say about people. */
import { strFromU8, unzipSync } from 'fflate'
import type { z } from 'zod'
import { api } from '../../../contract/api.ts'
import { type Route, type Thing, thingOf } from '../../../contract/route.ts'

/** What a call can be about; those about several are walked with each. */
export type Ids = Partial<Record<Thing | 'token', (number | string)[]>>

/** What happened stays on record, by whoever did it. */
const records = ['recentActivity', 'auditLog', 'auditFilters', 'myNotifications']
export const recordFiles = /^(audit_events|notifications)\./
/**
 * Nothing in these is about people of the group, or only about the caller. `tryFix` tries what `shiftReason` says, the
 * proposals are for the people of `showYear`, and `versionShifts` has its own test.
 */
const aboutNobody = [
  ...['apiKeyUses', 'findAnalysis', 'planImplementation', 'webhookDeliveries', 'webhookSecret', 'calendar'],
  ...['exportMyData', 'exportMyShifts', 'exportOwnStatement', 'simulateMine', 'tryFix'],
  ...['proposeDeal', 'proposeLayout', 'versionShifts'],
]
export const reads = Object.entries<Route>(api).filter(
  ([name, route]) => route.method === 'GET' && ![...records, ...aboutNobody].includes(name),
)
/** For calls that ask for something; each takes what it knows. */
const asked: Record<string, string> = {
  ...{ month: '3', year: '2027', from: '2027-02-01', to: '2027-03-31', date: '2027-03-03' },
  ...{ startDate: '2027-03-08', endDate: '2027-03-08', at: '2027-03-03T22:00:00Z', requestType: 'timeoff' },
}

/** All addresses of a call: one for each thing it can be about. */
export function addressesOf(route: Route, ids: Ids): string[] {
  const query = Object.entries<z.ZodType>((route.query as z.ZodObject | undefined)?.shape ?? {})
  const names = query.map(([name]) => name)
  const known = query.flatMap(([name, field]): string[] => {
    const [id] = ids[thingOf(field) as Thing] ?? []
    // Months without a year, and the year plan's, are written as one word.
    const isMonth = (name === 'month' && !names.includes('year')) || (name === 'from' && route.path.includes('/year'))
    const value = id ?? (isMonth ? '2027-03' : asked[name])
    return value === undefined ? [] : [`${name}=${value}`]
  })
  let paths: string[] = [route.path]
  for (const [name, field] of Object.entries<z.ZodType>(route.params?.shape ?? {})) {
    const chosen = ids[thingOf(field) ?? (name as 'token')] ?? []
    paths = paths.flatMap((path) => chosen.map((id) => path.replace(`:${name}`, String(id))))
  }
  return paths.map((path) => (known.length > 0 ? `${path}?${known.join('&')}` : path))
}

/** Everything it says in words: a workbook and an archive are many files. */
export function textsOf({ rawPayload }: { rawPayload: Buffer }): [string, string][] {
  if (rawPayload.subarray(0, 2).toString() !== 'PK') return [['', rawPayload.toString()]]
  return Object.entries(unzipSync(rawPayload)).map(([file, bytes]) => [file, strFromU8(bytes)])
}

/** Where answers hold the id of a person; roles are limited to some, or closed to others. */
const ofPeople = /^(physician|user|person|requestor|target|giver|taker)Ids?$|^(only|never)$/

export function idsIn(value: unknown, field = ''): number[] {
  if (typeof value === 'number') return ofPeople.test(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => idsIn(part, name))
}
