import { describe, expect, it } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { rosterOf, type SmallGroup, smallGroup } from '../testing/small-group.ts'
import { signRoster } from './signature.ts'

function sign(group: Partial<SmallGroup>, pictures: string[]) {
  const days = pictures[0]!.length
  const given = { roles: 'DNB', physicians: pictures.length, days, group: { pattern: '7-on-7-off' as const }, ...group }
  const compiled = compileProblem(smallGroup(given))
  return signRoster(compiled.view, rosterOf(compiled, pictures))
}

describe('the signature of a month', () => {
  it('counts whole weeks among the stretches whose ends are seen', () => {
    const signed = sign({}, ['.DDDDDDD......', '.DDDDDD.......', 'DDDD..........', '.............D'])
    expect(signed).toMatchObject({ stretches: 2, whole: 1, seen: 4, loneDays: 0 })
  })

  it('sees the months around', () => {
    const signed = sign({ before: ['.DDD', 'D...'], after: ['...D', 'DD..'] }, ['DDDD..........', '.........DDDDD'])
    expect(signed).toMatchObject({ stretches: 2, whole: 2 })
  })

  it('takes five days for a whole week in a role that is staffed from Monday to Friday', () => {
    const workdays = { daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const }
    const needs = { D: { daysOfWeek: [...workdays.daysOfWeek] } }
    expect(sign({ needs }, ['.......DDDDD..'])).toMatchObject({ stretches: 1, whole: 1 })
  })

  it('counts changes of role, lone days and handoffs', () => {
    const signed = sign({}, ['.DDDDNNN......', '...D..........'])
    expect(signed).toMatchObject({ changed: 1, loneDays: 1 })
    expect(signed.handoffs * 14).toBeCloseTo(3)
    expect(signed.fewestHandoffs * 14).toBeCloseTo(3)
  })

  it('counts lone backup days and backup right after a night', () => {
    const signed = sign({}, ['..B....BBB....', '..NNB.........'])
    expect(signed).toMatchObject({ backupDays: 5, loneBackupDays: 2, backupAfterNight: 1 })
  })

  it('leaves out whoever asked for no days in a row', () => {
    const alone = { shifts: [], avoidConsecutive: true, preferWeekends: false }
    expect(sign({ physicians: [{ preferences: alone }] }, ['.D..D.D.......'])).toMatchObject({
      stretches: 0,
      loneDays: 0,
    })
  })
})
