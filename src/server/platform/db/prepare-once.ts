/** Prepares each statement of a connection once: planning a small read takes longer than running it. */
import type pg from 'pg'

/** About as many as the product's statements; lists of different lengths make more, which are planned at each use. */
const mostPrepared = 400
/** Characters. Longer statements are inserts of many rows, and each has another length. */
const longestPrepared = 8000

type Query = (query: string | pg.QueryConfig, values?: unknown[], ...more: unknown[]) => unknown

export function prepareOnce(client: pg.ClientBase): void {
  const names = new Map<string, string>()
  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < mostPrepared && text.length <= longestPrepared)
      names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const run: Query = client.query.bind(client)
  const query: Query = (query, values, ...more) => {
    if (!values?.length) return run(query, values, ...more)
    const config = typeof query === 'string' ? { text: query } : query
    return run({ ...config, name: nameOf(config.text) }, values, ...more)
  }
  Object.assign(client, { query })
}
