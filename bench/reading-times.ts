/** How long reading takes: a large file, and the answer to a correction. */
import { readFileSync } from 'node:fs'
import type { ReadingConstraint } from '../src/contract/sheet-reading.ts'
import { addDays } from '../src/engine/calendar.ts'
import { readFile } from '../src/server/platform/files/read/read-file.ts'
import type { Sheet } from '../src/server/platform/files/read/read-sheet.ts'
import { readSheets, understandSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { contentOf, type Truth } from '../tests/corpus/truth.ts'
import { clicksOn } from '../tests/generated/correct-by-clicks.ts'
import { chanceOf } from '../tests/generated/random.ts'
import { writeAsFile } from '../tests/generated/write-as-file.ts'

/** 60 people by 31 days, the size of a large group, starting from the file's bytes. */
export async function measureTime(): Promise<void> {
  const cells: Sheet['cells'] = []
  const put = (row: number, column: number, text: string) =>
    cells.push({ row, column, text, rowSpan: 1, columnSpan: 1, place: `R${row + 1}C${column + 1}` })
  for (let day = 0; day < 31; day++) put(0, day + 1, addDays('2026-12-01', day))
  for (let person = 0; person < 60; person++) {
    const [last, given] = [person % 26, Math.floor(person / 3)].map((at) => String.fromCharCode(97 + at))
    put(person + 1, 0, `Person${last}, First${given}`)
    for (let day = 0; day < 31; day++)
      if (Math.floor((day + 3 * person) / 7) % 2 === 0) put(person + 1, day + 1, person % 4 === 0 ? 'N' : 'D')
  }
  const content = await writeAsFile({ name: 'December', cells }, 'xlsx', chanceOf(1))
  const spent: Spent[] = []
  for (let round = 0; round < 15; round++) spent.push(await timeOf(content, '2026-11-15'))
  console.log(`60 x 31 as .xlsx: ${describeTimes(spent)}`)
}

type Spent = { wall: number; processor: number }

/** From the file's bytes to its meaning, as one answer of the product. */
async function timeOf(content: string, today: string, constraints: ReadingConstraint[] = []): Promise<Spent> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  readSheets((await readFile(content)).sheets, today, constraints)
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, processor: (user + system) / 1000 }
}

function describeTimes(spent: Spent[]): string {
  const at = (values: number[], share: number) => {
    const sorted = values.toSorted((one, other) => one - other)
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  }
  const say = (values: number[]) =>
    `${at(values, 0.5)} ms median, ${at(values, 0.95)} ms at 95%, ${at(values, 1)} ms worst`
  const [walls, processors] = [spent.map(({ wall }) => wall), spent.map(({ processor }) => processor)]
  return `${say(walls)} on this machine; of processor time ${say(processors)} (${spent.length} readings)`
}

const folders = ['', 'held-out/', 'held-out-later/', 'held-out-last/', 'held-out-products/'].map(
  (folder) => `tests/corpus/files/${folder}`,
)
/** Every so many of the clicks that a person could make in a file. */
const everyClick = 19

/** How long the answer to a correction takes, over the hand-made files. */
export async function measureCorrections(root: string): Promise<void> {
  const spent: (Spent & { file: string; click: string })[] = []
  for (const folder of folders)
    for (const truth of JSON.parse(readFileSync(`${root}${folder}truth.json`, 'utf8')) as Truth[]) {
      const { file, today } = truth
      const content = contentOf(truth, readFileSync(`${root}${folder}${file}`))
      const { sheets } = await readFile(content)
      const clicks = clicksOn(sheets, understandSheets(sheets, today))
      for (const click of clicks.filter((_, at) => at % everyClick === spent.length % everyClick))
        spent.push({ ...(await timeOf(content, today, click)), file: folder + file, click: JSON.stringify(click) })
    }
  console.log(`a correction: ${describeTimes(spent)}`)
  const [slowest] = spent.toSorted((one, other) => other.processor - one.processor)
  console.log(`  slowest: ${slowest?.file} ${slowest?.click}`)
}
