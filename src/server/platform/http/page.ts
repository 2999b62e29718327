/** The page that starts the browser application, with what the person who opens it needs first. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, type CallName } from '../../../contract/api.ts'
import { isScope, type Person } from '../scope.ts'

export type FirstPage = {
  /** `url` is the page's, with its query; nobody is signed in without a person. */
  write: (url: string, person: Person | undefined) => string
  /** Sources of the content security policy that allow the page's own inline scripts, and no others. */
  scriptSources: string[]
}

const homes = { admin: '/admin/dashboard', physician: '/physician/dashboard' } as const

export function readPage(folder: string): FirstPage {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = readFiles(folder)
  return {
    write: (url, person) => page.replace('</head>', () => `${person ? hintsFor(url, person, files) : ''}</head>`),
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

/** The sheet over any page with a shift in its address: it is what the link is about, and the page comes after it. */
const sheet = 'shift'

/** Everything at once instead of one after the other: on a slow phone each is a way to the server and back. */
function hintsFor(url: string, person: Person, files: Partial<Record<string, string[]>>): string {
  if (!isScope(person)) return ''
  // Not a URL object: it refuses some addresses that people can send.
  const [pathname = '', query] = url.split('?')
  const path = pathname === '/' ? homes[person.role] : pathname
  const shiftId = Number(new URLSearchParams(query).get(sheet)) || undefined
  const shown = shiftId && files[path] ? sheet : path
  const needed = files[shown]
  if (!needed) return ''
  const addressOf = (name: FirstRead) =>
    api[name].path
      .replace(':physicianId', String(person.userId))
      .replace(':groupId', String(person.groupId))
      .replace(':id', String(shiftId))
  const scripts = needed.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const answers = ['currentUser' as const, ...(readsOf[shown] ?? [])].map(
    (name) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${addressOf(name)}">`,
  )
  return [...scripts, ...answers].join('')
}

type FirstRead = Extract<
  CallName,
  'currentUser' | 'myGroup' | 'listRoles' | 'listSchedules' | 'physicianShifts' | 'myRequests' | 'shiftSheet'
>

/** What a physician's pages read before they can show anything. */
const readsOf: Partial<Record<string, FirstRead[]>> = {
  '/physician/dashboard': ['myGroup', 'physicianShifts', 'listRoles'],
  '/schedule': ['myGroup', 'listSchedules', 'physicianShifts', 'listRoles'],
  '/swaps': ['myGroup', 'physicianShifts', 'listRoles'],
  '/vacation-requests': ['myGroup', 'myRequests'],
  [sheet]: ['myGroup', 'shiftSheet', 'listRoles'],
}
