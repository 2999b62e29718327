/** Serves the browser application: the built files, or Vite in the same server during development. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartupError } from '../env.ts'
import { fail } from '../fail.ts'
import type { FindPerson } from '../scope.ts'
import { takeOver } from '../take-over.ts'
import { readPage } from './page.ts'
import { answer } from './refuse.ts'

export type WebSource = { kind: 'built'; folder: string } | { kind: 'development' } | { kind: 'none' }

/** File names with a hash never change. */
const hashedAsset = /\/assets\//

/** What counts is the page's; on scripts they would be a third of the smallest. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
]

/** `publicUrl`: where browsers reach this server. */
type Options = { publicUrl: () => string; findPerson: FindPerson }

export async function serveWeb(app: FastifyInstance, source: WebSource, options: Options): Promise<void> {
  if (source.kind === 'built') await serveBuilt(app, source.folder, options)
  else if (source.kind === 'development') await serveDevelopment(app)
  else app.setNotFoundHandler((request, reply) => answer(fail('unknown-call'), request, reply))
}

async function serveBuilt(app: FastifyInstance, folder: string, { publicUrl, findPerson }: Options): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupError('The web application is not built. Run npm start, or npm run build first.')
  }
  await app.register(staticFiles, {
    root: folder,
    index: false,
    cacheControl: false,
    // The build leaves both forms next to each script and style.
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = hashedAsset.test(path)
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isHashed) for (const name of headersOfPages) response.removeHeader(name)
    },
  })
  const page = readPage(folder)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await findPerson(request)
    // Link previews need the picture's full address.
    const html = page.write(request.url, person).replace('content="/icons/', `content="${publicUrl()}/icons/`)
    const answer = allowScripts(reply, page.scriptSources)
      // It names what this person may read.
      .header('cache-control', person ? 'private, no-cache' : 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    // Everything waits for it, so it is compressed however small it is.
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return answer.send(html)
    return answer.header('content-encoding', 'gzip').send(gzipSync(html))
  }
  app.get('/', sendPage)
  // Someone else may open the device's copy later, so it's no one's page in particular.
  app.get('/index.html', (_, reply) =>
    allowScripts(reply, page.scriptSources)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.write('/', undefined)),
  )
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answer(fail('unknown-call'), request, reply)
    return sendPage(request, reply)
  })
}

function allowScripts(reply: FastifyReply, sources: string[]): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  return reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", (was) => [was, ...sources].join(' ')),
  )
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

async function serveDevelopment(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.setNotFoundHandler((request, reply) => {
    // The sources of src/web/api share their first path segment with the calls.
    if (request.url.startsWith('/api/') && !/\.tsx?($|\?)/.test(request.url))
      return answer(fail('unknown-call'), request, reply)
    vite.middlewares(request.raw, takeOver(reply), () => finish(reply))
  })
}

function finish(reply: FastifyReply): void {
  reply.raw.statusCode = 404
  reply.raw.end()
}

/** A page of the application, which the browser's router finds; not a missing file or a call. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && !path.startsWith('/api/') && path !== '/api' && !/\.\w+$/.test(path)
}
