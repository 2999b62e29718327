import { expect, test } from 'vitest'
import { findCall, loadCalls, visitorCalls } from './calls.ts'

test('the calls of visitors are those of the contract, and need no body', async () => {
  const calls = await loadCalls()
  for (const [name, call] of Object.entries(visitorCalls)) {
    const { method, path, body } = calls[name as keyof typeof visitorCalls]!
    expect({ method, path, body }).toEqual({ ...call, body: undefined })
  }
})

test('any other call is found in the contract', async () => {
  expect(await findCall('createRole')).toMatchObject({ method: 'POST', path: '/api/roles' })
})

test('calls about integrations are loaded when one is first needed, and then known to all', async () => {
  expect((await loadCalls()).listApiKeys).toBeUndefined()
  expect(await findCall('listApiKeys')).toMatchObject({ method: 'GET', path: '/api/keys' })
  expect((await loadCalls()).listApiKeys?.reads).toEqual(['integrations'])
})
