/** A map that forgets what it was given longest ago. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    return
  }
}
