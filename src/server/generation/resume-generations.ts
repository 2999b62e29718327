/** At startup, resumes generations of a process that died. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { generations } from '../platform/db/schema/index.ts'
import type { Queue } from '../platform/jobs/queue.ts'

/** Seconds without a report after which no one is working on it: reports come several times a second. */
const silentFor = 3

/**
 * The queue would find the dead process's job by itself, but only at its next poll. An extra job does no harm:
 * the first to finish wins, and the other finds nothing to do.
 */
export async function resumeGenerations(orm: Orm, queue: Queue): Promise<void> {
  const silent = await orm
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.state, 'running'),
        lt(generations.updatedAt, sql`now() - make_interval(secs => ${silentFor}::int)`),
      ),
    )
  for (const { id } of silent) await queue.send('generate-schedule', { generationId: id })
}
