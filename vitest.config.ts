/** Kinds of tests: `web` runs components in a simulated browser, `engine` pure code, `server` on a database, `e2e` in Chromium. */
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Two cores under load: a database that starts may take seconds.
const patient = { testTimeout: 60_000, hookTimeout: 120_000 }

// Files share nothing but modules, which hold no state of a test; a fresh world for each takes half of the time.
// So `isolate: false` everywhere but in the journeys.

// What these show is the embedded database's own: files, locks, syncs.
const embeddedOnly = ['kill', 'embedded', 'folder-lock', 'upkeep'].map((name) => `src/server/db/${name}.test.ts`)

// These ask no database anything, or the same of any: once is enough.
const anyDatabase = [
  'src/server/{files,ai/exam,ai/local,ai/knowledge,ai/provider}/**/*.test.ts',
  'src/server/schedule-analysis/{understanding,corpus}/**/*.test.ts',
  'src/server/schedule-analysis/{analyse,corpus-analysis,file-schedule,role-parts,usual-demand}.test.ts',
  'src/server/generation/{every-input,describe-result}.test.ts',
  'src/server/http/{fuzz,fields}.test.ts',
  'src/server/{env,group-time}.test.ts',
]

export default defineConfig({
  test: {
    // Vitest would leave a core free, which on two cores doubles the time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['{src/engine,src/contract,bench}/**/*.test.ts'],
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE === 'postgres' ? [...embeddedOnly, ...anyDatabase] : [],
          globalSetup: ['src/server/db/testing/global-setup.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/testing/global-setup.ts'],
          ...patient,
        },
      },
    ],
  },
})
