/** Migrations that rename stored values: rows of the previous version keep their content. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { selectRows } from './database.ts'
import { openTestDatabase } from './testing/test-database.ts'

test('0005 keeps patterns, choices about rules, preferences that were saved and analyses', async () => {
  const database = await openTestDatabase()
  await database.execute('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await database.migrate(5)
  await database.execute(`
    insert into groups (name, join_code, shift_type, additional_rules, settings) values
      ('Riverbend', '123456', '24-hour', 'no "written": rule', '{"rules": {"night-stance": {"on": false}, "written": {"on": true}}}'),
      ('Lakeside', '654321', 'custom', null, '{"timeZone": "UTC"}');
    insert into audit_events (action, thing, text, after) values
      ('wishes.save', 'user', 'changed their requests for coming months', null),
      ('group.update', 'group', 'changed the group settings', '{"settings": {"rules": {"weekend-stance": {"on": true}}}}');
    insert into users (email, group_id) select 'ada@clinic.example', id from groups where name = 'Riverbend';
    insert into schedule_analyses (group_id, uploaded_by, analysis_data)
      select group_id, id, '{"understanding": {"stances": [{"stance": "never-nights", "says": "a \\"stance\\": kept", "sureness": 0.9}]}}'
      from users`)
  await database.migrate()
  expect(await selectRows(database.orm, sql`select pattern, settings from groups order by id`)).toEqual([
    { pattern: '24-hour', settings: { rules: { 'night-preference': { on: false }, 'custom-rules': { on: true } } } },
    { pattern: 'custom', settings: { timeZone: 'UTC' } },
  ])
  expect(await selectRows(database.orm, sql`select action, after from audit_events order by id`)).toEqual([
    { action: 'preferences.save', after: null },
    { action: 'group.update', after: { settings: { rules: { 'weekend-availability': { on: true } } } } },
  ])
  expect(await selectRows(database.orm, sql`select analysis_data from schedule_analyses`)).toEqual([
    {
      analysis_data: {
        understanding: {
          preferences: [{ preference: 'never-nights', says: 'a "stance": kept', confidence: 0.9 }],
        },
      },
    },
  ])
  await database.close()
})

test('0020 joins the days blocked in requests with those of the physician', async () => {
  const database = await openTestDatabase()
  await database.execute('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await database.migrate(20)
  await database.execute(`
    insert into groups (name, join_code) values ('Riverbend', '123456');
    insert into users (email, group_id, unavailable_dates)
      select address, groups.id, '["2027-03-09", "2027-03-02"]'
      from groups, (values ('ada@clinic.example'), ('bo@clinic.example')) as people (address);
    insert into preferences (physician_id, group_id, unavailable_dates)
      select id, group_id, '["2027-03-05", "2027-03-02"]' from users where email like 'ada%'`)
  await database.migrate()
  expect(await selectRows(database.orm, sql`select unavailable_dates from users order by id`)).toEqual([
    { unavailable_dates: ['2027-03-02', '2027-03-05', '2027-03-09'] },
    { unavailable_dates: ['2027-03-09', '2027-03-02'] },
  ])
  await database.close()
})
