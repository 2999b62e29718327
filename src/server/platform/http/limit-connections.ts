/**
 * Keeps strangers from taking every file the process may open. The embedded database opens files all the time, and one that it
 * can't open when it creates it stays broken until a restart.
 */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Connections at the same time, however many files may be open. */
const most = 10_000
/** Milliseconds between two lines in the log. */
const quietFor = 60_000

export function limitConnections(app: FastifyInstance, files = readFileLimit()): void {
  app.server.maxConnections = Math.min(most, Math.floor(files / 2))
  let saidAt = Number.NEGATIVE_INFINITY
  app.server.on('drop', () => {
    if (performance.now() - saidAt < quietFor) return
    saidAt = performance.now()
    app.log.warn({ connections: app.server.maxConnections }, 'Too many connections. Closing new ones.')
  })
}

/** Linux has it in a file; elsewhere it isn't known. */
function readFileLimit(): number {
  try {
    const [, found] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(found ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
