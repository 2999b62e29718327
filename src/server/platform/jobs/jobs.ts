/** The table of all jobs: their data, retries, and time limits. */
import { z } from 'zod'

type JobDefinition<Payload extends z.ZodType> = {
  payload: Payload
  /** Refused while another with the same key (or also without one) waits or runs. pg-boss can't change this later. */
  isUnique: boolean
  /** Tries after the first. */
  retries: number
  /** Seconds before the second try; doubles with each further one. */
  retryDelay: number
  /** Seconds after which a job that still runs counts as failed. */
  expiresAfter: number
  /** Seconds for which a finished job can be looked up. */
  keptFor: number
}

const hour = 3600
const day = 24 * hour

export const jobs = {
  /** Sends the mail that is due. Retries are for a lost database; the outbox handles those of a mail server. */
  'send-mail': define({
    payload: z.object({}),
    isUnique: false,
    retries: 2,
    retryDelay: 5,
    expiresAfter: 600,
    keptFor: hour,
  }),
  /** Hands webhooks what is due: apart from mail, so that a receiver that hangs holds no message to people. */
  'send-webhooks': define({
    payload: z.object({}),
    isUnique: false,
    retries: 2,
    retryDelay: 5,
    expiresAfter: 600,
    keptFor: hour,
  }),
  /** Generates a month's schedule. A process that dies leaves it to the next one. */
  'generate-schedule': define({
    payload: z.object({ generationId: z.int() }),
    isUnique: false,
    retries: 5,
    retryDelay: 1,
    expiresAfter: 900,
    keptFor: day,
  }),
  /** Computes a what-if on a copy of a month. */
  'compute-scenario': define({
    payload: z.object({ scenarioId: z.int() }),
    isUnique: false,
    retries: 2,
    retryDelay: 1,
    expiresAfter: 600,
    keptFor: hour,
  }),
  /** Moves on to the next colleague if someone hasn't answered a swap in time. */
  'expire-swap-asks': define({
    payload: z.object({}),
    isUnique: true,
    retries: 0,
    retryDelay: 5,
    expiresAfter: 120,
    keptFor: hour,
  }),
  /** Deletes what has expired. */
  housekeeping: define({
    payload: z.object({}),
    isUnique: true,
    retries: 2,
    retryDelay: 60,
    expiresAfter: 600,
    keptFor: 7 * day,
  }),
}

function define<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition
}

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>

export const jobNames = Object.keys(jobs) as JobName[]
