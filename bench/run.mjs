/** `npm run bench`: bundles a benchmark and what it starts, since a loader would distort the measurements, then runs it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name, ...words] = process.argv.slice(2)

/** The modules of each benchmark. The first is its program, with a function `run(words, root)`. */
const benches = {
  engine: ['bench/engine-bench.ts', 'bench/solver-worker.ts'],
  server: ['bench/server/server-bench.ts'],
  faults: ['bench/faults/faults-bench.ts', 'bench/faults/shift-clock.ts'],
  web: ['bench/web/web-bench.ts'],
  reading: ['bench/reading-bench.ts'],
  assistant: ['bench/assistant-bench.ts'],
  fatigue: ['bench/fatigue-bench.ts'],
}
const files = benches[name]
if (!files) {
  console.error(`There is no benchmark ${name}. Choose one of ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}

const nameOf = (file) => file.replace(/^.*\//, '').replace(/\.ts$/, '')
const outDir = `${root}build/bench/${name}`
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
      input: Object.fromEntries(files.map((file) => [nameOf(file), `${root}${file}`])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
})

const program = await import(pathToFileURL(`${outDir}/${nameOf(files[0])}.mjs`).href)
await program.run(words, root)
