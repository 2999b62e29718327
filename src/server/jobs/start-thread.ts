/** Starts one of our worker threads: the bundle's file in production, the source under tsx in development and tests. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

export type ThreadName = 'solver-thread' | 'advisor-thread' | 'reader-thread' | 'writer-thread' | 'embedded-thread'

const folderOf: Record<ThreadName, string> = {
  'solver-thread': '.',
  'advisor-thread': '.',
  'reader-thread': '../files',
  'writer-thread': '../files',
  'embedded-thread': '../db',
}

const isSource = import.meta.url.endsWith('.ts')

/** Megabytes; a group of a hundred stays below 150. */
const usualHeap = 1024

export function startThread(name: ThreadName, workerData?: unknown, heap = usualHeap): Worker {
  const options: WorkerOptions = { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heap } }
  // The build makes one flat folder, so that the threads lie beside this file.
  const file = new URL(isSource ? `${folderOf[name]}/${name}.ts` : `${name}.js`, import.meta.url)
  if (!isSource) return new Worker(file, options)
  // `--import tsx` does not reach worker threads: they have to ask for it themselves.
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  ).href
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
  return new Worker(start, { ...options, eval: true })
}
