/** The handlers' dependencies: created once at startup, passed in, never imported. */
import type { FastifyBaseLogger } from 'fastify'
import type { Advisor } from './advisor/advisor.ts'
import type { AccessMemory } from './auth/access-memory.ts'
import type { Database, Orm } from './db/database.ts'
import type { KeptReads } from './db/kept-reads.ts'
import type { Settings } from './env.ts'
import type { Push } from './events/push.ts'
import type { HealthBoard, Readiness } from './health-board.ts'
import type { Queue } from './jobs/queue.ts'
import type { AskModel } from './language-model.ts'
import type { Senders } from './mail/senders.ts'
import type { Searcher } from './search/searcher.ts'
import type { Callers } from './threads/callers.ts'

export type Services = {
  settings: Settings
  database: Database
  orm: Orm
  /** Sessions and keys that needn't be looked up again. */
  memory: AccessMemory
  /** What months are planned from. */
  reads: KeptReads
  queue: Queue
  push: Push
  health: HealthBoard
  readiness: Readiness
  /** Checks, scores, and explains rosters on its own thread. */
  advisor: Advisor
  /** Searches leave a core to them. */
  callers: Callers
  searcher: Searcher
  /** The outside model; undefined if none is set up. */
  model?: AskModel | undefined
  senders: Senders
  log: FastifyBaseLogger
  now: () => Date
}
