/** A server that computes scenarios of March 2027, and the calls tests make. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { type Scenario, scenario } from '../../../contract/scenarios.ts'
import type { WhatIf } from '../../../contract/what-if.ts'
import { scenarios } from '../../platform/db/schema/index.ts'
import { waitUntil } from '../../platform/jobs/testing/job-bench.ts'
import { runScenario } from '../run-scenario.ts'

export type ScenarioBench = Awaited<ReturnType<typeof openScenarioBench>>

/** Milliseconds: a search takes its seconds, and on a busy machine several times as long. */
const longest = 120_000

export async function openScenarioBench(now: string) {
  const test: TestApp = await openTestApp(() => new Date(now))
  await test.services.queue.work('compute-scenario', ({ scenarioId }, run) =>
    runScenario(test.services, scenarioId, run),
  )
  const create = (as: number, changes: WhatIf[], more: object = {}) =>
    test.call('POST', '/api/scenarios', { as, body: { month: 3, year: 2027, name: 'Try it', changes, ...more } })
  async function list(as: number): Promise<Scenario[]> {
    const answer = await test.call('GET', '/api/scenarios?month=2027-03', { as })
    expect(answer.statusCode, answer.body).toBe(200)
    return scenario.array().parse(answer.json())
  }
  const ended = (id: number) =>
    waitUntil(async () => {
      const [row] = await test.services.orm.select().from(scenarios).where(eq(scenarios.id, id))
      return !['queued', 'running'].includes(row!.state)
    }, longest)
  async function computed(as: number, changes: WhatIf[], more: object = {}): Promise<Scenario> {
    const answer = await create(as, changes, more)
    expect(answer.statusCode, answer.body).toBe(201)
    await ended(answer.json().id)
    return (await list(as)).find(({ id }) => id === answer.json().id)!
  }
  return { test, create, list, ended, computed }
}
