/** Serves the browser application: the built files, or Vite in the same server during development. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartupError } from '../env.ts'
import { fail } from '../fail.ts'
import { answer } from './refuse.ts'

export type WebSource = { kind: 'built'; folder: string } | { kind: 'development' } | { kind: 'none' }

/** File names with a hash never change. */
const hashedAsset = /\/assets\//

/** `publicUrl`: where browsers reach this server. */
export async function serveWeb(app: FastifyInstance, source: WebSource, publicUrl: () => string): Promise<void> {
  if (source.kind === 'built') await serveBuilt(app, source.folder, publicUrl)
  else if (source.kind === 'development') await serveDevelopment(app)
  else app.setNotFoundHandler((request, reply) => answer(fail('unknown-call'), request, reply))
}

async function serveBuilt(app: FastifyInstance, folder: string, publicUrl: () => string): Promise<void> {
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
      response.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const sendPage = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      // Link previews need the picture's full address.
      .send(page.replace('content="/icons/', `content="${publicUrl()}/icons/`))
  app.get('/', (_, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answer(fail('unknown-call'), request, reply)
    return sendPage(reply)
  })
}

async function serveDevelopment(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.setNotFoundHandler((request, reply) => {
    // The sources of src/web/api share their first path segment with the calls.
    if (request.url.startsWith('/api/') && !/\.tsx?($|\?)/.test(request.url))
      return answer(fail('unknown-call'), request, reply)
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => finish(reply))
  })
}

function finish(reply: FastifyReply): void {
  reply.raw.statusCode = 404
  reply.raw.end()
}

/** A page of the application, which the browser's router finds; not a missing file or a call. */
function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && !path.startsWith('/api/') && path !== '/api' && !/\.\w+$/.test(path)
}
