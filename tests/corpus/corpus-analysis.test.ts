/** Every schedule in the corpus, whatever its layout, can be judged and implemented. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { groupSettings } from '../../src/contract/groups.ts'
import { filePrefixes, scheduleAnalysis } from '../../src/contract/schedule-reading.ts'
import type { GroupRow } from '../../src/server/groups/groups.store.ts'
import type { Advisor } from '../../src/server/platform/advisor/advisor.ts'
import { writeProblem } from '../../src/server/platform/advisor/problem-text.ts'
import { createAnswerer } from '../../src/server/platform/advisor/questions/answer.ts'
import { readFile } from '../../src/server/platform/files/read/read-file.ts'
import { analyze } from '../../src/server/schedule-reading/analyze.ts'
import { decideChanges } from '../../src/server/schedule-reading/decide-changes.ts'
import { understandSheets } from '../../src/server/schedule-reading/understanding/understand-sheets.ts'

const folder = new URL('./files/', import.meta.url)
const { excel, pdf, docx, doc } = filePrefixes
const prefixes: Record<string, string> = { xlsx: excel, xls: excel, pdf, docx, doc }
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
  .map(({ name }) => name)

const answer = createAnswerer()
const advisor = {
  ask: async (...[name, problem, question]: Parameters<Advisor['ask']>) =>
    answer(writeProblem(problem), name, { ...(question as object), milliseconds: 0 }),
} as Pick<Advisor, 'ask'>
const group = {
  pattern: 'custom',
  coverageRequirements: 3,
  maxConsecutiveShifts: 7,
  minRestBetweenShifts: 12,
  totalPhysicians: 30,
} as GroupRow
const settings = groupSettings.parse({})

it.each(files)('%s', async (name) => {
  const bytes = readFileSync(new URL(name, folder))
  const prefix = prefixes[name.split('.').at(-1)!]
  const file = await readFile(prefix ? prefix + bytes.toString('base64') : bytes.toString('utf8'))
  const understanding = understandSheets(file.sheets, '2026-11-15')
  const analyzed = await analyze(
    { fileName: name, understanding, sheets: [], remarks: file.remarks },
    { group, settings },
    advisor,
  )
  scheduleAnalysis.omit({ id: true, implemented: true, createdAt: true }).parse(analyzed)
  // An uncertain reading has no score, and says why.
  if (understanding.reading.isSure) expect(analyzed.efficiency.score).toBeGreaterThan(0)
  else expect([analyzed.efficiency.score, analyzed.recommendations]).toEqual([null, []])
  const decided = decideChanges(understanding, { group, settings, roles: [], members: [], drafts: new Map() })
  expect(decided.roles.length).toBeGreaterThan(0)
  expect(decided.physicians).toHaveLength(understanding.people.length)
  const names = decided.roles.map(({ fields }) => fields.name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})
