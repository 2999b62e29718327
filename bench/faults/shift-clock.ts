/** Loaded into a server before its program: SIGUSR2 makes its clock jump three hours forward, the next one six back. */
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
