/**
 * Part of the build of src/web: a few files instead of many small ones. By default every icon shared by two pages becomes a
 * file, and a page had to request up to 95. The landing page is one file, and small shared parts are another.
 */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What a visitor's browser runs. */
const publicModules = ['main.tsx', 'landing/landing-page.tsx']
/** Bytes before minification, and pages: larger or rarely used parts would make other pages heavier. */
const largestPart = 3000
const fewestPages = 3
/** What only the pages about other systems, and those about rules, load, though there are three of each. */
const ofFew =
  /\/(contract\/(integrations-api|api-keys|scopes|on-call|webhooks|webhook-events)|ui\/copy-field|engine\/(rules|view|fatigue)\/.+)\.tsx?$/

/** `root` is the folder of the application. */
export function fewFiles(root: string): Rolldown.CodeSplittingOptions {
  const starts = publicModules.map((path) => join(root, path))
  let found: Set<string> | undefined
  const isPublic = (id: string, context: Context) => {
    found ??= listImported(starts, context)
    return found.has(id)
  }
  const isLater = (id: string, context: Context) => id.startsWith('/') && !isPublic(id, context)
  return {
    groups: [
      {
        debugName: 'public',
        name: (id, context) => (isPublic(id, context) ? 'public' : null),
        minShareCount: 2,
        priority: 2,
      },
      {
        debugName: 'parts',
        name: (id, context) => (isLater(id, context) && !ofFew.test(id) ? 'parts' : null),
        minShareCount: fewestPages,
        maxModuleSize: largestPart,
        priority: 1,
      },
    ],
  }
}

/** These modules and all of their static imports. */
function listImported(starts: string[], context: Context): Set<string> {
  const missing = starts.find((id) => !context.getModuleInfo(id))
  // Without it the landing page would load what all other pages share.
  if (missing) throw new Error(`${missing} is not part of the application: check the list in scripts/few-files.ts.`)
  const found = new Set(starts)
  // Iterating a set also visits entries added on the way.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
