/** Rewrites the corpus: `npx tsx tests/corpus/make-corpus.ts`. The files are kept with the code. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calendars } from './cases/calendars.ts'
import type { CorpusCase } from './cases/case.ts'
import { daysDown } from './cases/days-down.ts'
import { heldOutAmion } from './cases/held-out-amion.ts'
import { heldOutGrids } from './cases/held-out-grids.ts'
import { heldOutLast } from './cases/held-out-last.ts'
import { heldOutLater } from './cases/held-out-later.ts'
import { heldOutQgenda } from './cases/held-out-qgenda.ts'
import { heldOutWords } from './cases/held-out-words.ts'
import { lists } from './cases/lists.ts'
import { peopleByDay } from './cases/people-by-day.ts'
import { peopleInDocuments } from './cases/people-in-documents.ts'
import { recordTables } from './cases/records.ts'
import { shiftsByDay } from './cases/shifts-by-day.ts'

function writeCases(name: string, cases: CorpusCase[]): void {
  const folder = fileURLToPath(new URL(name, import.meta.url))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { truth, content } of cases) writeFileSync(`${folder}/${truth.file}`, content)
  const truths = cases.map(({ truth }) => truth)
  writeFileSync(`${folder}/truth.json`, `${JSON.stringify(truths, undefined, 2)}\n`)
}

writeCases('files', [
  ...peopleByDay(),
  ...peopleInDocuments(),
  ...daysDown(),
  ...recordTables(),
  ...shiftsByDay(),
  ...calendars(),
  ...lists(),
])
writeCases('files/held-out', [...heldOutGrids(), ...heldOutWords()])
writeCases('files/held-out-later', heldOutLater())
writeCases('files/held-out-last', heldOutLast())
writeCases('files/held-out-products', [...heldOutQgenda(), ...heldOutAmion()])
