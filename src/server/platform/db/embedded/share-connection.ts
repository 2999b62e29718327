/**
 * Makes a pool of one connection serve statements side by side: sent at once and answered in order (pipelining), where the pool
 * would keep each waiting for the answer to the one before. Whoever takes the connection for a transaction has it alone, and
 * everybody has it in the order of coming.
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
    // Statements that come later wait for it in a round of their own.
    latest = undefined
    return connect()
  }

  Object.assign(pool, { query, connect: connectAlone })
}
