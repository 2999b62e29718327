/**
 * The calls as the browser needs them: where each goes, and which topics it reads or changes. The build replaces this file
 * by the table it makes (scripts/plain-calls.ts), because the contract comes with the schemas of everything.
 */
import type { CallName } from '../../contract/api.ts'
import { appApi } from '../../contract/app-api.ts'
import { integrationsApi } from '../../contract/integrations-api.ts'
import type { Route } from '../../contract/route.ts'

/** `hasBody`: it sends JSON. */
type Call = Pick<Route, 'method' | 'path' | 'reads' | 'changes'> & { hasBody: boolean }

const declared: [string, Route][] = Object.entries({ ...appApi, ...integrationsApi })

export const calls = Object.fromEntries(
  declared.map(([name, { method, path, reads, changes, body }]): [string, Call] => [
    name,
    { method, path, reads, changes, hasBody: body !== undefined },
  ]),
) as Readonly<Record<CallName, Call>>
