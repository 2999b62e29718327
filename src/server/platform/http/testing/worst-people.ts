/** The largest input of calls about who is in the group, each about somebody of its own. */
import { users } from '../../db/schema/index.ts'
import { activeOne, type Bench, nextNumber, textOf, type WorstInputs } from './worst-input.ts'

const addressOf = (place: number) => `someone${place}@clinic.example`

async function addPerson({ orm }: Bench, more: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const [row] = await orm
    .insert(users)
    .values({ email: addressOf(nextNumber()), firstName: 'Nia', lastName: textOf(90), ...more })
    .returning()
  return row!.id
}

/** Somebody who came with the join code. */
const addJoined = (bench: Bench) =>
  addPerson(bench, { groupId: bench.group.groupId, isConfirmed: false, joinedByCodeAt: new Date('2027-02-20') })

const scimPerson = () => ({
  userName: addressOf(nextNumber()),
  name: { givenName: 'Nia', familyName: textOf(90) },
  active: true,
})

export const worstPeople: WorstInputs = {
  createGroup: async (_, bench) => ({ as: await addPerson(bench) }),
  joinGroup: async (_, bench) => {
    const { joinCode } = (await bench.read('/api/groups/my/group')) as { joinCode: string }
    return { body: { joinCode }, as: await addPerson(bench) }
  },
  confirmPerson: async (_, bench) => ({ params: { id: String(await addJoined(bench)) } }),
  undoJoin: async (_, bench) => ({ params: { id: String(await addJoined(bench)) }, body: {} }),
  attachUser: async (ids) => ({
    ...{ params: { id: String(ids.user[0]) }, body: { groupId: ids.group[0] }, as: ids.user[0]! },
  }),
  updatePhysician: () => ({ with: { email: addressOf(nextNumber()), externalId: `id ${nextNumber()}` } }),
  // The first one is deleted before.
  updateRole: (ids) => ({ params: { id: String(ids.role[1]) }, with: { externalId: `id ${nextNumber()}` } }),
  deletePhysician: async (ids, bench) => ({ params: { id: String(await activeOne(ids, bench)) } }),
  deleteScimUser: async (ids, bench) => ({ params: { id: String(await activeOne(ids, bench)) } }),
  leaveGroup: async (ids, bench) => {
    const as = await activeOne(ids, bench)
    return as === undefined ? {} : { as }
  },
  erasePerson: async (ids, bench) => {
    const id = await activeOne(ids, bench)
    await bench.send('DELETE', `/api/physicians/${id}`)
    return { params: { id: String(id) }, body: {} }
  },
  createScimUser: () => ({ body: scimPerson() }),
  replaceScimUser: (ids) => ({ params: { id: String(ids.user[2]) }, body: scimPerson() }),
  // To the coordinators, of whom the only one would write to themselves.
  writeToSupport: (ids) => ({ as: ids.user[0]! }),
}
