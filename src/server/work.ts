/** Makes this process work: it takes jobs from the queue, alongside any number of other processes. */

import type { OutboxChannel } from '../contract/channels.ts'
import { resumeGenerations } from './generation/resume-generations.ts'
import { runGeneration } from './generation/run-generation.ts'
import type { Advisor } from './platform/advisor/advisor.ts'
import type { Orm } from './platform/db/database.ts'
import { cleanUp } from './platform/jobs/housekeeping.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { Log } from './platform/log.ts'
import { type Sender, sendDueMessages } from './platform/mail/outbox.ts'
import type { Searcher } from './platform/search/searcher.ts'
import { remindOfClosing } from './requests/remind-closing.ts'
import { expireAsks } from './requests/swap-asks/expire-asks.ts'
import { runScenario } from './scenarios/run-scenario.ts'
import { completeShifts } from './schedules/complete-shifts.ts'

type WorkDependencies = {
  orm: Orm
  senders: Record<OutboxChannel, Sender>
  log: Log
  advisor: Advisor
  searcher: Searcher
  now: () => Date
  /** The domain of Message-IDs in mail about the product's own changes. */
  mailDomain: string
}

/** Seconds between runs that no change requested: for mail, these are retries and lost jobs. */
const every = { mail: 60, swaps: 60, housekeeping: 3600 }

/** Messages being sent at the same time in one process. */
const mailsAtOnce = 3

export async function startWorking(queue: Queue, dependencies: WorkDependencies): Promise<void> {
  const { orm, log, now, mailDomain } = dependencies
  await queue.work('send-mail', (_, run) => sendDueMessages(dependencies, run.signal), { concurrency: mailsAtOnce })
  await queue.work('send-webhooks', (_, run) => sendDueMessages(dependencies, run.signal, ['webhook']), {
    concurrency: mailsAtOnce,
  })
  // A search takes two threads: one at a time in a process.
  await queue.work('generate-schedule', ({ generationId }, run) =>
    runGeneration({ ...dependencies, queue }, generationId, run),
  )
  await queue.work('compute-scenario', ({ scenarioId }, run) => runScenario(dependencies, scenarioId, run))
  await resumeGenerations(orm, queue)
  // No calendar entries are written there, which would name the host.
  const changes = { orm, queue, now, mailDomain, host: () => mailDomain }
  await queue.work('expire-swap-asks', () => expireAsks(changes))
  await queue.work('housekeeping', async () => {
    await completeShifts(orm, now())
    await remindOfClosing(changes)
    await cleanUp(orm, log)
  })
  queue.repeat('send-mail', {}, every.mail)
  queue.repeat('send-webhooks', {}, every.mail)
  queue.repeat('expire-swap-asks', {}, every.swaps)
  queue.repeat('housekeeping', {}, every.housekeeping)
}
