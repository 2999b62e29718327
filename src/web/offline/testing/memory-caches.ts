/** In-memory browser caches, as far as the worker uses them. */

export function memoryCaches(serve: (path: string) => Response = () => new Response('file')): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (asked: RequestInfo | URL) => {
    const { pathname, search } = new URL(asked instanceof Request ? asked.url : String(asked), 'https://shifts.example')
    return pathname + search
  }
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => entries.get(keyOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => void entries.set(keyOf(asked), response),
    addAll: async (asked: RequestInfo[]) => {
      for (const one of asked) entries.set(keyOf(one), serve(keyOf(one)))
    },
  })
  const storage = {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return cacheOf(entries)
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo | URL) => {
      for (const entries of stores.values()) {
        const found = entries.get(keyOf(asked))
        if (found) return found.clone()
      }
      return undefined
    },
  }
  return storage as unknown as CacheStorage
}
