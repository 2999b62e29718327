/** `npm run bench`: bundles the benchmark and its worker (never measured through a loader), then runs it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = `${root}build/bench`

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { 'engine-bench': `${root}bench/engine-bench.ts`, 'solver-worker': `${root}bench/solver-worker.ts` },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
})

const { runEngineBench } = await import(pathToFileURL(`${outDir}/engine-bench.mjs`).href)
await runEngineBench(process.argv.slice(2), root)
