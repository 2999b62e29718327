// Restoring a backup into another database of either kind gives the same content.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { groups, notifications } from '../schema/index.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { backUp } from './backup.ts'
import { readBackup } from './backup-format.ts'
import { restoreBackup } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenshift-backup-'))
const server = process.env.TEST_DATABASE_URL ?? ''
const embedded = () => openTestDatabase('')
const standard = () => openTestDatabase(server)

/** Everything in a backup except its creation time, which the digest includes, too. */
function readContent(path: string): string {
  return gunzipSync(readFileSync(path))
    .toString()
    .replace(/"createdAt":"[^"]+"/, '')
    .replace(/"sha256":"[^"]+"/, '')
}

async function fill(database: Database): Promise<void> {
  await database.execute(`
    insert into groups (name, join_code, settings) values
      (E'Quote "\\' backslash \\\\ tab \\t line \\n umlaut ü emoji 🩺', 'BACKUP', '{"a": [1, 2.50, null, "x"]}'),
      ('Other', 'OTHER1', '{}');
    insert into users (email, role, group_id, fte, start_date_with_group, specialty_areas)
      select 'p' || n || '@example.org', 'physician', 1, 0.75, date '2020-02-29', '["icu"]' from generate_series(1, 1200) n;
    update groups set created_by = 1;
    insert into roles (group_id, name) values (1, 'Rounder');
    insert into schedules (group_id, name, month, year, coverage_score) values (1, 'March', 3, 2026, 99.95);
    insert into shifts (schedule_id, group_id, physician_id, role_id, date, shift_type, start_time, end_time)
      values (1, 1, 1, 1, '2026-03-29', 'night', '19:00', '07:00'), (1, 1, null, 1, '2026-03-30', 'day', '07:00', '19:00');
    delete from groups where join_code = 'OTHER1';
  `)
}

let source: Database
const path = join(folder, 'source.ndjson.gz')

beforeAll(async () => {
  source = await standard()
  await fill(source)
  await backUp(source.orm, path)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the file tells what it holds and is readable by its owner only', async () => {
  const header = await readBackup(path)
  expect(header.tables).toContainEqual({ name: 'users', rows: 1200 })
  expect(header.sequences).toContainEqual({ name: 'groups_id_seq', value: '2', isCalled: true })
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([])
})

const kinds: [string, () => Promise<Database>][] = [['an embedded database', embedded]]
if (server) kinds.push(['a PostgreSQL database', standard])

describe.each(kinds)('restored into %s', (_, open) => {
  let target: Database
  beforeAll(async () => {
    target = await open()
    await restoreBackup(target, path)
  })
  afterAll(() => target.close())

  test('the content is the same', async () => {
    const again = join(folder, `again-${target.kind}.ndjson.gz`)
    await backUp(target.orm, again)
    expect(readContent(again)).toBe(readContent(path))
  })

  test('generated columns, references and counters work', async () => {
    const { rows } = await target.execute(`select span::text from shifts where physician_id = 1`)
    expect(rows).toEqual([{ span: '["2026-03-29 19:00:00","2026-03-30 07:00:00")' }])
    await expect(target.execute(`update shifts set role_id = 77`)).rejects.toThrow(/foreign key/)
    const created = await target.orm.insert(groups).values({ name: 'Next', joinCode: 'NEXT01' }).returning()
    expect(created[0]?.id).toBe(3)
  })

  test('a second restore is refused, unless it may replace', async () => {
    await expect(restoreBackup(target, path)).rejects.toThrow(/The database isn’t empty \(table groups has rows\)/)
    await restoreBackup(target, path, { replace: true })
    expect((await target.orm.select().from(groups)).map((group) => group.joinCode)).toEqual(['BACKUP'])
  })
})

test.runIf(server)('an embedded database moves to PostgreSQL', async () => {
  const origin = await embedded()
  await fill(origin)
  const file = join(folder, 'move.ndjson.gz')
  await backUp(origin.orm, file)
  const target = await standard()
  await restoreBackup(target, file)
  const again = join(folder, 'moved.ndjson.gz')
  await backUp(target.orm, again)
  expect(readContent(again)).toBe(readContent(file))
  await origin.close()
  await target.close()
})

test('a backup is of one moment, whatever is written meanwhile', async () => {
  let isDone = false
  let written = 0
  const write = async () => {
    while (!isDone) {
      await source.orm.transaction(async (tx) => {
        await tx.insert(groups).values({ name: 'Meanwhile', joinCode: `M${written}` })
        await tx.insert(notifications).values({ groupId: 1, userId: 1, text: `number ${written}` })
      })
      written++
    }
  }
  const writing = write()
  const file = join(folder, 'meanwhile.ndjson.gz')
  const { tables } = await backUp(source.orm, file)
  isDone = true
  await writing
  await readBackup(file)
  const count = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  expect(count('groups') - 1).toBe(count('notifications'))
  await source.execute(`delete from groups where name = 'Meanwhile'; delete from notifications`)
  await backUp(source.orm, path)
})

describe('a file that cannot be restored changes nothing', () => {
  const content = () => readContent(path)
  const lines = () => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
  const zip = (changed: string[]) => gzipSync(`${changed.join('\n')}\n`)
  const withoutDigest = (changed: string[]) => [...changed.slice(0, -1), '{"end":true}']
  const broken: [string, () => Buffer, RegExp][] = [
    ['text', () => Buffer.from('hello'), /can’t be read/],
    ['cut off in the middle', () => readFileSync(path).subarray(0, -5_000), /can’t be read/],
    ['without its last line', () => zip(lines().slice(0, -1)), /ends before its last line/],
    [
      'without a row',
      () => zip(lines().filter((line) => !line.includes('p7@example.org'))),
      /table users has 1199 rows instead of 1200/,
    ],
    [
      'with a changed value',
      () => zip(lines().map((line) => line.replace('p7@example.org', 'px@example.org'))),
      /its checksum doesn’t match/,
    ],
    ['of something else', () => zip(['{"format":"other"}']), /isn’t an Evenshift backup/],
    [
      'of a newer version',
      () =>
        zip(withoutDigest([(lines()[0] ?? '').replace(/"migrations":\[/, '"migrations":[1,'), ...lines().slice(1)])),
      /made by another version/,
    ],
  ]
  test.each(broken)('%s', async (name, make, reason) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.gz`)
    writeFileSync(file, make())
    await expect(restoreBackup(source, file, { replace: true })).rejects.toThrow(reason)
    const after = join(folder, 'after.ndjson.gz')
    await backUp(source.orm, after)
    expect(readContent(after)).toBe(content())
  })

  test('a missing file', async () => {
    await expect(restoreBackup(source, join(folder, 'nowhere'))).rejects.toThrow(/nowhere can’t be read/)
  })
})

test('with a passphrase the file shows nothing, opens with that one only, and only unchanged', async () => {
  const file = join(folder, 'locked.backup')
  await backUp(source.orm, file, 'correct horse battery')
  expect(readFileSync(file).includes('example.org')).toBe(false)
  expect(() => gunzipSync(readFileSync(file))).toThrow()
  await expect(readBackup(file)).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/)
  await expect(readBackup(file, {}, 'wrong horse battery')).rejects.toThrow(/made with another BACKUP_PASSPHRASE/)
  await restoreBackup(source, file, { replace: true, passphrase: 'correct horse battery' })
  const again = join(folder, 'unlocked.ndjson.gz')
  await backUp(source.orm, again)
  expect(readContent(again)).toBe(readContent(path))
  const changed = readFileSync(file)
  changed[changed.length - 20]! ^= 1
  writeFileSync(file, changed)
  await expect(readBackup(file, {}, 'correct horse battery')).rejects.toThrow(/can’t be read/)
})

test('a backup that cannot be written leaves the database usable', async () => {
  await expect(backUp(source.orm, join(folder, 'no/such/folder.gz'))).rejects.toThrow(/ENOENT/)
  await expect(source.ping()).resolves.toBeUndefined()
})
