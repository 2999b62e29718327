/** Turns what goes wrong with a PostgreSQL server at start into one sentence with the way out, without the password. */
import { CannotOpenDatabase } from '../cannot-open.ts'

/** The oldest PostgreSQL server that everything here runs on. */
export const oldestVersion = 13

export function explainPostgresFailure(url: string, error: unknown): CannotOpenDatabase {
  if (error instanceof CannotOpenDatabase) return error
  const { code, message } = findReason(error)
  const { server, database, user } = describe(url)
  return new CannotOpenDatabase(chooseSentence(code, message, server, database, user), { cause: error })
}

/** Drizzle wraps the driver's error, and Node wraps one error for each address that it tried. */
export function findReason(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return findReason(error.errors[0])
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message }
  return error.cause ? findReason(error.cause) : { code: '', message: error.message }
}

function chooseSentence(code: string, message: string, server: string, database: string, user: string): string {
  const settings = 'DATABASE_URL'
  switch (code) {
    case 'ECONNREFUSED':
      return `No PostgreSQL server answers at ${server}: start it, or correct ${settings}, or unset it to use the embedded database.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of ${server} is not known: correct ${settings}, or unset it to use the embedded database.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The PostgreSQL server at ${server} does not answer: check the network and the firewall, or correct ${settings}.`
    case '28P01':
    case '28000':
      return `The PostgreSQL server at ${server} refuses user ${user} (${message}): correct the user and the password in ${settings}.`
    case '3D000':
      return `The PostgreSQL server at ${server} has no database ${database}: create it (createdb ${database}), or correct ${settings}.`
    case '53300':
      return `The PostgreSQL server at ${server} has no connection left: raise its max_connections, or stop other programs.`
    case '57P03':
      return `The PostgreSQL server at ${server} is still starting or stopping: try again in a moment.`
    case '42501':
      return `User ${user} may not make tables in database ${database} (${message}): make the user the owner of the database.`
    case '58P01':
    case '0A000':
      return `The PostgreSQL server at ${server} lacks the extension btree_gist (${message}): install PostgreSQL's contrib package there.`
    default:
      break
  }
  if (/timeout/i.test(message)) return chooseSentence('ETIMEDOUT', message, server, database, user)
  if (/SSL|certificate|password/i.test(message)) {
    return `The PostgreSQL server at ${server} cannot be used (${message}): correct the password or sslmode in ${settings}.`
  }
  return `The PostgreSQL server at ${server} cannot be used (${message}): correct ${settings}, or unset it to use the embedded database.`
}

function describe(url: string): { server: string; database: string; user: string } {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    return { server: 'DATABASE_URL', database: 'of DATABASE_URL', user: 'of DATABASE_URL' }
  }
  return {
    server: `${parsed.searchParams.get('host') ?? (parsed.hostname || 'localhost')}:${parsed.port || '5432'}`,
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'of DATABASE_URL',
    user: decodeURIComponent(parsed.username) || 'of DATABASE_URL',
  }
}

export function refuseForeignAddress(url: string): void {
  const isPostgres = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
  if (isPostgres) return
  throw new CannotOpenDatabase(
    'DATABASE_URL is not the address of a PostgreSQL server: write it as postgres://user:password@host:5432/database ' +
      '(special characters of the password percent-encoded), or unset it to use the embedded database.',
  )
}
