/** The application's own files, kept by version, so it opens without a network; new files come from the network. */
import type { WorkerParts } from './kept-reads.ts'

export type Shell = { version: string; files: readonly string[] }

const prefix = 'shell-'
/** Pages open during an update still load parts of the old version. */
const versionsKept = 2
const page = '/index.html'

export async function installShell({ caches }: Pick<WorkerParts, 'caches'>, shell: Shell): Promise<void> {
  const cache = await caches.open(prefix + shell.version)
  await cache.addAll(shell.files.map((file) => new Request(file, file === page ? { cache: 'reload' } : {})))
}

export async function dropOldShells({ caches }: Pick<WorkerParts, 'caches'>, shell: Shell): Promise<void> {
  const current = prefix + shell.version
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current)
  const dropped = older.slice(0, Math.max(0, older.length - (versionsKept - 1)))
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

/** Always the server's page if it responds: a new version shows at once. */
export async function answerPage(parts: WorkerParts, request: Request, shell: Shell): Promise<Response> {
  const live = await parts.fetch(request).catch(() => undefined)
  if (live && live.status < 500) return live
  const cache = await parts.caches.open(prefix + shell.version)
  return (await cache.match(page)) ?? live ?? Response.error()
}

/** The content behind a hashed name never changes. */
export async function answerAsset(parts: WorkerParts, request: Request): Promise<Response> {
  return (await parts.caches.match(request)) ?? parts.fetch(request)
}

/** Files whose name stays the same over versions. */
export async function answerFile(parts: WorkerParts, request: Request, shell: Shell): Promise<Response> {
  const live = await parts.fetch(request).catch(() => undefined)
  if (live?.ok) return live
  const cache = await parts.caches.open(prefix + shell.version)
  return (await cache.match(request)) ?? live ?? Response.error()
}
