/** Which user-supplied addresses the server may call: public ones over https, never one in its own network. */
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { isLoopback } from './addresses.ts'

/** Private, shared, local, reserved, and multicast: the registries of RFC 6890. */
const ranges: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const notPublic = new BlockList()
for (const [network, bits] of ranges) notPublic.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

/** An IPv4 address mapped to IPv6 is judged as IPv4; Node's list does that. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !notPublic.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

type Allowed = {
  /** For tests: endpoints on this computer, also over http. */
  loopback: boolean
  /** Hosts in the operator's network, allowed by name, even over http. */
  hosts?: readonly string[]
}

/** What can be decided without a lookup; names are resolved when the call is made. */
export function mayCall(address: string, { loopback, hosts = [] }: Allowed): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (username || password) return false
  if (hosts.includes(host)) return /^https?:$/.test(protocol)
  if (isLoopback(host)) return loopback && /^https?:$/.test(protocol)
  if (protocol !== 'https:') return false
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
}

/** For `http.request`: a name that resolves to a private address fails, whatever it resolved to before. */
export function publicLookup({ loopback, hosts = [] }: Allowed, find: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const allowed = found.filter(
        ({ address }) => isPublicAddress(address) || (loopback && isLoopback(address)) || hosts.includes(hostname),
      )
      const first = allowed[0]
      if (!first) return done(Object.assign(new Error('Not a public address.'), { code: 'ENOTPUBLIC' }), '')
      if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}
