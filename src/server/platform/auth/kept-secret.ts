/** Secrets the server creates once and stores in its database, shared by all servers and restarts. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Orm } from '../db/database.ts'
import { secrets } from '../db/schema/index.ts'

export async function keepSecret<T>(
  orm: Orm,
  name: string,
  shape: z.ZodType<T>,
  make: () => T | Promise<T>,
): Promise<T> {
  const kept = await readSecret(orm, name, shape)
  if (kept !== undefined) return kept
  // If two servers start together, the first one wins, and both read what it wrote.
  await orm
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const written = await readSecret(orm, name, shape)
  if (written === undefined) throw new Error(`The secret ${name} could not be saved.`)
  return written
}

async function readSecret<T>(orm: Orm, name: string, shape: z.ZodType<T>): Promise<T | undefined> {
  const [row] = await orm.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row && shape.parse(row.value)
}
