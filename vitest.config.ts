/**
 * Kinds of tests: `web` runs components in a simulated browser, `engine` pure code, `server` on the embedded database,
 * `postgres` the same on a PostgreSQL server. Journeys in Chromium have playwright.config.ts.
 */
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Two cores under load: a database that starts may take seconds.
const patient = { testTimeout: 180_000, hookTimeout: 180_000 }

// Files share nothing but modules, which hold no state of a test; a fresh world for each takes half of the time.
// So `isolate: false` everywhere.

// What takes longest starts first, so that no worker is left with it at the end.
const longest = [
  'src/server/platform/db/embedded/kill.test.ts',
  'src/server/platform/http/worst-body.test.ts',
  'src/server/demo/demo-dates.test.ts',
  'tests/generated/real-files.test.ts',
  'src/server/year/year.test.ts',
  'src/server/physicians/every-list.test.ts',
  'src/server/platform/http/fuzz.test.ts',
  'tests/corpus/corpus.test.ts',
  'src/server/requests/stress.test.ts',
  'src/server/platform/http/gate.test.ts',
  'src/server/generation/every-input.test.ts',
  'src/server/generation/generation.test.ts',
  'src/web/roster/roster-view.test.tsx',
  'src/web/groups/settings/group-settings-page.test.tsx',
  'src/web/groups/settings/roles-tab.test.tsx',
]

// Vitest asks for a class.
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
      return projects.indexOf(project.name) * 1000 + (place < 0 ? longest.length : place)
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

// What these show is the embedded database's own: files, locks, syncs.
const embeddedOnly = ['src/server/platform/db/embedded/*.test.ts']

// These ask no database anything, or the same of any: once is enough.
const anyDatabase = [
  'src/server/{platform/files,assistant/local,assistant/knowledge,assistant/provider}/**/*.test.ts',
  'src/server/schedule-reading/{understanding,layout-search}/**/*.test.ts',
  'src/server/schedule-reading/{analyze,file-schedule,read-upload,reading-at-once,read-with-proposal,role-parts,usual-demand}.test.ts',
  'src/server/generation/{every-input,describe-result,kept-decisions,longer-search,months-in-row}.test.ts',
  'src/server/platform/advisor/questions/*.test.ts',
  'src/server/platform/http/{access-log,call-counts,fuzz,fields,gate,refuse,shape-answer,slow-senders,worst-body}.test.ts',
  'src/server/platform/{env,group-time,mail/mailer,db/database-state,threads/*}.test.ts',
  'src/server/platform/auth/{shared-lookups,session-cookie,return-path}.test.ts',
  'src/server/{full-disk,upgrade,audit/describe-changes,exports/schedule-files}.test.ts',
  'src/server/shift-changes/propose-changes.test.ts',
  'src/server/{analytics/*,demo/demo-dates,stats/simulate}.test.ts',
  'src/server/year/{deal-time,lay-out,odd-years,reasons}.test.ts',
  'src/server/scenarios/{beside-the-roster,decided-requests,odd-scenarios,recount}.test.ts',
]

export default defineConfig({
  test: {
    // Vitest would leave a core free, which on two cores doubles the time.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          isolate: false,
          // Megabytes. Rendered pages are thrown away by the thousand: with room for them a seventh of the time is saved.
          execArgv: ['--max-semi-space-size=128'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['{src/engine,src/contract,bench}/**/*.test.ts'],
          isolate: false,
          // `npm test` runs these on the time that others leave.
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{src/server,tests}/**/*.test.ts'],
          globalSetup: ['src/server/platform/db/testing/embedded-setup.ts'],
          env: { TEST_DATABASE_URL: '' },
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['src/server/**/*.test.ts'],
          exclude: [...embeddedOnly, ...anyDatabase],
          globalSetup: ['src/server/platform/db/testing/postgres-setup.ts'],
          setupFiles: ['src/server/platform/db/testing/use-postgres.ts'],
          isolate: false,
          ...patient,
        },
      },
    ],
  },
})
