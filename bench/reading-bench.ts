/** `npm run bench:reading [files] [first seed] [files to correct]`: real files of generated schedules, read as the product reads them, against the goals. */
import { addDays } from '../src/engine/calendar.ts'
import { readFile } from '../src/server/platform/files/read/read-file.ts'
import type { Sheet } from '../src/server/platform/files/read/read-sheet.ts'
import { readSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { shareRight } from '../tests/generated/compare.ts'
import { correctByClicks } from '../tests/generated/correct-by-clicks.ts'
import { makeFile, type SetName, sets } from '../tests/generated/make-schedule.ts'
import { makeOther } from '../tests/generated/not-schedules.ts'
import { chanceOf } from '../tests/generated/random.ts'
import { fileKinds, writeAsFile } from '../tests/generated/write-as-file.ts'

/** A file counts as read correctly from this share of its shifts on. */
const right = 0.98
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

type Measured = { about: object; kind: string; share: number; isSure: boolean; clicks: number | undefined }

/** Trying every click on a misread file is slow, so the first `corrected` files represent the rest. */
export async function run([count = '200', first = '1', corrected = '12']: string[]): Promise<void> {
  const mostCorrected = Number(corrected)
  const columns = new Map<string, Measured[]>()
  for (const set of sets) columns.set(set, await measure(set, Number(count), Number(first), mostCorrected))
  const row = (title: string, figure: (files: Measured[]) => string) =>
    console.log(`| ${title} | ${[...columns.values()].map(figure).join(' | ')} |`)
  console.log(`| ${count} files each, from seed ${first} | ${sets.map((set) => `${set} kinds`).join(' | ')} |`)
  console.log('|---|---|---|')
  row('cells right, mean / median', (files) => {
    const shares = files.map(({ share }) => share)
    return `${percent(mean(shares))} / ${percent(median(shares))}`
  })
  row('silently wrong files', (files) => `${files.filter(isSilent).length} of ${files.length}`)
  row('sure and right', (files) => shareOf(files, (file) => file.isSure && !isSilent(file)))
  row('right among sure', (files) => {
    const sure = files.filter(({ isSure }) => isSure)
    return shareOf(sure, (file) => !isSilent(file))
  })
  row('right after at most 3 clicks', (files) => {
    const wrong = files.filter(({ share }) => share < right)
    const tried = wrong.slice(0, mostCorrected)
    const share = tried.filter(({ clicks }) => clicks !== undefined).length / Math.max(1, tried.length)
    return percent(1 - (wrong.length * (1 - share)) / files.length)
  })
  for (const kind of fileKinds)
    row(`cells right in .${kind}`, (files) =>
      percent(mean(files.filter((file) => file.kind === kind).map(({ share }) => share))),
    )
  for (const file of columns.get('tuned')!.filter(({ share, isSure }) => share < right || !isSure))
    console.log(`  ${percent(file.share).padStart(6)} ${file.isSure ? 'SURE' : ''} ${JSON.stringify(file)}`)
  for (const isHeldOut of [false, true]) await measureOthers(Number(count), Number(first), isHeldOut)
  await measureTime()
}

const isSilent = ({ isSure, share }: Measured) => isSure && share < right
const shareOf = (files: Measured[], test: (file: Measured) => boolean) =>
  percent(files.filter(test).length / Math.max(1, files.length))

async function measure(set: SetName, count: number, first: number, mostCorrected: number): Promise<Measured[]> {
  const files: Measured[] = []
  let tried = 0
  for (let seed = first; seed < first + count; seed++) {
    const { content, today, truth, about, kind } = await makeFile(seed, set)
    const { sheets } = await readFile(content)
    const { understanding } = readSheets(sheets, today)
    const share = shareRight(truth, understanding)
    const clicks = share >= right || tried++ >= mostCorrected ? undefined : correctByClicks(sheets, today, truth, right)
    files.push({ about, kind, share, isSure: understanding.reading.isSure, clicks })
  }
  return files
}

/** Files that aren't schedules must be refused in every file format. */
async function measureOthers(count: number, first: number, isHeldOut: boolean): Promise<void> {
  const accepted: string[] = []
  let plans = 0
  for (let seed = first; seed < first + count; seed++) {
    const { sheet, kind, isPlan } = makeOther(seed, isHeldOut)
    const content = await writeAsFile(sheet, fileKinds[seed % fileKinds.length]!, chanceOf(seed))
    const { understanding } = readSheets((await readFile(content)).sheets, '2026-06-01')
    const isSure = understanding.reading.isSure
    if (isPlan && isSure && understanding.people.length === 0) plans++
    else if (isSure) accepted.push(`${kind} ${seed}`)
  }
  console.log(
    `no schedules, ${isHeldOut ? 'held-out' : 'tuned'} kinds, ${count} files: accepted ${accepted.length}, staffing plans read ${plans}`,
  )
  for (const one of accepted) console.log(`  ${one}`)
}

/** 60 people by 31 days, the size of a large group, starting from the file's bytes. */
async function measureTime(): Promise<void> {
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
  const times: number[] = []
  const used: number[] = []
  for (let round = 0; round < 15; round++) {
    const [start, before] = [performance.now(), process.cpuUsage()]
    readSheets((await readFile(content)).sheets, '2026-11-15')
    times.push(performance.now() - start)
    const { user, system } = process.cpuUsage(before)
    used.push((user + system) / 1000)
  }
  console.log(
    `60 x 31 as .xlsx: ${median(times).toFixed(0)} ms to read, ${median(used).toFixed(0)} ms of processor, medians of ${times.length}`,
  )
}
