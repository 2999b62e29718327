/** What jobs and mail log: never a payload, an address, or a text, which are personal data. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** An error without the values of its query: drizzle's own message lists them, its cause doesn't. */
export function describeError(error: unknown): { name: string; code?: string; message: string } {
  if (typeof error !== 'object' || error === null) return { name: 'Error', message: String(error) }
  if ('query' in error && 'params' in error && 'cause' in error && error.cause) return describeError(error.cause)
  return {
    name: readText(error, 'name') ?? 'Error',
    code: readText(error, 'code'),
    message: readText(error, 'message') ?? 'unknown',
  }
}

/** The same with the stack, for the terminal, also without the values of a query. */
export function describeForTerminal(error: unknown): string {
  const { name, code, message } = describeError(error)
  return [`${name}${code ? ` ${code}` : ''}: ${message}`, ...placesOf(error)].join('\n')
}

/** The lines of the stack: what follows the message, which may itself have several lines. */
export function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const stack = error.stack ?? ''
  const afterMessage = stack.indexOf(error.message) + error.message.length
  return stack
    .slice(afterMessage)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
}

function readText(from: object, key: string): string | undefined {
  const value: unknown = Reflect.get(from, key)
  return typeof value === 'string' ? value : undefined
}

/** Seconds in which the same problem is reported once: while the database is gone, every worker keeps hitting it. */
const sameTroubleFor = 60

export function reportOnce(log: Log, message: string): (error: unknown) => void {
  const lastLogged = new Map<string, number>()
  return (error) => {
    const reason = describeError(error)
    // pg-boss appends the worker's id to its message.
    const kind = reason.code ?? reason.message.replace(/ \(Queue: .*\)$/, '')
    if (Date.now() - (lastLogged.get(kind) ?? 0) < sameTroubleFor * 1000) return
    if (lastLogged.size > 100) lastLogged.clear()
    lastLogged.set(kind, Date.now())
    log.error({ error: reason }, message)
  }
}
