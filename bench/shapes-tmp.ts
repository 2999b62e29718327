import { readFile } from '../src/server/platform/files/read/read-file.ts'
import { readSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { shareRight } from '../tests/generated/compare.ts'
import { makeFile } from '../tests/generated/make-schedule.ts'
export async function run([set = 'held-out', count = '60', first = '50001']: string[]): Promise<void> {
  const by = new Map<string, number[]>()
  let silent = 0
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const made = await makeFile(seed, set as 'tuned')
    const { sheets } = await readFile(made.content)
    const { understanding: u } = readSheets(sheets, made.today)
    const share = shareRight(made.truth, u)
    if (u.reading.isSure && share < 0.98) { silent++; console.log('silent', JSON.stringify(made.about), made.kind, share) }
    if (set === 'tuned' && (share < 0.98 || !u.reading.isSure)) console.log(share, JSON.stringify(made.about), made.kind, u.reading.doubts)
    for (const k of ['all', made.about.shape, made.about.dates, made.about.names]) by.set(k, [...(by.get(k) ?? []), share])
  }
  for (const [k, v] of by) console.log(k.padEnd(22), v.length, (100 * v.reduce((a, b) => a + b, 0) / v.length).toFixed(0))
  console.log('silent', silent)
}
