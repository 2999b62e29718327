/** Classifies addresses in settings: of a web server, a proxy, or this computer. */
import { isIP } from 'node:net'

/** What `proxy-addr` accepts: an address, a range, or one of its three names. */
export function isProxyAddress(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

export function hasNoPath(address: string): boolean {
  return URL.canParse(address) && /^\/*$/.test(new URL(address).pathname)
}

/** Over http, only a server on this computer can't be impersonated. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Message-IDs end in the sender's domain. */
export function domainOf(sender: string): string {
  return /@([\w.-]+)/.exec(sender)?.[1] ?? 'localhost'
}
