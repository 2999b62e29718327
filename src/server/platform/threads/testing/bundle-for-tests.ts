/** Bundles the threads and processes that tests start, like the build does for the product. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundlesVariable, threadFolders } from '../start-thread.ts'
import type { ProgramName } from './bundled-program.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const server = join(root, 'src/server')

/** Standalone programs, by path; `bundledProgram` finds them. */
const programFolders: Record<ProgramName, string> = {
  worker: '.',
  'commit-loop': 'platform/db/testing',
  'hold-lock': 'platform/db/testing',
}

/** Returns a function that removes them. They are in the project's folder, since they find its packages relative to themselves. */
export async function bundleForTests(): Promise<() => void> {
  // For the other database of the same run.
  if (process.env[bundlesVariable]) return () => {}
  mkdirSync(join(root, 'build'), { recursive: true })
  const outDir = mkdtempSync(join(root, 'build/for-tests-'))
  const input = Object.fromEntries([
    ...Object.entries(threadFolders).map(([name, folder]) => [
      name,
      join(server, 'platform/threads', folder, `${name}.ts`),
    ]),
    ...Object.entries(programFolders).map(([name, folder]) => [name, join(server, folder, `${name}.ts`)]),
  ])
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ssr: true, target: 'node20', outDir, emptyOutDir: false, rolldownOptions: { input, output } },
  })
  cpSync(join(server, 'platform/db/migrations'), join(outDir, 'migrations'), { recursive: true })
  process.env[bundlesVariable] = outDir
  return () => rmSync(outDir, { recursive: true, force: true })
}
