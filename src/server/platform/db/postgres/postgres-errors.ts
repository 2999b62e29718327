/** Turns startup problems with a PostgreSQL server into one sentence with a solution, without the password. */
import { CannotOpenDatabase } from '../cannot-open.ts'

/** The oldest PostgreSQL version that everything here runs on. */
export const oldestVersion = 13

export function explainPostgresFailure(url: string, error: unknown): CannotOpenDatabase {
  if (error instanceof CannotOpenDatabase) return error
  const { code, message } = findReason(error)
  const { server, database, user } = describe(url)
  return new CannotOpenDatabase(chooseSentence(code, message, server, database, user), { cause: error })
}

/** Drizzle wraps the driver's error, and Node wraps one error for each address it tried. */
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
      return `No PostgreSQL server responds at ${server}. Start it, correct ${settings}, or unset it to use the embedded database.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${server} can’t be found. Correct ${settings}, or unset it to use the embedded database.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The PostgreSQL server at ${server} isn’t responding. Check the network and the firewall, or correct ${settings}.`
    case '28P01':
    case '28000':
      return `The PostgreSQL server at ${server} rejected user ${user} (${message}). Correct the user and password in ${settings}.`
    case '3D000':
      return `The PostgreSQL server at ${server} has no database ${database}. Create it (createdb ${database}), or correct ${settings}.`
    case '53300':
      return `The PostgreSQL server at ${server} is out of connections. Raise its max_connections, or stop other programs.`
    case '57P03':
      return `The PostgreSQL server at ${server} is starting or stopping. Try again in a moment.`
    case '42501':
      return `User ${user} can’t create tables in database ${database} (${message}). Make the user the owner of the database.`
    case '58P01':
    case '0A000':
      return `The PostgreSQL server at ${server} doesn’t have the btree_gist extension (${message}). Install PostgreSQL’s contrib package there.`
    default:
      break
  }
  if (/timeout/i.test(message)) return chooseSentence('ETIMEDOUT', message, server, database, user)
  if (/SSL|certificate|password/i.test(message)) {
    return `We can’t use the PostgreSQL server at ${server} (${message}). Correct the password or sslmode in ${settings}.`
  }
  return `We can’t use the PostgreSQL server at ${server} (${message}). Correct ${settings}, or unset it to use the embedded database.`
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
    'DATABASE_URL isn’t the address of a PostgreSQL server. Write it as postgres://user:password@host:5432/database ' +
      '(percent-encode special characters in the password), or unset it to use the embedded database.',
  )
}
