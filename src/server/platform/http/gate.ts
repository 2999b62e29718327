/** Admits or refuses a call: session, then group, then role. What it returns is the only way to get a Scope. */
import type { FastifyRequest } from 'fastify'
import type { Route } from '../../../contract/route.ts'
import { fail } from '../fail.ts'
import { type FindPerson, isScope, type Person } from '../scope.ts'

export async function passGate(
  { allow, denied }: Pick<Route, 'allow' | 'denied'>,
  request: FastifyRequest,
  findPerson: FindPerson,
): Promise<Person | undefined> {
  if (allow === 'anyone') return undefined
  const person = await findPerson(request)
  if (!person) throw fail('unauthorized')
  if (allow === 'signed-in') return person
  if (!isScope(person)) throw fail('no-group')
  if (allow === 'admin' && person.role !== 'admin') throw fail('forbidden', denied ? { message: denied } : {})
  return person
}
