/** Starts one of our worker threads: the bundle's file in production and in tests, the source under tsx in development. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

export type ThreadName = 'solver-thread' | 'advisor-thread' | 'reader-thread' | 'writer-thread' | 'embedded-thread'

/** Where their sources lie, seen from here. */
export const threadFolders: Record<ThreadName, string> = {
  'solver-thread': '../../generation',
  'advisor-thread': '../advisor',
  'reader-thread': '../../schedule-reading',
  'writer-thread': '../files',
  'embedded-thread': '../db',
}

/** Tests start hundreds of threads. They bundle them once (testing/bundle-for-tests.ts), which saves most of the time of a start. */
export const bundlesVariable = 'EVENSHIFT_TEST_BUNDLES'
const isSource = import.meta.url.endsWith('.ts')

/** Megabytes; a group of a hundred stays below 150. */
const usualHeap = 1024

export function startThread(name: ThreadName, workerData?: unknown, heap = usualHeap): Worker {
  const options: WorkerOptions = { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heap } }
  const bundles = isSource ? process.env[bundlesVariable] : import.meta.dirname
  if (bundles) return new Worker(join(bundles, `${name}.js`), options)
  const file = new URL(`${threadFolders[name]}/${name}.ts`, import.meta.url)
  // `--import tsx` does not reach worker threads: they have to ask for it themselves.
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
  return new Worker(start, { ...options, eval: true })
}
