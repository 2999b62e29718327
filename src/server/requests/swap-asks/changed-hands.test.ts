/** A swap asked for in the moment in which a colleague's shift changes hands. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../platform/db/schema/index.ts'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'
import { ask, gift, mine, pair, states } from '../testing/swap-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench('2027-02-20T12:00:00Z')
})
afterAll(() => bench.test.close())

it('goes to the next, or refuses in words, when shifts change hands while it asks', async () => {
  const group = await bench.addGroup()
  // A colleague's change that commits between reading the shift and asking about it.
  const changesHands = sql.raw(`
    create or replace function shift_changes_hands() returns trigger as $$ begin
      update shifts set physician_id = ${group.person(7)} where id = ${group.shiftOf(2, march(8)).id};
      return null;
    end $$ language plpgsql`)
  await bench.orm.execute(changesHands)
  await bench.orm.execute(
    sql`create trigger changes_hands after insert on swap_asks execute function shift_changes_hands()`,
  )
  try {
    const refused = await ask(group, [pair(group, 2, 8)])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'These shifts have just changed hands. Look again at who can swap with you.',
    ])
    expect((await ask(group, [pair(group, 2, 8), gift(group, 5), gift(group, 6)])).status).toBe(201)
    expect(await states(group)).toEqual(['gone', 'asked', 'waiting'])
  } finally {
    await bench.orm.execute(sql`drop trigger changes_hands on swap_asks`)
  }
  await bench.orm
    .update(users)
    .set({ isActive: false })
    .where(eq(users.id, group.person(6)))
  const everyone = await group.call(group.person(0), 'POST', `/api/shifts/${mine(group).id}/swap-asks/everyone`, {})
  expect([everyone.status, await states(group)]).toEqual([409, ['gone', 'asked', 'waiting']])
})
