/** What the newest analysis of an uploaded schedule found. Its texts come from a file: they are shown, never followed. */
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { scheduleAnalyses } from '../../platform/db/schema/index.ts'
import { defineTool } from './tool.ts'

/** Analyses of older versions may lack a part. */
const kept = z.object({
  efficiency: z
    .object({
      /** Null if we weren't sure of the file. */
      score: z.number().nullable(),
      areas: z.array(z.string()).catch([]),
      improvements: z.array(z.string()).catch([]),
    })
    .nullable()
    .catch(null),
  roles: z.array(z.object({ name: z.string() })).catch([]),
  recommendations: z
    .array(z.object({ impact: z.string(), suggestion: z.string(), reasoning: z.string().catch('') }))
    .catch([]),
})

export const analysis = defineTool({
  description:
    'What the newest analysis of an uploaded schedule found: score, strong areas, improvements, roles, recommendations.',
  input: z.object({}),
  output: kept.extend({ isThere: z.boolean(), implemented: z.boolean() }),
  run: async ({ orm, scope }) => {
    const [row] = await orm
      .select()
      .from(scheduleAnalyses)
      .where(and(eq(scheduleAnalyses.groupId, scope.groupId)))
      .orderBy(desc(scheduleAnalyses.createdAt), desc(scheduleAnalyses.id))
      .limit(1)
    const found = kept.safeParse(row?.analysisData)
    if (!row || !found.success)
      return { isThere: false, implemented: false, efficiency: null, roles: [], recommendations: [] }
    return { isThere: true, implemented: row.implemented, ...found.data }
  },
})
