/** `npm run bench:reading [files] [first seed]`: how much of generated schedules is read right, and how often a wrong reading is called sure. */
import { addDays } from '../src/engine/calendar.ts'
import type { Sheet } from '../src/server/platform/files/read/read-sheet.ts'
import { understandSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { shareRight } from '../tests/generated/compare.ts'
import { makeSchedule, type SetName, sets } from '../tests/generated/make-schedule.ts'
import { makeOther } from '../tests/generated/not-schedules.ts'

/** A file counts as right from this share of its shifts on. */
const right = 0.98
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

export function run([count = '200', first = '1']: string[]): void {
  for (const set of sets) measure(set, Number(count), Number(first))
  measureOthers(Number(count))
  measureTime()
}

function measure(set: SetName, count: number, first: number): void {
  const files = Array.from({ length: count }, (_, index) => {
    const { sheet, today, truth, about } = makeSchedule(first + index, set)
    const understanding = understandSheets([sheet], today)
    return { about, share: shareRight(truth, understanding), isSure: understanding.reading.isSure }
  })
  const shares = files.map(({ share }) => share)
  const sure = files.filter(({ isSure }) => isSure)
  const silent = sure.filter(({ share }) => share < right)
  console.log(
    `${set} kinds, ${count} files: cells right ${percent(mean(shares))} mean, ${percent(median(shares))} median; ` +
      `silently wrong ${silent.length} (${percent(silent.length / count)}); ` +
      `sure and right ${percent((sure.length - silent.length) / count)}; right among sure ${percent(1 - silent.length / Math.max(1, sure.length))}`,
  )
  for (const { about, share } of files.filter((file) => file.share < right).slice(0, 12))
    console.log(`  ${percent(share).padStart(8)} ${JSON.stringify(about)}`)
}

function measureOthers(count: number): void {
  const found = Array.from({ length: count }, (_, index) =>
    understandSheets([makeOther(index + 1).sheet], '2026-06-01'),
  )
  const read = found.filter(({ assignments }) => assignments.length > 0)
  console.log(
    `no schedules, ${count} files: something read in ${read.length}, called sure in ${read.filter(({ reading }) => reading.isSure).length}, staffing plans in ${found.filter(({ reading, people }) => reading.isSure && people.length === 0).length}`,
  )
}

/** 60 people by 31 days, the size of a large group. */
function measureTime(): void {
  const cells: Sheet['cells'] = []
  const put = (row: number, column: number, text: string) =>
    cells.push({ row, column, text, rowSpan: 1, columnSpan: 1, place: `R${row + 1}C${column + 1}` })
  for (let day = 0; day < 31; day++) put(0, day + 1, addDays('2026-12-01', day))
  for (let person = 0; person < 60; person++) {
    put(
      person + 1,
      0,
      `Person${String.fromCharCode(97 + (person % 26))}, First${String.fromCharCode(97 + Math.floor(person / 3))}`,
    )
    for (let day = 0; day < 31; day++)
      if (Math.floor((day + 3 * person) / 7) % 2 === 0) put(person + 1, day + 1, person % 4 === 0 ? 'N' : 'D')
  }
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    understandSheets([{ name: 'December', cells }], '2026-11-15')
    return performance.now() - start
  })
  console.log(`60 x 31: ${median(times).toFixed(0)} ms to understand, median of ${times.length}`)
}
