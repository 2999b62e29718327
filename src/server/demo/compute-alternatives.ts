/** Computes the demo group's alternatives after the server started, as a coordinator would: while it seeds, they would take seconds. */
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { scenarios } from '../platform/db/schema/index.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { systemScope } from '../platform/scope.ts'
import { requeueScenario } from '../scenarios/scenarios.store.ts'

/** Milliseconds: whoever starts the demo signs in and looks at its first pages meanwhile. */
const later = 20_000

/** A server that stops before leaves them to the button that computes them. Returns what cancels it. */
export function computeAlternativesLater(deps: AlternativesDeps, onError: (error: unknown) => void): () => void {
  const timer = setTimeout(() => computeAlternatives(deps).catch(onError), later)
  timer.unref()
  return () => clearTimeout(timer)
}

type AlternativesDeps = { orm: Orm; queue: Pick<Queue, 'send'> }

export function computeAlternatives({ orm, queue }: AlternativesDeps): Promise<void> {
  return orm.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(scenarios)
      .where(and(eq(scenarios.offersAlternatives, true), eq(scenarios.state, 'cancelled')))
    if (!row || row.result) return
    await requeueScenario(tx, systemScope(row.groupId), row.id)
    await queue.send('compute-scenario', { scenarioId: row.id }, { tx })
  })
}
