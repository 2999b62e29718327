/** The problem behind a schedule, as the engine reads it: the coordinator's browser checks edits with the engine's own code. */
import { z } from 'zod'
import type { Problem } from '../engine/model.ts'
import { pathIdOf, route } from './route.ts'

/** The engine's type is the contract; only the engine reads it. */
const problem = z.custom<Problem>((value) => typeof value === 'object' && value !== null && 'physicians' in value)

export const problemApi = {
  scheduleProblem: route({
    method: 'GET',
    path: '/api/schedules/:id/problem',
    allow: 'admin',
    summary:
      'What a schedule is checked against: physicians’ scheduling fields, roles, rules, absences, and the days around it',
    params: z.object({ id: pathIdOf('schedule') }),
    output: problem,
    reads: ['physicians', 'roles', 'group', 'requests'],
  }),
}
