/** The sentences that coordinators write most, from the text to a generated month that keeps them. */
import { expect, test } from 'vitest'
import { monthStart } from '../calendar.ts'
import { compileProblem } from '../compile-problem.ts'
import { defaultPhysician } from '../default-physician.ts'
import { type Problem, weekdays } from '../model.ts'
import { recount } from '../shapes/check.ts'
import { settledRoster } from '../testing/settled-roster.ts'
import { groupRules } from '../testing/small-group.ts'
import { monthGroup } from './testing/month-group.ts'
import { mustApply } from './testing/must-apply.ts'
import { understand } from './understand.ts'

/** What the sentence is about lies in the month after. */
const inJanuary = ['Kim only weekends in January']

function problemWith(sentence: string): Problem {
  const context = inJanuary.includes(sentence) ? { ...monthGroup, from: monthStart(2027, 1) } : monthGroup
  const { from, days, holidays } = context
  return {
    from,
    days,
    holidays: holidays.filter(({ date }) => date >= from),
    physicians: monthGroup.physicians.map((known) => defaultPhysician(known)),
    roles: monthGroup.roles.map((role) => ({
      ...role,
      daysOfWeek: [...weekdays],
      requiredCount: 1,
      priority: 1,
      restrictions: {},
    })),
    group: { ...groupRules(), customRules: understand(sentence, context).flatMap((line) => line.rules) },
    before: [],
    after: [],
    locked: [],
  }
}

test.each(mustApply)('$sentence', ({ sentence }) => {
  const { board } = compileProblem(problemWith(sentence))
  const limits = board.limits.filter(({ rule }) => rule === 'custom-rules')
  expect(limits).not.toEqual([])
  const { hard, open } = recount(board, settledRoster(board, 1))
  expect(hard.filter(({ limit }) => 'rule' in limit && limit.rule === 'custom-rules')).toEqual([])
  expect(open.length).toBeLessThan(board.days)
})
