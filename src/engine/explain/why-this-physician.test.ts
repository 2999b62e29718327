/** Why this physician: the reasons for one assignment, and no one's private ones. */
import { expect, test } from 'vitest'
import { realisticMonth } from '../testing/realistic-month.ts'
import { compileGroup, rosterOf, type SmallGroup } from '../testing/small-group.ts'
import { findRoster } from './testing/found-roster.ts'
import { explainAssignment } from './why-this-physician.ts'

test('the only one who may says so', () => {
  const compiled = compileGroup({ roles: 'D', physicians: [{}, { absences: ['2026-06-01'] }], days: 1 })
  const reason = explainAssignment(compiled, rosterOf(compiled, ['D', '.']), { physicianId: 'p1', date: '2026-06-01' })
  expect(reason.says).toEqual(['Shifts this month: 1, fair share 1.', 'No one else can take it right now.'])
  expect(reason.excluded).toEqual([{ reason: 'not-available', title: 'Not available', physicians: 1 }])
})

test('facts come first; an alternative comes with its trade-off', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 6 })
  const roster = rosterOf(compiled, ['DDD...', '...DDD'])
  const reason = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-02' })
  expect(reason.says).toEqual([
    'Day 2 of a 3-day stretch: splitting it would leave two 1-day stretches.',
    'Shifts this month: 3, fair share 3.',
    '12 hours of rest before it.',
    'Anyone else would come with a trade-off.',
  ])
  expect(reason.alternatives[0]).toMatchObject({
    name: 'Baker',
    group: 'trade-off',
    says: 'Would work a single-day stretch (Tue, Jun 2).',
  })
})

test('what it costs is told apart from what speaks for it', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 6 })
  const roster = rosterOf(compiled, ['DDDD.D', '....D.'])
  const { says, costs } = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-06' })
  expect(costs).toEqual([
    'Adams has 5 shifts; counting past months, 3 would be fair.',
    'Adams has only a single day off (Fri, Jun 5).',
  ])
  expect(says).toEqual(['Weekend shifts this month: 1, fair share 0.5.', '36 hours of rest before it.'])
})

test('a count within the month’s share is no reason while past months make it unfair', () => {
  const ledger = (weekendDays: number) => ({
    ...{ daysPresent: 180, shifts: 90, nights: 0, weekendDays, backups: 0, holidaysPresent: 0, holidays: 0 },
  })
  const compiled = compileGroup({ roles: 'D', physicians: [{ ledger: ledger(40) }, { ledger: ledger(12) }], days: 14 })
  const roster = rosterOf(compiled, ['....DDD.......', 'DDDD...DDDDDDD'])
  const { says, costs } = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-06' })
  expect(costs.filter((one) => one.includes('counting past months'))).toHaveLength(1)
  expect(says.filter((one) => one.startsWith('Weekend shifts'))).toEqual([])
})

test('days on backup are a stretch of backup, to both', () => {
  const compiled = compileGroup({ roles: 'DB', physicians: 2, days: 5 })
  const roster = rosterOf(compiled, ['BBBBB', 'DDDDD'])
  const { says, toThem } = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-02' })
  expect(says).toContain('Day 2 of a 5-day backup stretch: splitting it would leave a 1-day and a 3-day stretch.')
  expect(toThem.why).toBe(
    'It’s day 2 of your 5-day backup stretch, and splitting it would leave you a 1-day and a 3-day stretch.',
  )
})

test('what two rules see alike is said once', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 3, days: 14, group: { pattern: '7-on-7-off' } })
  const roster = rosterOf(compiled, ['DDD....D......', '...DDDD.......', '........DDDDDD'])
  const { costs } = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-08' })
  expect(costs).toContain('Adams works a single-day stretch (Mon, Jun 8).')
  expect(new Set(costs).size).toBe(costs.length)
})

test('a colleague without a trade-off is no reason, and neither is more than the fair share', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 2, days: 5 })
  const roster = rosterOf(compiled, ['DDD.D', '...D.'])
  const { says, costs, notes, toThem, alternatives } = explainAssignment(compiled, roster, {
    physicianId: 'p1',
    date: '2026-06-05',
  })
  expect(says).toEqual(['36 hours of rest before it.'])
  // The physician reads the same counts, so the coordinator must not miss them.
  expect([...costs, ...notes]).toContain('Shifts this month: 4, fair share 2.5.')
  expect(toThem.shares).toEqual([{ name: 'Shifts', has: 4, share: 2.5 }])
  expect(alternatives).toMatchObject([{ name: 'Baker', group: 'good' }])
  expect(toThem.why).toBe('You were available, and the shift needed someone.')
})

test('a stretch that would be split is said once, and shortly beside a colleague', () => {
  const compiled = compileGroup({
    roles: 'D',
    needs: { D: { requiredCount: 2 } },
    physicians: 3,
    days: 7,
    group: { pattern: '7-on-7-off' },
  })
  const roster = rosterOf(compiled, ['DDDDDDD', '....DDD', 'DDD....'])
  const { says, alternatives } = explainAssignment(compiled, roster, { physicianId: 'p1', date: '2026-06-04' })
  expect(says.filter((sentence) => /stretch|in a row|single/.test(sentence))).toEqual([
    'Day 4 of a 7-day stretch: splitting it would leave two 3-day stretches.',
  ])
  expect(alternatives.map(({ says: beside }) => beside)).toEqual([
    'Splits Adams’s 7-day stretch.',
    'Splits Adams’s 7-day stretch.',
  ])
})

test('a day off has no reason', () => {
  const compiled = compileGroup({ roles: 'D', physicians: 1, days: 1 })
  expect(() =>
    explainAssignment(compiled, rosterOf(compiled, ['.']), { physicianId: 'p1', date: '2026-06-01' }),
  ).toThrow('Adams has no shift on Mon, Jun 1')
})

test('no private reason of a colleague is in any text', () => {
  const { compiled, roster } = findRoster(realisticMonth({ physicians: 12, seed: 4 }))
  const secrets =
    /time off|vacation|blocked|doesn’t work|personal limit|available on \w+days|asked|prefers|avoids|conflicts with the rule/i
  for (const [person, row] of roster.entries()) {
    const day = row.findIndex((kind) => kind !== 0)
    if (day < 0) continue
    const asks = { physicianId: compiled.view.physicians[person]!.id, date: compiled.view.days[day]!.date }
    const { says, costs, alternatives, excluded } = explainAssignment(compiled, roster, asks)
    const texts = [
      ...says,
      ...costs,
      ...excluded.map(({ title }) => title),
      ...alternatives.flatMap(({ says: said, blockedBy }) => [
        said,
        ...blockedBy.flatMap((one) => [one.says, one.title]),
      ]),
    ]
    for (const text of texts) expect(text).not.toMatch(secrets)
  }
})

test.each<[row: string, date: string, why: string, colleague?: string]>([
  [
    'NNNNN',
    '2026-06-03',
    'It’s night 3 of your 5-night stretch, and splitting it would leave you two 2-night stretches.',
  ],
  [
    'DDDD.',
    '2026-06-02',
    'It’s day 2 of your 4-day stretch, and splitting it would leave you a 1-day and a 2-day stretch.',
  ],
  ['DDD..', '2026-06-01', 'It starts your 3-day stretch.'],
  ['DDD..', '2026-06-03', 'It ends your 3-day stretch.'],
  ['N....', '2026-06-01', 'You have 1 night this month, and your fair share is 2.5.', '.NNNN'],
])('the physician of %s reads of %s in one sentence: %s', (row, date, why, colleague = '.....') => {
  const compiled = compileGroup({ roles: 'DN', physicians: 2, days: 5 })
  const roster = rosterOf(compiled, [row, colleague])
  expect(explainAssignment(compiled, roster, { physicianId: 'p1', date }).toThem.why).toBe(why)
})

test('a rule of the group is named, and never reads as what someone asked for', () => {
  const text = 'switch day is Tuesday'
  const compiled = compileGroup({
    roles: 'D',
    physicians: 2,
    days: 12,
    group: {
      customRules: [{ text, hard: true, who: 'everyone', what: { limit: 'switch-day' }, weekdays: ['tuesday'] }],
    },
  })
  const about = (pictures: string[], date: string) => {
    const { says, costs } = explainAssignment(compiled, rosterOf(compiled, pictures), { physicianId: 'p1', date })
    return [...says, ...costs].filter((one) => /preferences|switch day/.test(one))
  }
  // Without the Thursday, the stretch would start on Friday, just as wrong.
  expect(about(['...DDDD.....', 'D......DDDDD'], '2026-06-04')).toEqual([])
  expect(about(['.......DDDD.', 'DDD.........'], '2026-06-08')).toEqual([
    'Adams starts a stretch on Mon, Jun 8, against the rule “switch day is Tuesday.”',
  ])
  expect(about(['........DDD.', 'DDD.........'], '2026-06-09')).toEqual([
    'Without it, Adams would start a stretch on Wed, Jun 10, against the rule “switch day is Tuesday.”',
  ])
})

test('a shift doesn’t both fit someone’s preferences and go against them', () => {
  const asked = { date: '2026-06-02', roleId: 'N', wants: 'work' } as const
  const compiled = compileGroup({
    roles: 'DN',
    physicians: [
      {
        nightShiftPreference: 'avoid',
        preferences: { shifts: [asked], avoidConsecutive: false, preferWeekends: false },
      },
      {},
    ],
  })
  const roster = rosterOf(compiled, ['NNN....', 'DDDDDDD'])
  const { says, costs } = explainAssignment(compiled, roster, { physicianId: 'p1', date: asked.date })
  expect([...says, ...costs].filter((one) => one.includes('preferences'))).toEqual(['Fits Adams’s preferences.'])
})

test('a week that was only guessed is no trade-off', () => {
  const group: SmallGroup = {
    ...{ roles: 'D', physicians: 2, days: 14 },
    group: { pattern: '7-on-7-off', switchDays: ['tuesday'] },
  }
  const costsOn = (given: SmallGroup, pictures: string[]) => {
    const compiled = compileGroup(given)
    return explainAssignment(compiled, rosterOf(compiled, pictures), { physicianId: 'p1', date: '2026-06-05' }).costs
  }
  for (const [first, second] of [
    ['DDDDDDD.......', '.......DDDDDDD'],
    ['.DDDDDDD......', 'D.......DDDDDD'],
  ] as const)
    expect(costsOn(group, [first, second]).filter((one) => one.includes('in a week'))).toEqual([])
  const known = costsOn({ ...group, before: ['DDDDDDD', '.......'] }, ['....D.........', 'DDDD.DDD......'])
  expect(known).toContain('Adams works on Fri, Jun 5, during a week off.')
})
