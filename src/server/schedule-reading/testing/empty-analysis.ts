/** The analysis of a file in which nothing was found, for tests that only need one to exist. */
import type { StoredAnalysis } from '../analyses.store.ts'

export const emptyAnalysis: StoredAnalysis = {
  efficiency: { score: 0, explained: '', areas: [], improvements: [] },
  roles: [],
  shiftTypes: [],
  recommendations: [],
  fileName: 'empty.csv',
  summary: '',
  people: [],
  months: [],
  pattern: null,
  findings: [],
  warnings: [],
  notUnderstood: [],
  understanding: {
    sheets: [],
    reading: { isSure: true, sureness: 1, doubts: [], question: null },
    people: [],
    days: [],
    assignments: [],
    absences: [],
    codes: [],
    roles: [],
    shiftTypes: [],
    preferences: [],
    notes: [],
    doubts: [],
  },
  drafts: {},
}
