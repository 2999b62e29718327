/** Which requests the worker answers and how; all others pass through. */
import { findKeptCall } from '../kept-calls.ts'
import { answerRead, forgetReads, pathOf, type WorkerParts } from './kept-reads.ts'
import { answerAsset, answerFile, answerPage, type Shell } from './shell.ts'
import { signedOutOffline } from './signed-out-offline.ts'

/** Undefined: not handled by the worker. Sign-in, pushed events, and downloads never are. */
export function routeRequest(parts: WorkerParts, shell: Shell, request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== parts.origin) return undefined
  if (pathname === '/api/logout') return leave(parts, request)
  if (pathname === '/api/callback') return arrive(parts, request)
  if (pathname.startsWith('/api/')) return findKeptCall(pathname) ? answerRead(parts, request) : undefined
  if (pathname.startsWith('/idp/')) return undefined
  if (request.mode === 'navigate') return answerPage(parts, request, shell)
  if (pathname.startsWith('/assets/')) return answerAsset(parts, request)
  return shell.files.includes(pathOf(request)) ? answerFile(parts, request, shell) : undefined
}

async function leave(parts: WorkerParts, request: Request): Promise<Response> {
  await forgetReads(parts)
  await parts.endMessages().catch(() => {})
  return parts.fetch(request).catch(signedOutOffline)
}

/** Someone else may have signed in. */
async function arrive(parts: WorkerParts, request: Request): Promise<Response> {
  await forgetReads(parts)
  return parts.fetch(request)
}
