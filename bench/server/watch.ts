/** Reads a server's own metrics: memory and event-loop delay. */
export type Sample = { seconds: number; heapMb: number; residentMb: number; loopP99Ms: number; loopMaxMs: number }

export async function readSample(url: string, since: number): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^evenshift_${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1])
  return {
    seconds: (performance.now() - since) / 1000,
    heapMb: value('nodejs_heap_size_used_bytes') / 1e6,
    residentMb: value('process_resident_memory_bytes') / 1e6,
    loopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    loopMaxMs: value('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

/** Takes a sample at each interval until told to stop. */
export function watch(url: string, everyMs: number): { stop(): Promise<Sample[]> } {
  const since = performance.now()
  const samples: Sample[] = []
  const take = () =>
    readSample(url, since)
      .then((sample) => samples.push(sample))
      .catch(() => {})
  const timer = setInterval(take, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await take()
      return samples
    },
  }
}

/** Heap after collections: the minimum of the first and of the last third of the samples. */
export function heapGrowth(samples: Sample[]): { early: number; late: number } {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const least = (part: Sample[]) => Math.min(...part.map(({ heapMb }) => heapMb))
  return { early: least(samples.slice(0, third)), late: least(samples.slice(-third)) }
}
