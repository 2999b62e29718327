import { readFile } from '../src/server/platform/files/read/read-file.ts'
import { readSheets } from '../src/server/schedule-reading/understanding/understand-sheets.ts'
import { shareRight } from '../tests/generated/compare.ts'
import { fieldKinds, makeField } from '../tests/generated/field/kinds.ts'
export async function run([set = 'tuned', first = '1', count = '1', only = '']: string[]): Promise<void> {
  const total = { n: 0, share: 0, silent: 0, sure: 0 }
  for (const [name, kind] of Object.entries(fieldKinds[set as 'tuned'])) {
    if (only && name !== only) continue
    const out: string[] = []
    for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
      const made = await makeField(kind, seed)
      let line
      try {
        const { sheets } = await readFile(made.content)
        if (only) console.log(made.content.slice(0, 300), made.today)
        const t = performance.now()
        const { understanding: u } = readSheets(sheets, made.today)
        const ms = performance.now() - t
        const share = shareRight(made.truth, u)
        total.n++
        total.share += share
        if (u.reading.isSure) {
          total.sure++
          if (share < 0.98) total.silent++
        }
        line = `${(share * 100).toFixed(0)}${u.reading.isSure ? (share < 0.98 ? 'SILENT' : 's') : ''}`
        if (set === 'tuned' || only) {
          if (share < 0.98 || !u.reading.isSure)
            line += ` [${ms.toFixed(0)}ms q=${u.reading.question?.says} ${JSON.stringify({ ...u.reading, question: undefined }).slice(0, 400)}]`
        }
        if (only) {
          const names = new Map(u.people.map((p) => [p.key, p.name]))
          console.log(
            u.people.map((p) => p.name).join('; '),
            u.days.length,
            u.days[0]?.date,
            u.days.at(-1)?.date,
            u.roles.map((r) => `${r.name}:${r.codes}`).join('; '),
          )
          console.log(
            u.assignments
              .slice(0, 8)
              .map((a) => `${names.get(a.person)} ${a.date} ${a.code} ${a.start}-${a.end} ${a.role} ${a.label}`),
          )
          console.log(u.absences.slice(0, 3))
          console.log(made.truth.slice(0, 8), made.truth.length, u.assignments.length, u.absences.length)
          console.log(u.doubts.slice(0, 5))
          if (process.env.CELLS)
            for (const c of sheets[0]!.cells.slice(0, 90))
              console.log(c.row, c.column, JSON.stringify(c.text), c.columnSpan)
          const have = new Set([...u.assignments, ...u.absences].map((a) => `${names.get(a.person)} ${a.date}`))
          console.log(
            'missing',
            made.truth
              .filter((t) => !have.has(`${t.person} ${t.date}`))
              .slice(0, 12)
              .map((t) => `${t.person} ${t.date} ${t.code}`)
              .join('; '),
          )
        }
      } catch (e) {
        line = 'ERR ' + (e as Error).message
        total.n++
        if (only) console.error(e)
      }
      out.push(line)
    }
    console.log(name.padEnd(20), out.join('  '))
  }
  console.log(total.n, 'mean', ((100 * total.share) / total.n).toFixed(1), 'silent', total.silent, 'sure', total.sure)
}
