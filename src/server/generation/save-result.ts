/** Saves what a generation found, and starts the next month of its series. */
import { plainScoresOf } from '../../engine/score/score.ts'
import { pointsOf100 } from '../../engine/search/careless.ts'
import { formatNumber, plural } from '../../engine/text/plural.ts'
import { changeAs } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import { detailsOf, type Result, suggestionsOf } from './describe-result.ts'
import { endFollowers, endGeneration, findFollower, type GenerationRow, turnOf } from './generations.store.ts'
import { saveSchedule } from './save-schedule.ts'
import type { Watch } from './watch-progress.ts'

type SaveDependencies = { orm: Orm; queue: Queue; now: () => Date }
type Finished = Result & { people: Inputs['people']; generation: GenerationRow; watch: Watch; begin: number }

export async function saveResult(deps: SaveDependencies, finished: Finished): Promise<void> {
  const { generation, gathered, kept, concluded, watch } = finished
  const { groupId } = generation
  const month = { month: generation.month, year: generation.year }
  const topics = [
    'schedules',
    'shifts',
    'stats',
    'activity',
    ...(gathered.newRoles.length > 0 ? ['roles' as const] : []),
  ] as const
  // This change sends no mail, so the domain of Message-IDs doesn't matter.
  const change = changeAs(
    { orm: deps.orm, queue: deps.queue, mailDomain: 'localhost', host: () => 'localhost', now: deps.now },
    null,
    topics,
    groupId,
  )
  const details = detailsOf(finished, {
    seconds: (steadyNow() - finished.begin) / 1000,
    wasCancelled: watch.hear.cancelled,
  })
  const saved = {
    ...{ groupId, month, generatedBy: generation.requestedBy, people: finished.people },
    ...{ concluded, roles: gathered.problem.roles, newRoles: gathered.newRoles, kept },
    ...{ suggestions: suggestionsOf(gathered, concluded), details },
  }
  const save = saveSchedule(deps.orm, saved, (saveDraft) =>
    change(async ({ tx, audit, nothingChanged }) => {
      const schedule = await saveDraft(tx)
      const isOurs = await endGeneration(tx, generation.id, {
        state: watch.hear.cancelled ? 'cancelled' : 'done',
        scheduleId: schedule.id,
        error: null,
        progress: {
          ...watch.current(),
          phase: 'finished',
          score: pointsOf100(concluded.cost, concluded.carelessCost),
          scores: plainScoresOf(concluded.scores),
        },
      })
      if (!isOurs) {
        // A process that was thought dead has saved its own result, so this one isn't needed.
        nothingChanged()
        throw new Superseded()
      }
      await goOn(tx, deps.queue, generation, watch)
      const { required, filled } = concluded.scores.coverage
      audit({
        action: 'schedule.generate',
        thing: 'schedule',
        thingId: schedule.id,
        text: `generated the draft ${schedule.name}: ${formatNumber(filled)} of ${plural(required, 'shift')} filled`,
        after: { seconds: details.seconds, cost: details.cost, bound: details.bound },
      })
    }),
  )
  await save.catch((error) => {
    if (!(error instanceof Superseded)) throw error
  })
}

/** Starts the next month of a series. Stopping this one early cancels the rest. */
async function goOn(tx: Orm, queue: Queue, { id }: GenerationRow, { hear }: Watch): Promise<void> {
  if (hear.cancelled) return endFollowers(tx, id, { state: 'cancelled', error: null })
  const next = await findFollower(tx, id)
  if (next) await queue.send('generate-schedule', { generationId: next.id }, { tx, priority: await turnOf(tx, next) })
}

class Superseded extends Error {}
