import { expect, test } from 'vitest'
import { plainCalls } from '../../../scripts/plain-calls.ts'
import { appApi } from '../../contract/app-api.ts'
import { integrationsApi } from '../../contract/integrations-api.ts'
import { calls } from './calls.ts'

test('every call of the contract goes where the contract says', () => {
  const declared = Object.entries({ ...appApi, ...integrationsApi })
  expect(Object.keys(calls)).toHaveLength(declared.length)
  expect(calls.createRole).toMatchObject({ method: 'POST', path: '/api/roles', hasBody: true })
  expect(calls.listApiKeys).toMatchObject({ method: 'GET', path: '/api/keys', hasBody: false, reads: ['integrations'] })
})

test('the build’s table is the same, without a word of the schemas', async () => {
  const { load } = plainCalls()
  const handler = typeof load === 'object' ? load.handler : undefined
  const code = String(handler?.call({} as never, '/src/web/api/calls.ts'))
  expect(code).not.toContain('import')
  expect(JSON.parse(code.replace('export const calls = ', ''))).toEqual(JSON.parse(JSON.stringify(calls)))
})
