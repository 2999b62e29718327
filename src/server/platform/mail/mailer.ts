/** Sends one message to the mail server in SMTP_URL, within a time limit, and remembers the outcome. */
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { MailAttachment } from '../db/schema/messages.ts'
import type { Settings } from '../env.ts'
import { DeliveryFailure } from './delivery-failure.ts'

export type Mail = {
  messageId: string
  toAddress: string
  replyTo: string | null
  subject: string
  body: string
  link: string | null
  attachments: MailAttachment[]
}

type MailerState = { state: 'ok' | 'off' | 'failing'; detail: string }

export type Mailer = {
  isOn: boolean
  /** Throws `DeliveryFailure`. */
  send(mail: Mail): Promise<void>
  /** As far as this process knows. */
  state(): MailerState
}

/** Milliseconds: until the greeting, without a response, and for one message in total. */
export type MailTimes = { connect: number; silence: number; whole: number }

const mailTimes: MailTimes = { connect: 10_000, silence: 30_000, whole: 90_000 }

export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  publicUrl: () => string,
  times: MailTimes = mailTimes,
): Mailer {
  if (!settings.smtpUrl) {
    const off: MailerState = {
      state: 'off',
      detail: 'No mail server is set up (SMTP_URL), so email waits in the outbox.',
    }
    return { isOn: false, send: () => Promise.reject(new DeliveryFailure(off.detail, 'OFF', false)), state: () => off }
  }
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: times.connect,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let state: MailerState = { state: 'ok', detail: 'A mail server is set up.' }

  async function deliver(mail: Mail): Promise<void> {
    await transport.sendMail({
      from: settings.mailFrom,
      // As an object: a text would be parsed as a list, and a comma in it would add a recipient.
      to: { name: '', address: mail.toAddress },
      replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
      messageId: mail.messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: mail.subject,
      text: mail.link ? `${mail.body}\n\nOpen in Evenshift: ${publicUrl()}${mail.link}\n` : mail.body,
      attachments: mail.attachments.map((file) => ({
        filename: file.filename,
        contentType: file.contentType,
        content: file.content,
      })),
    })
  }

  return {
    isOn: true,
    async send(mail) {
      try {
        await within(times.whole, deliver(mail))
        state = { state: 'ok', detail: 'The mail server accepted the last message.' }
      } catch (error) {
        const failure = readFailure(error)
        // A refused recipient says nothing about the server.
        if (!failure.isFinal)
          state = { state: 'failing', detail: `The mail server rejected the last message (${failure.code}).` }
        throw failure
      }
    },
    state: () => state,
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const stop = new AbortController()
  const late = wait(milliseconds, undefined, { signal: stop.signal }).then(() => {
    throw new DeliveryFailure(`The mail server took more than ${milliseconds / 1000} seconds.`, 'TOO_SLOW', false)
  })
  try {
    await Promise.race([work, late])
  } finally {
    stop.abort()
  }
}

function readFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error
  if (!(error instanceof Error)) return new DeliveryFailure(String(error), 'UNKNOWN', false)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  const concernsThisMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = concernsThisMessage && answer !== undefined && answer >= 500
  return new DeliveryFailure(error.message, answer ? `${code} ${answer}` : code, isFinal)
}
