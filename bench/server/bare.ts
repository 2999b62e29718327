/** The least this machine can do: Fastify with one response, PostgreSQL with one row. */
import fastify from 'fastify'
import pg from 'pg'

export type Rate = { what: string; perSecond: number; p50: number }

/** As many concurrent callers as a browser opens connections to one server. */
const callers = 6

export async function rateOf(what: string, milliseconds: number, once: () => Promise<unknown>): Promise<Rate> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  const caller = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await once()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  times.sort((one, other) => one - other)
  return { what, perSecond: (times.length * 1000) / milliseconds, p50: times[Math.floor(times.length / 2)] ?? 0 }
}

/** Returns the same bytes as the product, from memory, without a session, validation, or database. */
export async function rateOfBareFastify(body: string, milliseconds: number): Promise<Rate> {
  const app = fastify()
  app.get('/', (_, reply) => reply.type('application/json').send(body))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    return await rateOf('bare Fastify, same bytes', milliseconds, async () => (await fetch(url)).text())
  } finally {
    await app.close()
  }
}

export async function rateOfBarePostgres(
  url: string,
  query: string,
  values: unknown[],
  milliseconds: number,
): Promise<Rate> {
  const pool = new pg.Pool({ connectionString: url, max: callers })
  try {
    return await rateOf('bare PostgreSQL, same rows', milliseconds, () => pool.query(query, values))
  } finally {
    await pool.end()
  }
}
