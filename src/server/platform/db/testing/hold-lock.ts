/** A program for tests: takes the lock of the given folder, says so or why not, and keeps it until it is killed. */
import { lockFolder } from '../embedded/folder-lock.ts'

const [folder = ''] = process.argv.slice(2)

try {
  await lockFolder(folder)
  process.stdout.write('locked\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
}
