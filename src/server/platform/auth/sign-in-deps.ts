/** What signing in needs of the rest of the server. */
import type { Orm } from '../db/database.ts'
import type { Settings } from '../env.ts'
import type { AccessMemory } from './access-memory.ts'
import type { DemoAccount } from './embedded/embedded-accounts.ts'

export type SignInDeps = {
  orm: Orm
  /** Without it, every call asks the database. */
  memory?: AccessMemory
  settings: Pick<Settings, 'host' | 'publicUrl' | 'provider' | 'sessionHours' | 'pictureOrigins'>
  /** Where browsers reach this server, without a slash at the end; asked only while it answers requests. */
  publicUrl: () => string
  /** The accounts the embedded provider offers as buttons. */
  demoAccounts: () => Promise<DemoAccount[]>
  now: () => Date
}
