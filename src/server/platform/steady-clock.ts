/** Milliseconds of a clock that is the same in all threads and never jumps, whatever happens to the time of day. */
export function steadyNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
