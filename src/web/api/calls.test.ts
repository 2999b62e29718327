import { expect, test } from 'vitest'
import { findCall, loadCalls, visitorCalls } from './calls.ts'

test('the calls of visitors are those of the contract, and need no body', async () => {
  const calls = await loadCalls()
  for (const [name, call] of Object.entries(visitorCalls)) {
    const { method, path, body } = calls[name as keyof typeof visitorCalls]
    expect({ method, path, body }).toEqual({ ...call, body: undefined })
  }
})

test('any other call is found in the contract', async () => {
  expect(await findCall('createRole')).toMatchObject({ method: 'POST', path: '/api/roles' })
})
