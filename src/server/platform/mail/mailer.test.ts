/** What the mail server receives, and how the mailer handles its responses. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeliveryFailure } from './delivery-failure.ts'
import { createMailer, type Mail, type MailTimes } from './mailer.ts'
import { refuse, type SmtpSink, startSilentServer, startSmtpSink, startTalkingServer } from './testing/smtp-sink.ts'

const publicUrl = () => 'https://shifts.example'
const mailFrom = 'Evenshift <no-reply@shifts.example>'
const mail: Mail = {
  messageId: '<one@shifts.example>',
  toAddress: 'amy.chen@hospital.example',
  replyTo: 'desk@hospital.example',
  subject: 'Your swap was approved – Zoë takes it',
  body: 'Hi Amy,\n\nYour swap was approved.',
  link: '/schedule?shift=7',
  attachments: [{ filename: 'shift.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
}
const impatient: MailTimes = { connect: 300, silence: 300, whole: 1_000 }

async function fail(sending: Promise<void>): Promise<DeliveryFailure> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DeliveryFailure)) throw new Error('The message was taken.')
  return error
}

describe('the mailer', () => {
  let sink: SmtpSink
  beforeEach(async () => {
    sink = await startSmtpSink()
  })
  afterEach(() => sink.stop())

  it('sends plain text and attachments with the headers of an automatic message', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    await mailer.send(mail)
    expect(sink.taken).toHaveLength(1)
    const [taken] = sink.taken
    expect(taken?.to).toEqual(['amy.chen@hospital.example'])
    expect(taken?.raw).toMatch(/^Message-ID: <one@shifts\.example>\r?$/im)
    expect(taken?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/im)
    expect(taken?.raw).toMatch(/^From: Evenshift <no-reply@shifts\.example>\r?$/im)
    expect(taken?.raw).toMatch(/^Reply-To: desk@hospital\.example\r?$/im)
    expect(taken?.raw).toContain('Your swap was approved.')
    expect(taken?.raw).toContain('Open in Evenshift: https://shifts.example/schedule?shift=7')
    expect(taken?.raw).toContain('filename=shift.ics')
    expect(taken?.raw).not.toMatch(/list-unsubscribe/i)
    expect(mailer.state().state).toBe('ok')
  })

  it('leaves script text what it is: there is no part that a mail program would run', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await mailer.send({ ...mail, subject: script, body: script, link: null, attachments: [] })
    const raw = sink.taken[0]?.raw ?? ''
    expect(raw.match(/^content-type: .*$/gim)).toEqual(['Content-Type: text/plain; charset=utf-8'])
    expect(raw).toContain(script)
  })

  it('reads an address with a comma as one receiver, not as two', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    await mailer.send({ ...mail, toAddress: 'a@hospital.example, b@elsewhere.example' }).catch(() => {})
    expect(sink.taken.flatMap((taken) => taken.to)).not.toContain('b@elsewhere.example')
  })

  it('cannot be made to write headers by a line break in the subject', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: spy@elsewhere.example' })
    expect(sink.taken[0]?.to).toEqual(['amy.chen@hospital.example'])
    expect(sink.taken[0]?.raw).not.toMatch(/^bcc:/im)
  })

  it('takes a refused receiver as final, without calling the server failing', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    sink.onReceiver = () => {
      throw refuse(550, 'no such user')
    }
    const failure = await fail(mailer.send(mail))
    expect(failure).toMatchObject({ isFinal: true, code: 'EENVELOPE 550' })
    expect(mailer.state().state).toBe('ok')
  })

  it('takes a temporary refusal as temporary, and the server as failing until it takes a message', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    sink.onMessage = () => {
      throw refuse(451, 'try later')
    }
    expect(await fail(mailer.send(mail))).toMatchObject({ isFinal: false, code: 'EMESSAGE 451' })
    expect(mailer.state().state).toBe('failing')
    sink.onMessage = () => {}
    await mailer.send(mail)
    expect(mailer.state().state).toBe('ok')
  })

  it('keeps the address out of the code and of the state, which are logged and shown', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    sink.onReceiver = (address) => {
      throw refuse(450, `mailbox ${address} is busy`)
    }
    const failure = await fail(mailer.send(mail))
    expect(failure.message).toContain('amy.chen')
    expect(failure.code + mailer.state().detail).not.toContain('amy')
  })

  it('gives a server up that takes the whole message and never answers', async () => {
    const mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl, impatient)
    sink.onMessage = () => new Promise(() => {})
    expect((await fail(mailer.send(mail))).isFinal).toBe(false)
  })
})

describe('the mailer without a good server', () => {
  it('gives up a server that accepts the connection and stays silent', async () => {
    const silent = await startSilentServer()
    const failure = await fail(createMailer({ smtpUrl: silent.url, mailFrom }, publicUrl, impatient).send(mail))
    expect(failure).toMatchObject({ isFinal: false, code: 'ETIMEDOUT' })
    silent.stop()
  })

  it('gives up a server that talks on and on without an answer', async () => {
    const talking = await startTalkingServer()
    // On a slow machine the server's greeting may come late: only the overall limit may end this.
    const patient: MailTimes = { connect: 60_000, silence: 60_000, whole: 500 }
    const failure = await fail(createMailer({ smtpUrl: talking.url, mailFrom }, publicUrl, patient).send(mail))
    expect(failure).toMatchObject({ isFinal: false, code: 'TOO_SLOW' })
    talking.stop()
  })

  it('fails temporarily where nobody listens', async () => {
    const sink = await startSmtpSink()
    await sink.stop()
    expect((await fail(createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl).send(mail))).isFinal).toBe(false)
  })

  it('is off without an address of a server', async () => {
    const mailer = createMailer({ mailFrom }, publicUrl)
    expect(mailer.isOn).toBe(false)
    expect(mailer.state()).toEqual({
      state: 'off',
      detail: 'No mail server is set up (SMTP_URL), so email waits in the outbox.',
    })
    expect((await fail(mailer.send(mail))).code).toBe('OFF')
  })
})
