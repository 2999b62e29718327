// Preloaded into a server: its clock starts at CLOCK_STARTS_AT and runs on from there.
import { ServerResponse } from 'node:http'

const RealDate = Date
const offset = RealDate.parse(process.env.CLOCK_STARTS_AT) - RealDate.now()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + offset] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name)),
})

// The browser has its own clock, which may be past the end of a cookie: a cookie that hasn't ended here has none.
const { setHeader } = ServerResponse.prototype
const withoutEnd = (cookie) =>
  cookie.replace(/; expires=([^;]*)/i, (end, at) => (RealDate.parse(at) > RealDate.now() + offset ? '' : end))
ServerResponse.prototype.setHeader = function (name, value) {
  const isCookie = name.toLowerCase() === 'set-cookie'
  return setHeader.call(this, name, isCookie ? [value].flat().map(withoutEnd) : value)
}
