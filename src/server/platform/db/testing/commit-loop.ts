/**
 * A program for tests: opens the embedded database in the given folder, prints how many rows it found, then
 * commits row after row and prints the number of each after its commit, until it is killed.
 */
import { openDatabase } from '../open-database.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase({ folder })
await database.execute('create table if not exists committed (number int primary key, filler text not null)')
const found = await database.execute('select count(*) as rows, coalesce(max(number), 0) as last from committed')
process.stdout.write(`found ${found.rows[0]?.rows} ${found.rows[0]?.last}\n`)
for (let number = Number(found.rows[0]?.last) + 1; ; number++) {
  await database.execute('insert into committed values ($1, $2)', [number, 'x'.repeat(number % 4000)])
  process.stdout.write(`committed ${number}\n`)
}
