/** The product's typeface at a stable address, for the pages the server renders itself. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

export const typefacePath = '/typeface.woff2'

const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

export function serveTypeface(app: FastifyInstance): void {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file))
  app.get(typefacePath, (_, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(bytes),
  )
}
