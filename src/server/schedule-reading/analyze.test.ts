/** Scores of a file, the same as the generator's, and advice with numbers from the file. */
import { expect, it } from 'vitest'
import { groupSettings } from '../../contract/groups.ts'
import { scheduleAnalysis } from '../../contract/schedule-reading.ts'
import { compileProblem, rosterFrom } from '../../engine/compile-problem.ts'
import { scoreRoster } from '../../engine/score/score.ts'
import type { GroupRow } from '../groups/groups.store.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import { writeProblem } from '../platform/advisor/problem-text.ts'
import { createAnswerer } from '../platform/advisor/questions/answer.ts'
import { analyze } from './analyze.ts'
import { fileProblem } from './file-problem.ts'
import { scheduleOf } from './file-schedule.ts'
import { understoodMonth, wholeMonth } from './testing/understood-month.ts'
import type { Understanding } from './understanding.ts'

const answer = createAnswerer()
/** The advisor without its thread. */
const advisor = {
  ask: async (...[name, problem, question]: Parameters<Advisor['ask']>) =>
    answer(writeProblem(problem), name, question),
} as Pick<Advisor, 'ask'>

const group = {
  pattern: '7-on-7-off',
  coverageRequirements: 3,
  maxConsecutiveShifts: 7,
  minRestBetweenShifts: 12,
} as GroupRow
const by = { group, settings: groupSettings.parse({}) }

const judge = (understanding: Understanding) =>
  analyze({ fileName: 'a.xlsx', understanding, sheets: [], remarks: [] }, by, advisor)

it('answers in the shape of the contract, with the scores that the engine gives a generated schedule', async () => {
  const understanding = wholeMonth()
  const analyzed = await judge(understanding)
  expect(scheduleAnalysis.omit({ id: true, implemented: true, createdAt: true }).parse(analyzed)).toEqual(analyzed)
  const schedule = scheduleOf(understanding)
  const { problem, assignments } = fileProblem(understanding, schedule, schedule.months[0]!, by)
  const compiled = compileProblem(problem)
  const { coverage, fairness } = scoreRoster(compiled.view, rosterFrom(compiled, assignments))
  expect(analyzed.months[0]).toMatchObject({ breaking: 0, month: 12, shifts: 135 })
  expect(analyzed.months[0]!.coverageScore).toBeCloseTo(coverage.score, 1)
  expect(analyzed.months[0]!.fairnessScore).toBeCloseTo(fairness.score, 1)
  expect(analyzed.efficiency.score).toBe(Math.round((coverage.score + fairness.score) / 2))
  expect(analyzed.summary).toBe('1 sheet, people by day. Found 10 physicians, 28 days, 140 shifts, 2 codes.')
})

it('says what is strong, only where it is', async () => {
  const { efficiency } = await judge(wholeMonth())
  expect(efficiency.areas).toContain('Rounder and Night: every position is filled on all 27 days')
  expect(efficiency.areas).toContain('No shift starts within 12 hours of the last one')
  expect(efficiency.areas).toContain('No one works more than 7 days in a row')
  const tired = await judge(
    understoodMonth('2026-12-07', {
      'Ada Abel': 'DDDDDDDDDDDDDD',
      'Ben Brook': 'ND..NNN..DDDDD',
      'Cleo Chu': '.NNN...NNN.NNN',
    }),
  )
  expect(tired.efficiency.areas).not.toContain('No one works more than 7 days in a row')
  expect(tired.efficiency.areas).not.toContain('No shift starts within 12 hours of the last one')
})

it('names who breaks which rule, and takes the shifts off the score', async () => {
  const { efficiency, recommendations, months } = await judge(
    understoodMonth('2026-12-07', {
      'Ada Abel': 'DDDDDDDDDD....',
      'Ben Brook': 'ND....DDDD....',
      'Cleo Chu': '....NNNNNNNNNN',
    }),
  )
  expect(months[0]!.breaking).toBeGreaterThan(0)
  const long = recommendations.find(({ suggestion }) => suggestion === 'End stretches after 7 days')!
  expect(long).toMatchObject({ impact: 'high', category: 'Rest and safety' })
  expect(long.reasoning).toContain('Ada Abel works 10 days in a row (Dec 7–16); the limit is 7.')
  const rest = recommendations.find(({ suggestion }) => suggestion.startsWith('Leave 12 hours'))!
  expect(rest.reasoning).toContain('Ben Brook has no rest')
  expect(efficiency.explained).toMatch(/lowered because \d+ of \d+ shifts breaks? a hard rule\.$/)
})

it('finds open positions by role and day, with what filling them would bring', async () => {
  const gaps = Object.fromEntries(
    ['Ada Abel', 'Ben Brook', 'Cleo Chu', 'Dov Dahl'].map((name, index) => [
      name,
      index % 2 === 0 ? 'DDDDDDD.......DDDDDDD.......' : '.......DDDDDDD.......DDDDDDD',
    ]),
  )
  const full = await judge(understoodMonth('2026-12-07', gaps))
  const short = await judge(understoodMonth('2026-12-07', { ...gaps, 'Ada Abel': 'DDDDD.........DDDDDDD.......' }))
  expect(full.recommendations.filter(({ category }) => category === 'Coverage')).toEqual([])
  const [found] = short.recommendations.filter(({ category }) => category === 'Coverage')
  expect(found!.suggestion).toBe('Fill 2 open Rounder shifts')
  expect(found!.reasoning).toContain('Rounder usually has 2 every day, but fewer on Sat, Dec 12 and Sun, Dec 13.')
  expect(found!.gain).toBeGreaterThan(0)
  const shorter = await judge(understoodMonth('2026-12-07', { ...gaps, 'Ada Abel': 'DDDD..........DDDDDDD.......' }))
  expect(shorter.recommendations.find(({ category }) => category === 'Coverage')!.reasoning).toContain(
    'fewer on Fri, Dec 11; Sat, Dec 12; and Sun, Dec 13.',
  )
  expect(short.efficiency.improvements).toContain('Rounder is short on 2 of 25 days')
})

it('names who has too many nights and who could take them', async () => {
  const { recommendations, efficiency } = await judge(
    understoodMonth('2026-12-07', {
      'Ada Abel': 'NNNNNNN.......NNNNNNN.......',
      'Ben Brook': '.......NNNNNNN.......NNNNNNN',
      'Cleo Chu': 'DDDDDDD.......DDDDDDD.......',
      'Dov Dahl': '.......DDDDDDD.......DDDDDDD',
    }),
  )
  const nights = recommendations.find(({ category }) => category === 'Night balance')!
  expect(nights.suggestion).toMatch(/^Move \d+ nights from Ada Abel and Ben Brook to Cleo Chu and Dov Dahl$/)
  expect(nights.reasoning).toMatch(/Ada Abel has 1\d \(fair share/)
  expect(efficiency.improvements.join('\n')).toMatch(
    /Nights are uneven: the 4 physicians who share them have 0 to 1\d each/,
  )
})

it('sees that everybody changes on one weekday, and single working days', async () => {
  const { recommendations, efficiency } = await judge(wholeMonth())
  const stagger = recommendations.find(({ category }) => category === 'Handoffs')!
  expect(stagger.suggestion).toBe('Stagger switch days over Monday, Wednesday, and Friday')
  expect(stagger.reasoning).toMatch(/^100% of the \d+ stretches/)
  expect(stagger.gain).toBeNull()
  expect(efficiency.improvements.join('\n')).toMatch(/(\d+) of \1 stretches start on a Monday/)
  const single = await judge(
    understoodMonth('2026-12-07', { 'Ada Abel': 'D..D..D..D..D.', 'Ben Brook': '.DD.DD.DD.DD.D' }),
  )
  expect(single.recommendations.find(({ category }) => category === 'Continuity')!.reasoning).toContain('Ada Abel')
})

it('judges a file without dates by nothing, and says so', async () => {
  const understanding = understoodMonth('2026-12-07', { 'Ada Abel': 'DDD' })
  const { efficiency, roles, months } = await judge({ ...understanding, days: [], assignments: [] })
  expect(efficiency).toMatchObject({
    score: 0,
    explained: 'We found no dates with shifts, so there’s nothing to score.',
  })
  expect([roles.length, months.length]).toEqual([1, 0])
})

it('says what it assumed, and from which cells each finding comes', async () => {
  const understanding = understoodMonth('2026-12-07', { 'Ada Abel': 'DDDVV..', Chu: 'NNNNNNN' })
  understanding.roles[0]!.start = undefined
  understanding.doubts.push({ message: 'Nobody knows what "??" means.', cells: understanding.days[0]!.cells })
  const { warnings, notUnderstood, findings, people } = await judge(understanding)
  expect(warnings).toContain('The file doesn’t give times for Rounder. We assumed 7:00 AM–7:00 PM.')
  expect(warnings).toContain('No first name in the file: Chu.')
  expect(notUnderstood).toEqual([{ says: 'Nobody knows what "??" means.', cells: ['December, 1'], cellCount: 1 }])
  expect(findings).toContainEqual(expect.objectContaining({ what: 'Away', says: 'Ada Abel: 2 days', confidence: 0.95 }))
  expect(findings[0]).toMatchObject({
    what: 'Code',
    says: 'D means Rounder, 7:00 AM–7:00 PM (3 cells, from the legend)',
  })
  expect(people[0]).toMatchObject({
    name: 'Ada Abel',
    shifts: 3,
    nights: 0,
    hours: 36,
    cells: ['December, A:Ada Abel'],
  })
})

it('gives no score and recommends nothing while the reading is not sure, but shows what was read', async () => {
  const question = { says: 'Is “3/4” Mar 4 or Apr 3?', answers: [{ says: 'Mar 4', constraints: [] }] }
  const reading = { isSure: false, sureness: 0.5, doubts: ['The dates are out of order.'], question }
  const analyzed = await judge({ ...wholeMonth(), reading })
  expect(scheduleAnalysis.omit({ id: true, implemented: true, createdAt: true }).parse(analyzed)).toEqual(analyzed)
  expect(analyzed.efficiency).toMatchObject({ score: null, areas: [], improvements: [] })
  expect([analyzed.recommendations, analyzed.months[0]!.coverageScore]).toEqual([[], null])
  expect(analyzed.reading).toEqual(reading)
  expect(analyzed.assignments).toHaveLength(140)
  expect(analyzed.assignments![0]).toMatchObject({ person: 'Ada Abel', date: '2026-11-30', code: 'D' })
  const found = [...analyzed.roles, ...analyzed.shiftTypes, ...analyzed.people, ...analyzed.findings]
  expect(Math.max(...found.map(({ confidence }) => confidence))).toBe(0.5)
})
