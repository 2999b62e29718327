/** Whether mail is being sent, for the health call: read from the outbox, so every process gives the same answer. */
import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '../db/database.ts'
import { outbox } from '../db/schema/messages.ts'
import type { Probe } from '../health-board.ts'
import type { Mailer } from './mailer.ts'

/** Failing: a message waits for its next attempt, and none has been accepted since it was written. */
const count = sql`
  with troubled as (
    select min(created_at) as since from ${outbox} where channel = 'email' and sent_at is null and not gave_up and last_error is not null
  )
  select
    (select count(*) from ${outbox} where channel = 'email' and sent_at is null and not gave_up)::int as waiting,
    (select count(*) from ${outbox} where channel = 'email' and gave_up and created_at > now() - interval '1 day')::int as given_up,
    exists (select from troubled where since is not null
      and not exists (select from ${outbox} where channel = 'email' and sent_at > since)) as is_troubled`

export async function countMail(database: Database) {
  const [counts] = await selectRows(database.orm, count)
  return {
    waiting: Number(counts?.waiting ?? 0),
    givenUp: Number(counts?.given_up ?? 0),
    isTroubled: counts?.is_troubled === true,
  }
}

export async function readMailState(database: Database, mailer: Mailer): ReturnType<Probe> {
  const { waiting, givenUp, isTroubled } = await countMail(database)
  const detail = `${waiting} waiting, ${givenUp} failed in the last 24 hours.`
  const { state, detail: own } = mailer.state()
  if (state !== 'ok' || !isTroubled) return { state, detail: `${own} ${detail}` }
  return { state: 'failing', detail: `The mail server isn’t accepting messages. ${detail}` }
}
