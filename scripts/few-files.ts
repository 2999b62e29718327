/**
 * Part of the build of src/web: few files instead of many small ones. By itself every icon that two pages share becomes a file,
 * and a page had to ask for up to 95 of them. What the landing page needs is one file, and small parts of the others are one.
 */
import { build, type Plugin, type Rolldown } from 'vite'

const entry = 'main.tsx'
const landing = 'landing-page'
/** Bytes before they are made small, and pages: what is larger or used by fewer would make pages heavier that do without. */
const largestPart = 3000
const fewestPages = 3

/** `root` is the folder of the application. */
export function fewFiles(root: string): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    async config() {
      const onLanding = await listLandingModules(root)
      const isLater = (id: string) => id.startsWith('/') && !onLanding.has(id)
      const groups = [
        { name: 'public', test: (id: string) => onLanding.has(id), minShareCount: 2, priority: 2 },
        { name: 'parts', test: isLater, minShareCount: fewestPages, maxModuleSize: largestPart, priority: 1 },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** All modules that a visitor's browser gets, those included that come along because they share a file with one that is needed. */
async function listLandingModules(root: string): Promise<Set<string>> {
  const styles: Plugin = { name: 'no-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) }
  const draft = { write: false, copyPublicDir: false, minify: false, rolldownOptions: { input: `${root}/${entry}` } }
  const built = await build({ configFile: false, root, logLevel: 'error', plugins: [styles], build: draft })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const needed = new Set<Rolldown.OutputChunk>()
  const collect = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) collect(chunks.get(file))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry || chunk.name === landing) collect(chunk)
  return new Set([...needed].flatMap((chunk) => Object.keys(chunk.modules)))
}
