/** The command that a new key is shown with is one that its scope opens. */
import { expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import type { Route } from '../../contract/route.ts'
import { keyScopes } from '../../contract/scopes.ts'
import { firstCall } from './first-call.ts'

it.each(keyScopes)('%s', (scope) => {
  const command = firstCall(scope, { secret: 'evs_abc', origin: 'https://shifts.example', groupId: 7 })
  expect(command).toMatch(/^curl -H 'Authorization: Bearer evs_abc' /)
  const path = command.slice(command.indexOf('https://shifts.example') + 'https://shifts.example'.length)
  const body = /-d '(.*)' /.exec(command)?.[1]
  const route = Object.values<Route>(api).find(
    (one) => one.method === (body ? 'POST' : 'GET') && one.path.replace(/:\w+/, '7') === path,
  )
  expect(route?.scope).toBe(scope)
  if (body) expect(route?.body?.safeParse(JSON.parse(body.replace('PHYSICIAN_ID', '3'))).success).toBe(true)
})
