/** A receiver of webhooks on a random loopback port that checks signatures with the standard's own library. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

type Received = { id: string; type: string; data: Record<string, unknown>; headers: IncomingHttpHeaders }

export type WebhookReceiver = {
  url: string
  /** What was signed with the secret, in order. */
  taken: Received[]
  /** Messages that were not. */
  forged: number
  secret: string
  /** The status of the next answers; 200 by default. */
  status: number
  location?: string
  stop(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const isGood = receiver.status === 200
      if (isGood) receive(body, request.headers)
      response.writeHead(receiver.status, receiver.location ? { location: receiver.location } : {})
      response.end(isGood ? 'thanks' : 'not now')
    })
  })

  function receive(body: string, headers: IncomingHttpHeaders): void {
    try {
      const message = new Webhook(receiver.secret).verify(body, headers as Record<string, string>)
      receiver.taken.push({ ...(message as Received), id: String(headers['webhook-id']), headers })
    } catch {
      receiver.forged += 1
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/evenshift`,
    taken: [],
    forged: 0,
    secret: '',
    status: 200,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return receiver
}
