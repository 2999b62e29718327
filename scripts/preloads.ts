/**
 * Part of the build of src/web: writes which files each page needs, for the server to name them in the page. Otherwise a
 * browser finds them one after the other, each a way to the server and back.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { paths } from '../src/web/paths.ts'

/** What every page of a signed-in person has. */
const frame = 'signed-in-parts.tsx'

/** What opens over any page with a shift in its address. */
const sheet: [string, string] = ['shift', 'shift-sheet/shift-sheet.tsx']

/** `root` is the folder of the application. */
export function listPreloads(root: string): Plugin {
  return {
    name: 'list-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) throw new Error('The application has no entry.')
      const known = new Set(listFiles(entry, bundle))
      const filesOf = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, module))
        if (!chunk) throw new Error(`${module} has no file of its own: check scripts/few-files.ts.`)
        return listFiles(chunk, bundle).filter((file) => !known.has(file))
      }
      const pages = [...readPages(root), sheet].map(([path, module]) => {
        const files = new Set([...filesOf(frame), ...filesOf(module)])
        return [path, [...files].map((file) => `/${file}`)]
      })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(pages)) })
    },
  }
}

/** Path and module of each page. The lines of pages.ts name both; nothing that runs does. */
function readPages(root: string): [string, string][] {
  const lines = readFileSync(join(root, 'pages.ts'), 'utf8')
  const homes = new Map([...lines.matchAll(/const (\w+Dashboard) = late\(\(\) => import\('(.+?)'\)/g)].map(pair))
  const found = [...lines.matchAll(/^ {2}'(\/.+?)': (?:late\(\(\) => import\('(.+?)'\)|(\w+))/gm)]
  const pages = found.map(([, path, module, home]): [string, string] => [path!, module ?? homes.get(home!)!])
  if (pages.length !== paths.length) throw new Error('Not every page of src/web/pages.ts was understood.')
  return pages
}

function pair([, name, module]: RegExpExecArray): [string, string] {
  return [name!, module!]
}

/** A file with everything it imports, and their styles. */
function listFiles(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([start.fileName])
  // Iterating a set also visits entries added on the way.
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return [...found]
}
