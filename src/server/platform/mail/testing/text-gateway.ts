/** A text message gateway on a random loopback port that keeps its messages, and refuses on demand. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TextGateway = {
  url: string
  taken: { body: string; headers: IncomingHttpHeaders }[]
  /** The status of the next responses; 200 by default. */
  status: number
  stop(): Promise<void>
}

export async function startTextGateway(): Promise<TextGateway> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      if (gateway.status === 200) gateway.taken.push({ body, headers: request.headers })
      response.writeHead(gateway.status).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gateway: TextGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    taken: [],
    status: 200,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return gateway
}
