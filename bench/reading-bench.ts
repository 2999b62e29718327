/** `npm run bench:reading [files] [first seed] [files to correct]`: real files of generated schedules, read as the product reads them, against the goals. */
import { readFile } from '../src/server/platform/files/read/read-file.ts'
import { readSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { shareRight } from '../tests/generated/compare.ts'
import { correctByClicks } from '../tests/generated/correct-by-clicks.ts'
import { fieldKinds, makeField } from '../tests/generated/field/kinds.ts'
import { makeFile, type SetName, sets } from '../tests/generated/make-schedule.ts'
import { makeOther } from '../tests/generated/not-schedules.ts'
import { chanceOf } from '../tests/generated/random.ts'
import { fileKinds, writeAsFile } from '../tests/generated/write-as-file.ts'
import { measureCorrections, measureTime } from './reading-times.ts'

/** A file counts as read correctly from this share of its shifts on. */
const right = 0.98
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

type Measured = { about: object; kind: string; share: number; isSure: boolean; clicks: number | undefined }

/** Trying every click on a misread file is slow, so the first `corrected` files represent the rest. */
export async function run([count = '200', first = '1', corrected = '12']: string[], root: string): Promise<void> {
  const mostCorrected = Number(corrected)
  const columns = new Map<string, Measured[]>()
  for (const set of sets) columns.set(`${set} kinds`, await measure(set, Number(count), Number(first), mostCorrected))
  const each = Math.min(mostOfAKind, Math.ceil(Number(count) / 10))
  for (const set of sets) columns.set(`field, ${set}`, await measureField(set, each, Number(first), mostCorrected))
  const row = (title: string, figure: (files: Measured[]) => string) =>
    console.log(`| ${title} | ${[...columns.values()].map(figure).join(' | ')} |`)
  const files = [...columns].map(([title, own]) => `${title}: ${own.length}`)
  console.log(`| files, from seed ${first} | ${files.join(' | ')} |`)
  console.log('|---|---|---|---|---|')
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
    row(`cells right in .${kind}`, (own) => {
      const shares = own.filter((file) => file.kind === kind).map(({ share }) => share)
      return shares.length > 0 ? percent(mean(shares)) : ''
    })
  const tuned = [...columns].flatMap(([title, own]) => (title.includes('tuned') ? own : []))
  for (const file of tuned.filter(({ share, isSure }) => share < right || !isSure))
    console.log(`  ${percent(file.share).padStart(6)} ${file.isSure ? 'SURE' : ''} ${JSON.stringify(file)}`)
  for (const isHeldOut of [false, true]) await measureOthers(Number(count), Number(first), isHeldOut)
  await measureTime()
  await measureCorrections(root)
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

/** Files of each field kind at most. */
const mostOfAKind = 4

async function measureField(set: SetName, each: number, first: number, mostCorrected: number): Promise<Measured[]> {
  const files: Measured[] = []
  let tried = 0
  for (const [name, kind] of Object.entries(fieldKinds[set]))
    for (let seed = first; seed < first + each; seed++) {
      const { content, today, truth } = await makeField(kind, seed)
      const { sheets, kind: read } = await readFile(content)
      const { understanding } = readSheets(sheets, today)
      const share = shareRight(truth, understanding)
      const clicks =
        share >= right || tried++ >= mostCorrected ? undefined : correctByClicks(sheets, today, truth, right)
      files.push({ about: { name, seed }, kind: read, share, isSure: understanding.reading.isSure, clicks })
    }
  return files
}

/** What is no schedule must be refused, in whichever kind of file it comes. */
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
