/** Admits or refuses a call: session or key, then group, then role or scope. What it returns is the only way to get a Scope. */
import type { Route } from '../../../contract/route.ts'
import { fail } from '../fail.ts'
import { isScope, type Person, stampPerson } from '../scope.ts'

type Guarded = Pick<Route, 'allow' | 'denied' | 'scope' | 'method'>

export function passGate(route: Guarded, person: Person | undefined): Person | undefined {
  const { allow, denied } = route
  if (allow === 'anyone') return undefined
  if (!person) throw fail('unauthorized')
  if (person.key) return passKey(route, person, person.key.scopes)
  if (allow === 'signed-in') return person
  if (!isScope(person)) throw fail('no-group')
  if (allow === 'admin' && person.role !== 'admin') throw fail('forbidden', denied ? { message: denied } : {})
  return person
}

/** A key sees what any physician sees; what it may change it was given a scope for. */
function passKey({ allow, scope, method }: Guarded, person: Person, scopes: readonly string[]): Person {
  if (!scope) throw fail('forbidden', { message: 'API keys can’t make this call.' })
  if (!scopes.includes(scope)) throw fail('forbidden', { message: `This call needs a key with the scope ${scope}.` })
  return stampPerson({ ...person, role: allow === 'member' && method === 'GET' ? 'physician' : 'admin' })
}
