// Preloaded into a server: its clock starts at CLOCK_STARTS_AT and runs on from there.
const RealDate = Date
const offset = RealDate.parse(process.env.CLOCK_STARTS_AT) - RealDate.now()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + offset] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name)),
})
