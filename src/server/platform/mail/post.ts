/** One HTTP request that sends a message: within a time limit, without redirects, keeping the start of the response. */
import { request as requestOverHttp } from 'node:http'
import { request as requestOverHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { DeliveryFailure } from './delivery-failure.ts'

export type Posting = {
  url: string
  headers: Record<string, string | number>
  body: string | Buffer
  lookup?: LookupFunction
}

export type Posted = { status: number; text: string }

/** Milliseconds per request; the outbox claims a message for longer. */
const patience = 20_000
/** Characters of a response to keep for error messages. */
const kept = 300

/** Throws `DeliveryFailure` if nothing responds. */
export function post({ url, headers, body, lookup }: Posting, milliseconds = patience): Promise<Posted> {
  const send = url.startsWith('https:') ? requestOverHttps : requestOverHttp
  return new Promise((resolve, reject) => {
    const refuse = (error: Error & { code?: string }) =>
      reject(new DeliveryFailure(error.message, error.code ?? error.name, false))
    // A connection that is kept open, perhaps for someone who may call private addresses, would skip the lookup.
    const checked = lookup && { lookup, agent: false as const }
    const sending = send(url, { method: 'POST', headers, ...checked }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        if (text.length < kept) text += part.slice(0, kept - text.length)
      })
      response.on('error', refuse)
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, text })
      })
    })
    const timer = setTimeout(
      () => sending.destroy(Object.assign(new Error('No response in time.'), { code: 'TOO_SLOW' })),
      milliseconds,
    )
    sending.on('error', (error) => {
      clearTimeout(timer)
      refuse(error)
    })
    sending.end(body)
  })
}
