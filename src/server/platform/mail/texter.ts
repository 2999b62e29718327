/** Sends one text message to the HTTP gateway in SMS_URL, in the format of SMS_BODY. */
import type { Settings } from '../env.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Sender } from './outbox.ts'
import { post } from './post.ts'

/** Most characters of a text message: three classic ones combined. */
const longest = 450

export function createTexter({ sms }: Pick<Settings, 'sms'>, publicUrl: () => string): Sender {
  if (!sms) return { isOn: false, send: () => Promise.reject(new DeliveryFailure('SMS_URL is not set.', 'OFF', false)) }
  return {
    isOn: true,
    async send({ toAddress, body, link, messageId }) {
      const address = link ? ` ${publicUrl()}${link}` : ''
      const text = `${shorten(body, longest - address.length)}${address}`
      const { status, text: answer } = await post({
        url: sms.url,
        headers: {
          'content-type': sms.isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          // A gateway that supports this header sends duplicates once.
          'idempotency-key': messageId,
          ...(sms.authorization && { authorization: sms.authorization }),
        },
        body: fill(sms, { to: phoneNumberOf(toAddress), text }),
      })
      if (status >= 200 && status < 300) return
      const isFinal = [400, 404, 413, 422].includes(status)
      throw new DeliveryFailure(`The gateway responded with ${status}. ${answer}`, String(status), isFinal)
    },
  }
}

function fill({ body, isJson }: NonNullable<Settings['sms']>, values: { to: string; text: string }): string {
  const write = isJson ? (value: string) => JSON.stringify(value).slice(1, -1) : encodeURIComponent
  return body.replace(/\{(to|text)\}/g, (_, name: 'to' | 'text') => write(values[name]))
}

/** In the usual gateway format: digits with a plus; ten digits are an American number. */
export function phoneNumberOf(written: string): string {
  const digits = written.replace(/(?:ext|x).*$/i, '').replace(/\D/g, '')
  if (written.trim().startsWith('+')) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
