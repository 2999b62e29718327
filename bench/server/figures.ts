/** Collects response times by kind and reports them as percentiles. */
export type Kind = 'read' | 'edit' | 'request' | 'sign-in'

export type Line = {
  /** Or the call, with :id in place of ids. */
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
  /** `call` is the method and path. */
  add(kind: Kind, milliseconds: number, status: number, call?: string): void
  lines(): Line[]
  /** The same by call, slowest first. */
  linesByCall(): Line[]
  /** For all kinds together. */
  count(): number
  errors(): string[]
  noteError(text: string): void
  /** Discards everything measured so far: it was setup. */
  clear(): void
}

export function createFigures(): Figures {
  const byKind = new Map<string, Answered[]>()
  const byCall = new Map<string, Answered[]>()
  const errors: string[] = []
  return {
    add: (kind, milliseconds, status, call) => {
      addTo(byKind, kind, { milliseconds, status })
      if (call) addTo(byCall, call.replace(/\d+/g, ':id').replace(/\?.*/, ''), { milliseconds, status })
    },
    lines: () => [...byKind].map(lineOf),
    linesByCall: () => [...byCall].map(lineOf).sort((one, other) => other.p99 - one.p99),
    count: () => [...byKind.values()].reduce((sum, list) => sum + list.length, 0),
    errors: () => errors,
    noteError: (text) => {
      if (errors.length < 10) errors.push(text)
    },
    clear: () => {
      byKind.clear()
      byCall.clear()
      errors.length = 0
    },
  }
}

type Answered = { milliseconds: number; status: number }

function addTo(map: Map<string, Answered[]>, name: string, answered: Answered): void {
  const list = map.get(name) ?? []
  list.push(answered)
  map.set(name, list)
}

function lineOf([kind, list]: [string, Answered[]]): Line {
  const sorted = list.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const isError = ({ status }: Answered) => status >= 500 || status === 0
  return {
    kind,
    count: list.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
    // 409 and 422 are valid responses: someone else was faster, or a rule forbids it.
    refused: list.filter((one) => !isError(one) && one.status >= 400).length,
    errors: list.filter(isError).length,
  }
}

function percentile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

const nameWidth = 40

export function printLines(lines: Line[]): void {
  const head = ['kind', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms', 'refused', 'errors']
  console.log(row(head))
  for (const line of lines) {
    const numbers = [line.p50, line.p95, line.p99, line.worst].map((value) => value.toFixed(1))
    console.log(row([line.kind, String(line.count), ...numbers, String(line.refused), String(line.errors)]))
  }
}

function row(cells: string[]): string {
  return cells.map((cell, place) => (place === 0 ? cell.padEnd(nameWidth) : cell.padStart(10))).join('')
}
