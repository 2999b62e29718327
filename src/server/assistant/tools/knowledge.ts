/** Searches the written knowledge base: hospitalist scheduling, and how to use this product. */
import { z } from 'zod'
import { searchArticles } from '../knowledge/search.ts'
import { defineTool } from './tool.ts'

export const knowledge = defineTool({
  description:
    'Searches the knowledge base of hospitalist scheduling (patterns, nights, backup, fairness, rest, census, roll-out) and of how this product is used.',
  input: z.object({ query: z.string().min(1).max(400) }),
  output: z.object({
    articles: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        about: z.enum(['trade', 'product']),
        text: z.string(),
        /** Where it's done, for those who may open it. */
        page: z.object({ title: z.string(), link: z.string() }).optional(),
        /** For physicians who ask about their own shifts. */
        isForAsker: z.boolean(),
        fit: z.number(),
        /** Stems in the question that the article has, and those that it lacks. */
        hits: z.array(z.string()),
        misses: z.array(z.string()),
        /** How many its title has. */
        titled: z.int(),
        /** Words of the title that weren't asked about. */
        extra: z.number(),
      }),
    ),
  }),
  run: async ({ scope }, { query }) => {
    const isAdmin = scope.role === 'admin'
    return {
      articles: searchArticles(query).map(({ page, ...article }) => ({
        ...article,
        isForAsker: !isAdmin && article.forPhysicians === true,
        ...(isAdmin || !article.isForAdmins ? { page } : {}),
      })),
    }
  },
})
