/** Takes up again, at the start of a working process, what a process that died was making. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { generations } from '../platform/db/schema/index.ts'
import type { Queue } from '../platform/jobs/queue.ts'

/** Seconds without a report after which nobody works on it: reports come several times a second. */
const silentFor = 3

/**
 * The queue would find the dead process's job by itself, but only after its next look. A job too many does no harm:
 * the first to end wins, and the other finds nothing to do.
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
