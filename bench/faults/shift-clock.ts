/** Preloaded into a server: SIGUSR2 moves its clock three hours forward, and the next one six hours back. */
const hour = 3_600_000
const RealDate = Date
let offset = 0
let jumps = 0

process.on('SIGUSR2', () => {
  offset += jumps++ % 2 === 0 ? 3 * hour : -6 * hour
})

const shifted = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + offset] : given, newTarget),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name)),
})
globalThis.Date = shifted
