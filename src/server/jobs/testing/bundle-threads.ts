/** Bundles the worker threads for a test run, as the build does for the product. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundlesVariable, threadFolders } from '../start-thread.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = fileURLToPath(new URL('..', import.meta.url))

/** Answers how to remove them. They lie in the project's folder, since they find its packages by their own place. */
export async function bundleThreads(): Promise<() => void> {
  mkdirSync(join(root, 'build'), { recursive: true })
  const outDir = mkdtempSync(join(root, 'build/threads-'))
  const input = Object.fromEntries(
    Object.entries(threadFolders).map(([name, folder]) => [name, join(sources, folder, `${name}.ts`)]),
  )
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ssr: true, target: 'node20', outDir, emptyOutDir: false, rolldownOptions: { input, output } },
  })
  process.env[bundlesVariable] = outDir
  return () => rmSync(outDir, { recursive: true, force: true })
}
