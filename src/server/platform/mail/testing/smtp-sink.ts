/** A real SMTP server on a random loopback port that keeps its messages, and misbehaves on demand. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

type TakenMail = { to: string[]; raw: string; messageId: string }

export type SmtpSink = {
  url: string
  taken: TakenMail[]
  /** Called for each message after its text has arrived: what it throws is the server's response. */
  onMessage: (mail: TakenMail) => void | Promise<void>
  /** Called for each receiver. */
  onReceiver: (address: string) => void
  stop(): Promise<void>
}

export function refuse(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** Port 0 is any free one. */
export async function startSmtpSink({ port: wanted = 0 } = {}): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      try {
        sink.onReceiver(address.address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString()
        const mail = {
          to: session.envelope.rcptTo.map((receiver) => receiver.address),
          raw,
          messageId: /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? '',
        }
        try {
          await sink.onMessage(mail)
          sink.taken.push(mail)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
  })
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    onMessage: () => {},
    onReceiver: () => {},
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}

/** Accepts connections and never says a word. */
export const startSilentServer = () => startRawServer(() => {})

/** Accepts a message and then keeps sending without ever saying yes or no. */
export const startTalkingServer = () =>
  startRawServer((socket) => {
    socket.write('220 talker\r\n')
    let talk: NodeJS.Timeout | undefined
    let isHearingText = false
    socket.on('data', (part: Buffer) => {
      const said = part.toString()
      if (isHearingText) {
        if (said.endsWith('.\r\n')) talk ??= setInterval(() => socket.write('250-well\r\n'), 50)
        return
      }
      isHearingText = said.startsWith('DATA')
      socket.write(isHearingText ? '354 go on\r\n' : '250 yes\r\n')
    })
    socket.on('close', () => clearInterval(talk))
  })

async function startRawServer(serve: (socket: Socket) => void): Promise<{ url: string; stop(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
