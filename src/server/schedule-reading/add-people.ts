/** Adds physicians that a file names and the group doesn't have yet. */
import { physicianDefaults } from '../../contract/fields/physician.ts'
import type { ImplementationChoices } from '../../contract/implementation.ts'
import { hasNoAddress, noAddressFor } from '../../contract/no-address.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { findTakenEmails, insertPhysicians } from '../physicians/physicians.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import type { PersonChange } from './decide-changes.ts'
import { agreedPreferences, fteOf, leaveOf } from './file-problem.ts'
import type { FoundPerson, FoundPreference, Understanding } from './understanding.ts'

export type AddedPeople = { idByKey: Map<string, number>; added: number; withoutAddress: number; known: number }

/** The contract's limit. */
const longestName = 100

type Wanted = { person: FoundPerson; email: string }

/** Existing members stay as they are, whatever the file says. */
export async function addPeople(
  tx: Orm,
  scope: Scope,
  {
    people,
    chosen,
    understanding,
  }: {
    people: PersonChange[]
    chosen: ImplementationChoices['physicians']
    understanding: Understanding
  },
): Promise<AddedPeople> {
  const idByKey = new Map(people.flatMap(({ person, member }) => (member ? [[person.key, member.id] as const] : [])))
  const wanted: Wanted[] = []
  let known = 0
  const given = new Map<string, number>()
  for (const [index, { key, email }] of chosen.entries()) {
    const found = people.find(({ person }) => person.key === key)
    const field = `choices.physicians.${index}`
    if (!found)
      throw fail('invalid', { message: `The analysis has no one with the key ${key}.`, field: `${field}.key` })
    if (found.member) {
      known++
      continue
    }
    if (email !== undefined) {
      if (given.has(email)) throw addressInUse(`${field}.email`, email)
      given.set(email, index)
    }
    wanted.push({ person: found.person, email: email ?? '' })
  }
  const taken = new Set(given.size > 0 ? await findTakenEmails(tx, scope, [...given.keys()]) : [])
  for (const [email, index] of given)
    if (taken.has(email)) throw addressInUse(`choices.physicians.${index}.email`, email)
  if (wanted.length === 0) return { idByKey, added: 0, withoutAddress: 0, known }
  const addressed = await giveAddresses(tx, scope, wanted)
  const rows = await insertPhysicians(
    tx,
    scope,
    addressed.map((one) => fieldsOf(one, understanding)),
  )
  for (const [index, row] of rows.entries()) idByKey.set(addressed[index]!.person.key, row.id)
  return { idByKey, added: rows.length, withoutAddress: rows.filter(({ email }) => hasNoAddress(email)).length, known }
}

function addressInUse(field: string, email: string) {
  const message = `${email} is already in use. Enter another email, or leave it empty for now.`
  return fail('conflict', { message, field, problems: [{ field, message }] })
}

async function giveAddresses(tx: Orm, scope: Scope, wanted: Wanted[]): Promise<Wanted[]> {
  const used = new Set<string>()
  const addressed: Wanted[] = []
  for (const { person, email } of wanted) {
    let address = email
    for (let number = 1; address === ''; number++) {
      const candidate = noAddressFor(person.name, scope.groupId, number)
      if (!used.has(candidate) && (await findTakenEmails(tx, scope, [candidate])).length === 0) address = candidate
    }
    used.add(address)
    addressed.push({ person, email: address })
  }
  return addressed
}

function fieldsOf({ person, email }: Wanted, understanding: Understanding): PhysicianFields {
  const agreed = agreedPreferences(understanding.preferences).filter((preference) => preference.person === person.key)
  const has = (preference: FoundPreference['preference']) => agreed.some((one) => one.preference === preference)
  // No one gets a preference or limit they never stated: only what is written counts against shifts.
  const wrote = (preference: FoundPreference['preference']) =>
    agreed.some((one) => one.preference === preference && one.isWritten)
  return {
    ...physicianDefaults,
    email,
    firstName: (person.firstName ?? '').slice(0, longestName),
    lastName: person.lastName.slice(0, longestName),
    fte: fteOf(person),
    unavailableDates: leaveOf(person.key, understanding),
    nightShiftPreference: has('only-nights')
      ? 'prefer'
      : wrote('never-nights')
        ? 'avoid'
        : physicianDefaults.nightShiftPreference,
    weekendAvailability: !wrote('never-weekends'),
  }
}
