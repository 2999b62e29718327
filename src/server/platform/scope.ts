/** Who makes a call, as the gate found it. Only the gate creates these, so a store that takes one can't be called without it. */
import type { FastifyRequest } from 'fastify'
import type { KeyScope } from '../../contract/scopes.ts'
import type { UserRole } from '../../contract/users.ts'

declare const checked: unique symbol

/** A signed-in person. */
export type Person = {
  readonly [checked]: true
  readonly userId: number
  readonly role: UserRole
  readonly groupId: number | null
  /** For the audit log: "You moved ...", "Kofi Boateng moved ...". */
  readonly name: string
  readonly email: string
  /** The address that the sign-in provider had verified, if any. */
  readonly provenEmail?: string | undefined
  /** Key of the session's row. */
  readonly sid: string
  /** The API key that calls instead of a person; `userId` is then 0. */
  readonly key?: CallingKey | undefined
}

export type CallingKey = { readonly id: number; readonly scopes: readonly KeyScope[]; readonly callsPerMinute: number }

/** A person in a group: every store function takes it first and puts its groupId in its `where`. */
export type Scope = Person & { readonly groupId: number }

/** Who makes a request, by its session. */
export type FindPerson = (request: FastifyRequest) => Promise<Person | undefined>

/** Who probably makes a request, from memory. */
export type Guess = {
  readonly person: Person
  /** Whether the database would have said the same when this was called. */
  confirm(): Promise<boolean>
}
export type GuessPerson = (request: FastifyRequest) => Guess | undefined

/** The gate's stamp. People whose membership ended, or hasn't started, have no group. */
export function stampPerson(person: Omit<Person, typeof checked>): Person {
  return person as Person
}

export function isScope(person: Person): person is Scope {
  return person.groupId !== null
}

/** No one in particular: what the product does by itself in a group, such as asking the next colleague when time is up. */
export function systemScope(groupId: number): Scope {
  return stampPerson({ userId: 0, role: 'admin', groupId, name: 'Evenshift', email: '', sid: '' }) as Scope
}

/** For columns that name a person: nobody where a key or the product itself acts. */
export function actorIdOf({ userId }: Person): number | null {
  return userId === 0 ? null : userId
}
