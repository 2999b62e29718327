// Builds the browser application into build/web and the server with its commands into build/server.
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

// Builds the product, whatever the caller's NODE_ENV is.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = (path) => `${root}/${path}`

// What opens without a network: the page and its code. Visitors and people who upload files have a network.
function listShell() {
  const folder = entry('build/web')
  const needsNetwork = /^(landing-page|xlsx)-|latin-ext/
  const assets = readdirSync(`${folder}/assets`).filter((name) => !needsNetwork.test(name))
  const files = ['index.html', 'favicon.svg', ...assets.map((name) => `assets/${name}`)]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(`${folder}/${file}`))
  return { version: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) }
}

// Compressed once, and better than a server could at every visit. Browsers ask for gzip where there is no TLS.
function compressAssets() {
  const folder = entry('build/web/assets')
  for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const content = readFileSync(`${folder}/${name}`)
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(`${folder}/${name}.br`, brotli)
    writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }))
  }
}

await build({ configFile: entry('vite.config.ts'), logLevel: 'warn' })
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  define: { builtShell: JSON.stringify(listShell()) },
  build: {
    outDir: entry('build/web'),
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: entry('src/web/offline/worker/service-worker.ts'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
})
compressAssets()
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
        worker: entry('src/server/worker.ts'),
        'solver-thread': entry('src/server/platform/search/solver-thread.ts'),
        'advisor-thread': entry('src/server/platform/advisor/advisor-thread.ts'),
        'reader-thread': entry('src/server/schedule-reading/reader-thread.ts'),
        'writer-thread': entry('src/server/platform/files/write/writer-thread.ts'),
        'question-thread': entry('src/server/assistant/local/question/question-thread.ts'),
        'embedded-thread': entry('src/server/platform/db/embedded/embedded-thread.ts'),
        admin: entry('scripts/admin.ts'),
        backup: entry('scripts/backup.ts'),
        restore: entry('scripts/restore.ts'),
      },
      // One flat folder: the migrations are next to every chunk.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
cpSync(entry('src/server/platform/db/migrations'), entry('build/server/migrations'), { recursive: true })
