/** The address of a call: what is put into it stays in its place. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { callApi } from './call.ts'

it('encodes ids and words, so that none starts another part of the address', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return Response.json({})
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await callApi('undoSteps', { params: { id: '1/../2?a=b#c' } })
  await callApi('auditLog', { query: { thing: 'Ana & Bo=1#2?3/4' } })
  expect(addresses).toEqual([
    '/api/schedules/1%2F..%2F2%3Fa%3Db%23c/steps',
    '/api/audit?thing=Ana+%26+Bo%3D1%232%3F3%2F4',
  ])
})
