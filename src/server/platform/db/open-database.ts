/** Opens the database in the settings: the embedded one, or a PostgreSQL server. */
import type { Database, DatabaseSettings } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { openPostgres } from './postgres/postgres.ts'

/** Opens the database without touching its tables. */
export function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.url ? openPostgres({ ...settings, url: settings.url }) : openEmbedded(settings)
}

/** Opens the database with its tables at the newest version. Throws `CannotOpenDatabase` with a sentence for the terminal. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connectDatabase(settings)
  try {
    await database.migrate()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
