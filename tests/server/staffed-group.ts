/** A small group that can fill its month: physicians, two roles, and a search that takes a second. */
import { weekdays } from '../../src/engine/model.ts'
import { runGeneration } from '../../src/server/generation/run-generation.ts'
import type { Orm } from '../../src/server/platform/db/database.ts'
import { groups, roles, users } from '../../src/server/platform/db/schema/index.ts'
import type { TestApp } from './test-app.ts'

export type StaffedGroup = {
  groupId: number
  admin: number
  physicians: number[]
  day: number
  night: number
}

let counter = 0

export async function addStaffedGroup(orm: Orm, size = 8): Promise<StaffedGroup> {
  counter += 1
  const [group] = await orm
    .insert(groups)
    .values({
      name: `Staffed ${counter}`,
      joinCode: `S${counter}x${process.pid}`.slice(0, 10),
      pattern: '12-hour-day-night',
      coverageRequirements: 1,
      settings: { timeZone: 'UTC', solverSeconds: 1 },
    })
    .returning()
  const groupId = group!.id
  const address = (name: string) => `${name}${counter}x${process.pid}@staffed.example`
  const [admin] = await orm
    .insert(users)
    .values({
      email: address('admin'),
      firstName: 'Ada',
      lastName: 'Coordinator',
      groupId,
      role: 'admin',
      isScheduled: false,
    })
    .returning()
  const people = await orm
    .insert(users)
    .values(
      Array.from({ length: size }, (_, place) => ({
        email: address(`physician${place}`),
        firstName: `First${place}`,
        lastName: `Last${place}`,
        groupId,
      })),
    )
    .returning()
  const common = { groupId, daysOfWeek: [...weekdays] }
  const made = await orm
    .insert(roles)
    .values([
      { ...common, name: 'Day', requiredCount: 2, priority: 2 },
      { ...common, name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00', priority: 1 },
    ])
    .returning()
  return { groupId, admin: admin!.id, physicians: people.map(({ id }) => id), day: made[0]!.id, night: made[1]!.id }
}

/** Lets the test's own process take jobs that generate schedules. */
export async function takeGenerations({ services }: TestApp): Promise<void> {
  await services.queue.work('generate-schedule', ({ generationId }, run) => runGeneration(services, generationId, run))
}
