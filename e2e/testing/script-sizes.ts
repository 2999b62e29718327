/** What a browser fetches of the built scripts to show a page, compressed: the entry, the page's chunk, and their imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Relative to the project's folder. */
const web = 'build/web'
const assets = `${web}/assets`

/** Chunks of pages are named after their module. */
export function listPageModules(): string[] {
  const table = readFileSync('src/web/pages.ts', 'utf8')
  return [...table.matchAll(/import\('\.\/[\w/-]*\/([\w-]+)\.tsx'\)/g)].map((found) => found[1]!)
}

/** Kilobytes (of 1000 bytes) and files of a page; `beside` names late modules that the page shows at once. */
export function measureScripts(pageModule: string, beside: readonly string[] = []): { size: number; files: number } {
  const files = new Set<string>()
  for (const file of [...readEntry(), ...[pageModule, ...beside].map(findChunk)]) collect(file, files)
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${assets}/${file}`)).length, 0)
  return { size: bytes / 1000, files: files.size }
}

function readEntry(): string[] {
  const html = readFileSync(`${web}/index.html`, 'utf8')
  return [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map((found) => found[1]!)
}

function findChunk(module: string): string {
  const chunk = readdirSync(assets).find((file) => new RegExp(`^${module}-[\\w-]{8}\\.js$`).test(file))
  if (!chunk) throw new Error(`There is no chunk of ${module} in build/web/assets.`)
  return chunk
}

/** The file and its static imports; dynamic imports don't count. */
function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  const code = readFileSync(`${assets}/${file}`, 'utf8')
  for (const found of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`/]+\.js)["'`]/g)) collect(found[1]!, files)
}
