/** A finding is identified by its data (rule, people, dates, amount); its sentence is only for reading. */
import { expect, it } from 'vitest'
import { checkRoster } from './check-roster.ts'
import { publicFinding } from './explain/public-findings.ts'
import { findingOf, onceEach } from './finding.ts'
import { recount } from './shapes/check.ts'
import { compileGroup, rosterOf, type SmallGroup } from './testing/small-group.ts'

function found(group: SmallGroup, pictures: string[]) {
  const compiled = compileGroup({ days: pictures[0]!.length, ...group })
  return checkRoster(compiled, rosterOf(compiled, pictures)).findings
}

it('names the rule, whom and when, with a sentence for others and one for the person', () => {
  const [finding] = found({ roles: 'DN', physicians: 1 }, ['ND.']).filter(({ ruleId }) => ruleId === 'minimum-rest')
  expect(finding).toMatchObject({
    hard: true,
    physicianIds: ['p1'],
    dates: ['2026-06-01', '2026-06-02'],
    says: 'Adams has no rest between Night on Mon, Jun 1 and Rounder on Tue, Jun 2; the minimum is 12 hours.',
    saysToThem: 'You have no rest between Night on Mon, Jun 1 and Rounder on Tue, Jun 2; the minimum is 12 hours.',
  })
})

it('has the dates of the month, whatever lies before it', () => {
  const findings = found({ roles: 'DN', physicians: 1, before: ['N'] }, ['D..'])
  expect(findings.find(({ ruleId }) => ruleId === 'minimum-rest')?.dates).toEqual(['2026-06-01'])
})

it('tells roles, sentences and amounts apart, and finds the same again', () => {
  const open = (pictures: string[]) =>
    found({ roles: 'DN', needs: { D: { requiredCount: 2 } }, physicians: 3 }, pictures)
      .filter(({ ruleId }) => ruleId === 'coverage')
      .map(({ key }) => key)
  expect(new Set(open(['.', '.', '.'])).size).toBe(2)
  expect(open(['D', '.', '.'])[0]).not.toBe(open(['.', '.', '.'])[0])
  expect(open(['D', '.', '.'])).toEqual(open(['.', 'D', '.']))
  const never = { hard: true, who: 'everyone' as const, what: { limit: 'never' as const } }
  const customRules = [
    { ...never, text: 'No work on Monday' },
    { ...never, text: 'No work at all' },
  ]
  const broken = found({ roles: 'D', physicians: 1, group: { customRules } }, ['D']).filter(
    ({ ruleId }) => ruleId === 'custom-rules',
  )
  expect(onceEach([...broken, ...broken]).map(({ says }) => says)).toEqual(
    customRules.map(({ text }) => `Conflicts with the rule “${text}”: Adams, Mon, Jun 1.`),
  )
})

it('keeps what is private out of the data, too', () => {
  const compiled = compileGroup({
    roles: 'D',
    physicians: [{ absences: ['2026-06-02'], maxConsecutiveDays: 2, unavailableDates: ['2026-06-02'] }],
    days: 4,
  })
  const roster = rosterOf(compiled, ['DDDD'])
  const { hard } = recount(compiled.board, roster)
  expect(hard.map((breach) => findingOf(breach, compiled, roster).ruleId)).toEqual(
    expect.arrayContaining(['time-off', 'unavailable-dates', 'own-max-days']),
  )
  const shown = onceEach(hard.map((breach) => publicFinding(breach, compiled, roster)))
  expect(shown).toEqual([
    {
      key: 'not-available p1 2026-06-02 2026-06-02',
      ruleId: 'not-available',
      hard: true,
      physicianIds: ['p1'],
      dates: ['2026-06-02'],
      says: 'Adams isn’t available on Tue, Jun 2.',
      saysToThem: 'Adams isn’t available on Tue, Jun 2.',
    },
    expect.objectContaining({ ruleId: 'not-available', dates: [], says: 'Adams isn’t available.' }),
  ])
})
