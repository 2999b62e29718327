/** Counts how often each title occurs, most often first. */

export type TitleCount = { title: string; physicians: number }

export function countByTitle(titles: string[]): TitleCount[] {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts]
    .map(([title, physicians]) => ({ title, physicians }))
    .sort((one, other) => other.physicians - one.physicians || (one.title < other.title ? -1 : 1))
}
