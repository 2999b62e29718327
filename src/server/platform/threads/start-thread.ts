/** Starts a worker thread: the bundle's file in production and tests, the source under tsx in development. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type ThreadName =
  | 'solver-thread'
  | 'advisor-thread'
  | 'reader-thread'
  | 'writer-thread'
  | 'question-thread'
  | 'embedded-thread'

/** Where their sources are, relative to this file. */
export const threadFolders: Record<ThreadName, string> = {
  'solver-thread': '../search',
  'advisor-thread': '../advisor',
  'reader-thread': '../../schedule-reading',
  'writer-thread': '../files/write',
  'question-thread': '../../assistant/local/question',
  'embedded-thread': '../db/embedded',
}

/** Tests start hundreds of threads. Bundling them once (testing/bundle-for-tests.ts) saves most of the startup time. */
export const bundlesVariable = 'EVENSHIFT_TEST_BUNDLES'
const isSource = import.meta.url.endsWith('.ts')

/** Megabytes; a group of a hundred stays below 150. */
export const usualHeap = 1024

export function startThread(name: ThreadName, workerData?: unknown): Worker {
  const { file, execArgv } = threadProgram(name)
  return new Worker(file, { workerData, execArgv, resourceLimits: { maxOldGenerationSizeMb: usualHeap } })
}

/** A thread's file, and the options Node needs to run it. */
export function threadProgram(name: ThreadName): { file: string; execArgv: string[] } {
  const bundles = isSource ? process.env[bundlesVariable] : import.meta.dirname
  if (bundles) return { file: join(bundles, `${name}.js`), execArgv: [] }
  // `--import tsx` doesn't reach worker threads: they have to register it themselves.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const register = encodeURIComponent(`import { register } from ${tsx}; register()`)
  return {
    file: join(import.meta.dirname, threadFolders[name], `${name}.ts`),
    execArgv: ['--import', `data:text/javascript,${register}`],
  }
}
