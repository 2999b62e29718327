/** A push service with one device on a random loopback port: checks the server's signature and decrypts messages. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Pushed = { message: Record<string, unknown>; headers: IncomingHttpHeaders; path: string }

export type PushSink = {
  url: string
  /** What a browser would send to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  taken: Pushed[]
  /** The status of the next responses; 201 by default. */
  status: number
  /** The server's public key: messages signed by another one are refused. */
  serverKey?: string
  stop(): Promise<void>
}

export async function startPushSink(): Promise<PushSink> {
  const device = createECDH('prime256v1')
  device.generateKeys()
  const auth = randomBytes(16)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isSigned = isSignedBy(request.headers.authorization ?? '', sink.url, sink.serverKey)
      const status = isSigned ? sink.status : 403
      if (status === 201) {
        const message = JSON.parse(decrypt(Buffer.concat(parts), device, auth))
        sink.taken.push({ message, headers: request.headers, path: request.url ?? '' })
      }
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const sink: PushSink = {
    url,
    subscription: { endpoint: `${url}/send/${randomBytes(8).toString('hex')}`, keys },
    taken: [],
    status: 201,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}

/** RFC 8188 and 8291: one record, of which the header has salt and sender's key. */
function decrypt(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292: a token for this push service, signed with the key next to it. */
function isSignedBy(authorization: string, audience: string, serverKey: string | undefined): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || (serverKey !== undefined && key !== serverKey)) return false
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  const isFresh = aud === audience && exp > Date.now() / 1000
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  return isFresh && verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'))
}
