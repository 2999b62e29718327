// Builds the browser application into build/web and the server with its commands into build/server.
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

// Whatever the caller runs as (a test, say), what is built is the product.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = (path) => `${root}/${path}`

await build({ configFile: entry('vite.config.ts'), logLevel: 'warn' })
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: entry('build/server'),
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: entry('src/server/main.ts'),
        worker: entry('src/server/worker-main.ts'),
        'solver-thread': entry('src/server/jobs/solver-thread.ts'),
        'advisor-thread': entry('src/server/jobs/advisor-thread.ts'),
        admin: entry('scripts/admin.ts'),
        backup: entry('scripts/backup.ts'),
        restore: entry('scripts/restore.ts'),
      },
      // One flat folder: the migrations lie beside every chunk.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
cpSync(entry('src/server/db/migrations'), entry('build/server/migrations'), { recursive: true })
