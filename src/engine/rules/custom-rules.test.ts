import { expect, it } from 'vitest'
import type { CustomRule } from '../model.ts'
import { recount } from '../shapes/check.ts'
import { describeRule, type RuleCase, sentencesOf, tryRelaxation } from '../testing/describe-rule.ts'
import { compileGroup, rosterOf, type SmallGroup } from '../testing/small-group.ts'

const one = { physicianIds: ['p1'] }
const both = { physicianIds: ['p1', 'p2'] }

function sentence(what: CustomRule['what'], rest: Partial<CustomRule> = {}): CustomRule {
  return { text: 'as agreed', hard: true, who: one, what, ...rest }
}

function customRules(given: string, rule: CustomRule, roster: string[], says: string[]): RuleCase {
  return { given, group: { roles: 'DEN', physicians: roster.length, group: { customRules: [rule] } }, roster, says }
}

const restAfterNights: CustomRule['what'] = { limit: 'rest-after', kinds: ['night'], hours: 48 }
const twoInARow: CustomRule['what'] = { limit: 'in-a-row', atMost: 2 }
const against = (when: string, who = 'Adams') => `Conflicts with the rule “as agreed”: ${who}, ${when}.`

describeRule('custom-rules', [
  customRules('no nights', sentence({ limit: 'never', kinds: ['night'] }), ['DN', 'N.'], [against('Tue, Jun 2')]),
  customRules(
    'no nights on some dates',
    sentence({ limit: 'never', kinds: ['night'] }, { dates: { from: '2026-06-02', to: '2026-06-30' } }),
    ['NN'],
    [against('Tue, Jun 2')],
  ),
  customRules(
    'off on a weekday',
    sentence({ limit: 'never' }, { weekdays: ['friday'] }),
    ['DDDDDD'],
    [against('Fri, Jun 5')],
  ),
  customRules('only nights', sentence({ limit: 'only', kinds: ['night'] }), ['DN'], [against('Mon, Jun 1')]),
  customRules('rather rounds', sentence({ limit: 'prefer', roleIds: ['D'] }), ['DN'], [against('Tue, Jun 2')]),
  customRules(
    'for an experience level',
    sentence({ limit: 'never', roleIds: ['E'] }, { who: { experience: ['mid-level'] } }),
    ['E.', '.E'],
    [against('Mon, Jun 1'), against('Tue, Jun 2', 'Baker')],
  ),
  customRules(
    'at most two shifts a week',
    sentence({ limit: 'at-most', count: 2, of: 'shifts', per: 'week' }),
    ['DD....DDD.....'],
    [against('Jun 1–7')],
  ),
  customRules(
    'at most 24 hours a month of evenings and nights',
    sentence({ limit: 'at-most', count: 24, of: 'hours', kinds: ['evening', 'night'], per: 'month' }),
    ['DDENN'],
    [against('Jun 1–5')],
  ),
  customRules(
    'at least two shifts a week, where the week is whole',
    sentence({ limit: 'at-least', count: 2, of: 'shifts', per: 'week' }),
    ['D......DD....D..'],
    [against('Jun 1–7')],
  ),
  customRules(
    'at most one worked weekend',
    sentence({ limit: 'at-most', count: 1, of: 'shifts', weekends: true, per: 'month' }),
    ['DDDDDDD.....D.', '.....DD.......'],
    [against('Jun 6–14')],
  ),
  customRules(
    'at most two nights in a row',
    sentence({ limit: 'in-a-row', kinds: ['night'], atMost: 2 }),
    ['NNN.NN'],
    [against('Jun 1–3')],
  ),
  customRules(
    'at most two in a row in some days',
    sentence({ limit: 'in-a-row', atMost: 2 }, { dates: { from: '2026-06-04', to: '2026-06-09' } }),
    ['DDD.DDD'],
    [against('Jun 5–7')],
  ),
  customRules(
    'apart: not at work at the same time',
    sentence({ limit: 'apart' }, { who: both }),
    ['DDN', 'DND'],
    [against('Mon, Jun 1')],
  ),
  customRules(
    'together: both or neither at the same time',
    sentence({ limit: 'together' }, { who: both }),
    ['DD.', 'DN.'],
    [against('Tue, Jun 2'), against('Tue, Jun 2', 'Baker')],
  ),
  customRules(
    'two days of rest after nights',
    sentence({ limit: 'rest-after', kinds: ['night'], hours: 48 }),
    ['N.D.', 'N.D.'],
    [against('Jun 1–3')],
  ),
  customRules(
    'rest after nights before days',
    sentence({ limit: 'rest-after', kinds: ['night'], hours: 48, before: ['day'] }),
    ['N.D.NN'],
    [against('Jun 1–3')],
  ),
  customRules(
    'at most one swing in a row',
    sentence({ limit: 'in-a-row', roleIds: ['E'], atMost: 1 }),
    ['DDEEDD'],
    [against('Jun 3–4')],
  ),
  customRules(
    'rest after the nights of some dates',
    sentence({ limit: 'rest-after', kinds: ['night'], hours: 48 }, { dates: { from: '2026-06-04', to: '2026-06-04' } }),
    ['N.DN.D'],
    [against('Jun 4–6')],
  ),
])

it('prices a missing shift and twelve missing hours the same, and never makes a minimum hard', () => {
  const costs = (['shifts', 'hours'] as const).map((of) => {
    const rule = sentence({ limit: 'at-least', count: of === 'shifts' ? 2 : 24, of, per: 'month' })
    const compiled = compileGroup({ roles: 'D', physicians: 1, days: 3, group: { customRules: [rule] } })
    const limits = compiled.board.limits.filter(({ rule: id }) => id === 'custom-rules')
    const { hard, cost } = recount({ ...compiled.board, limits }, rosterOf(compiled, ['D..']))
    expect(hard).toEqual([])
    return cost
  })
  expect(costs).toEqual([200, expect.closeTo(200, 6)])
})

it('counts only holidays where a sentence says so', () => {
  const rule = sentence({ limit: 'at-most', count: 1, of: 'shifts', holidays: true, per: 'month' })
  const group = { roles: 'D', physicians: 2, group: { customRules: [rule] }, holidays: ['2026-06-02', '2026-06-04'] }
  expect(sentencesOf('custom-rules', group, ['DDDD', '.D.D'])).toEqual([against('Jun 2–4')])
})

it('does not count other days before the month for a sentence about some weekdays', () => {
  const what = { limit: 'at-most', count: 1, of: 'shifts', per: 'week' } as const
  const rule = sentence(what, { weekdays: ['wednesday'] })
  const group = { roles: 'D', physicians: 1, from: '2026-06-03', before: ['DD'], group: { customRules: [rule] } }
  expect(sentencesOf('custom-rules', group, ['D......'])).toEqual([])
})

it('leaves days off legal where the past alone exceeds a limit', () => {
  const rule = sentence({ limit: 'at-most', count: 1, of: 'shifts', per: 'week' })
  const group = { roles: 'D', physicians: 1, from: '2026-06-03', before: ['DD'], group: { customRules: [rule] } }
  expect(sentencesOf('custom-rules', group, ['.......'])).toEqual([])
  expect(sentencesOf('custom-rules', group, ['D......'])).toEqual([against('Jun 1–7')])
})

it('counts the days of a cut week that lie after the month, if the sentence means them', () => {
  const what = { limit: 'at-most', count: 2, of: 'shifts', per: 'week' } as const
  const say = (rule: CustomRule, after: string) =>
    sentencesOf('custom-rules', { roles: 'D', physicians: 1, after: [after], group: { customRules: [rule] } }, ['.DD'])
  expect(say(sentence(what), '...D')).toEqual([against('Jun 1–7')])
  expect(say(sentence(what), '....D')).toEqual([])
  const onWorkdays = sentence(what, { weekdays: ['tuesday', 'wednesday', 'thursday'] })
  expect(say(onWorkdays, 'D')).toEqual([against('Jun 2–4')])
  expect(say(onWorkdays, '.D')).toEqual([])
})

it.each<[string, CustomRule['what'], [string, string], Pick<SmallGroup, 'before' | 'after'>, string, string]>([
  ['rest', restAfterNights, ['2026-06-03', '2026-06-03'], { after: ['.D'] }, '..N', 'Jun 3–5'],
  ['rest', restAfterNights, ['2026-05-31', '2026-05-31'], { before: ['N'] }, '.D.', 'May 31 – Jun 2'],
  ['runs', twoInARow, ['2026-06-02', '2026-06-04'], { after: ['D'] }, '.DD', 'Jun 2–4'],
  ['runs', twoInARow, ['2026-05-31', '2026-06-02'], { before: ['D'] }, 'DD.', 'May 31 – Jun 2'],
])('sees beyond the month in a sentence about some dates: %s', (_, what, [from, to], around, picture, when) => {
  const group = { roles: 'DN', physicians: 1, ...around }
  const say = (dates: CustomRule['dates']) =>
    sentencesOf('custom-rules', { ...group, group: { customRules: [sentence(what, { dates })] } }, [picture])
  expect(say({ from, to })).toEqual([against(when)])
  expect(say({ from: '2026-06-10', to: '2026-06-20' })).toEqual([])
})

it('counts the days of a cut week that lie before the month', () => {
  const rule = sentence({ limit: 'at-most', count: 2, of: 'shifts', per: 'week' })
  const group = { roles: 'D', physicians: 1, from: '2026-06-03', before: ['D.DD'], group: { customRules: [rule] } }
  expect(tryRelaxation('custom-rules', group, ['D......'])).toEqual({
    says: 'Ignore the rule “as agreed.”',
    before: 1,
    after: 0,
  })
})
