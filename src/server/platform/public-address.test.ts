/** Only public addresses are called, whatever their name. */
import type { lookup } from 'node:dns'
import { expect, it } from 'vitest'
import { isPublicAddress, mayCall, publicLookup } from './public-address.ts'

it.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '::1',
  'fe80::1',
  '::ffff:192.168.0.1',
  '::10.0.0.1',
  '64:ff9b:1::a00:1',
  'fec0::1',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it('calls this computer only where tests allow it', () => {
  expect(mayCall('http://127.0.0.1:4000/x', { loopback: true })).toBe(true)
  expect(mayCall('http://127.0.0.1:4000/x', { loopback: false })).toBe(false)
  expect(mayCall('https://127.0.0.1/x', { loopback: false })).toBe(false)
  expect(mayCall('https://push.example.com/x', { loopback: false })).toBe(true)
})

it('refuses a name that leads to a private address', async () => {
  const look = (loopback: boolean) =>
    new Promise<string>((resolve) => {
      publicLookup({ loopback })('localhost', {}, (error, address) =>
        resolve(error ? String(error.code) : String(address)),
      )
    })
  expect(await look(false)).toBe('ENOTPUBLIC')
  expect(await look(true)).toMatch(/^(127\.|::1)/)
})

it('follows a name that moves: each lookup counts for itself, and only its public addresses', async () => {
  const answers = [['8.8.8.8'], ['10.0.0.5', '8.8.4.4'], ['10.0.0.5', '::ffff:127.0.0.1']]
  const find = ((_: string, __: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(
      null,
      answers.shift()!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof lookup
  const look = () =>
    new Promise((resolve) => {
      publicLookup({ loopback: false }, find)('moves.example.org', { all: true }, (error, found) =>
        resolve(error ? error.code : found),
      )
    })
  expect(await look()).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(await look()).toEqual([{ address: '8.8.4.4', family: 4 }])
  expect(await look()).toBe('ENOTPUBLIC')
})

it('calls hosts of the own network that the operator names, and no others', async () => {
  const allowed = { loopback: false, hosts: ['localhost', '10.0.0.5'] }
  expect(mayCall('http://localhost:4000/x', allowed)).toBe(true)
  expect(mayCall('http://10.0.0.5/x', allowed)).toBe(true)
  expect(mayCall('ftp://10.0.0.5/x', allowed)).toBe(false)
  expect(mayCall('https://10.0.0.6/x', allowed)).toBe(false)
  const found = await new Promise<string>((resolve) => {
    publicLookup(allowed)('localhost', {}, (error, address) => resolve(error ? String(error.code) : String(address)))
  })
  expect(found).toMatch(/^(127\.|::1)/)
})
