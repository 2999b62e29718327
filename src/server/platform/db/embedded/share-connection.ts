/**
 * Lets statements share a pool's only connection: sent at once and answered in order (pipelining), where the pool
 * would make each wait for the answer to the one before. A transaction has the connection alone, and everyone gets
 * it in order of arrival.
 */
import type pg from 'pg'

/** Statements that use the connection together. */
type Round = { client: Promise<pg.PoolClient>; statements: number }

export function shareConnection(pool: pg.Pool): void {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  let latest: Round | undefined

  async function query(...statement: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    latest ??= { client: connect(), statements: 0 }
    const round = latest
    round.statements += 1
    try {
      return await (await round.client).query(...statement)
    } finally {
      round.statements -= 1
      if (round.statements === 0) leave(round)
    }
  }

  function leave(round: Round): void {
    if (latest === round) latest = undefined
    round.client.then(
      (client) => client.release(),
      () => {},
    )
  }

  function connectAlone(): Promise<pg.PoolClient> {
    // Later statements wait for it in their own round.
    latest = undefined
    return connect()
  }

  Object.assign(pool, { query, connect: connectAlone })
}
