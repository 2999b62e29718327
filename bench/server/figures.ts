/** Collects how long answers took, by kind, and says it as percentiles. */
export type Kind = 'read' | 'edit' | 'request' | 'sign-in'

export type Line = {
  kind: string
  count: number
  p50: number
  p95: number
  p99: number
  worst: number
  refused: number
  errors: number
}

export type Figures = {
  add(kind: Kind, milliseconds: number, status: number): void
  lines(): Line[]
  /** Of all kinds together. */
  count(): number
  errors(): string[]
  noteError(text: string): void
  /** Forgets everything: what came before was set-up. */
  clear(): void
}

export function createFigures(): Figures {
  const times = new Map<Kind, number[]>()
  const refused = new Map<Kind, number>()
  const failed = new Map<Kind, number>()
  const errors: string[] = []
  const increase = (map: Map<Kind, number>, kind: Kind) => map.set(kind, (map.get(kind) ?? 0) + 1)
  return {
    add: (kind, milliseconds, status) => {
      const list = times.get(kind) ?? []
      list.push(milliseconds)
      times.set(kind, list)
      // 409 and 422 are answers: somebody was faster, or a rule forbids it.
      if (status >= 500 || status === 0) increase(failed, kind)
      else if (status >= 400) increase(refused, kind)
    },
    lines: () =>
      [...times].map(([kind, list]) => {
        const sorted = [...list].sort((one, other) => one - other)
        return {
          kind,
          count: list.length,
          p50: percentile(sorted, 0.5),
          p95: percentile(sorted, 0.95),
          p99: percentile(sorted, 0.99),
          worst: sorted.at(-1) ?? 0,
          refused: refused.get(kind) ?? 0,
          errors: failed.get(kind) ?? 0,
        }
      }),
    count: () => [...times.values()].reduce((sum, list) => sum + list.length, 0),
    errors: () => errors,
    noteError: (text) => {
      if (errors.length < 10) errors.push(text)
    },
    clear: () => {
      for (const counted of [times, refused, failed]) counted.clear()
      errors.length = 0
    },
  }
}

function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

export function printLines(lines: Line[]): void {
  const head = ['kind', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms', 'refused', 'errors']
  console.log(row(head))
  for (const line of lines) {
    const numbers = [line.p50, line.p95, line.p99, line.worst].map((value) => value.toFixed(1))
    console.log(row([line.kind, String(line.count), ...numbers, String(line.refused), String(line.errors)]))
  }
}

function row(cells: string[]): string {
  return cells.map((cell, place) => (place === 0 ? cell.padEnd(10) : cell.padStart(10))).join('')
}
