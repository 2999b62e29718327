/** The page that starts the browser application, with what the person who opens it needs first. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '../../../contract/api.ts'
import { isScope, type Person } from '../scope.ts'

export type FirstPage = {
  /** `path` is the page's, without the query; nobody is signed in without a person. */
  write: (path: string, person: Person | undefined) => string
  /** Sources of the content security policy that allow the page's own inline scripts, and no others. */
  scriptSources: string[]
}

const homes = { admin: '/admin/dashboard', physician: '/physician/dashboard' } as const

export function readPage(folder: string): FirstPage {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = readFiles(folder)
  return {
    write: (path, person) => page.replace('</head>', () => `${person ? hintsFor(path, person, files) : ''}</head>`),
    scriptSources: [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
    ),
  }
}

/** The files of each page, as the build lists them. */
function readFiles(folder: string): Partial<Record<string, string[]>> {
  const list = join(folder, 'preloads.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

/** Everything at once instead of one after the other: on a slow phone each is a way to the server and back. */
function hintsFor(path: string, person: Person, files: Partial<Record<string, string[]>>): string {
  if (!isScope(person)) return ''
  const shown = path === '/' ? homes[person.role] : path
  const needed = files[shown]
  if (!needed) return ''
  const scripts = needed.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const reads = shown === homes.physician ? readsOfHome(person.userId, person.groupId) : [api.currentUser.path]
  const answers = reads.map((read) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${read}">`)
  return [...scripts, ...answers].join('')
}

/** What a physician's home reads before it can show the next shift. */
function readsOfHome(userId: number, groupId: number): string[] {
  return [
    api.currentUser.path,
    api.myGroup.path,
    api.physicianShifts.path.replace(':physicianId', String(userId)),
    api.listRoles.path.replace(':groupId', String(groupId)),
  ]
}
