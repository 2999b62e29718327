/** From sentence to roster: the checker counts what the reader understood. */
import { expect, test } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { recount } from '../shapes/check.ts'
import { rosterOf, smallGroup } from '../testing/small-group.ts'
import { understand } from './understand.ts'

/** Breaches of the sentence alone on a roster of Adams, Baker, and Chen; Mon 1 to Sun 14 June 2026. */
function breachesOf(sentence: string, pictures: string[]): { hard: number; soft: number } {
  const physicians = [{ experienceLevel: 'resident' as const }, { fte: 0.5 }, { experienceLevel: 'senior' as const }]
  const problem = smallGroup({ roles: 'DN', physicians, days: pictures[0]!.length })
  const lines = understand(sentence, { ...problem, holidays: problem.holidays })
  expect(lines.map((line) => line.applied)).toEqual([true])
  const customRules = lines.flatMap((line) => line.rules)
  const compiled = compileProblem({ ...problem, group: { ...problem.group, customRules } })
  const limits = compiled.board.limits.filter((limit) => limit.rule === 'custom-rules')
  const { hard, soft } = recount({ ...compiled.board, limits }, rosterOf(compiled, pictures))
  const unitsOf = (breaches: { units: number }[]) => breaches.reduce((sum, { units }) => sum + units, 0)
  return { hard: unitsOf(hard), soft: unitsOf(soft) }
}

test.each<[string, string[], number, number]>([
  ['Adams no nights', ['NDN....', '.......', '.......'], 2, 0],
  ['Adams no nights', ['DDD....', 'NNN....', '.......'], 0, 0],
  ['avoid nights for Adams', ['NDN....', '.......', '.......'], 0, 2],
  ['Baker off every Friday', ['....D..', '...DDD.', '.......'], 1, 0],
  ['Adams no nights Jun 2-3', ['NNNN...', '.......', '.......'], 2, 0],
  ['residents no weekends', ['.....DD', '.....NN', '.......'], 2, 0],
  ['Adams only days', ['DDN....', 'NNN....', '.......'], 1, 0],
  ['only Chen on nights', ['N......', '.N.....', '..N....'], 2, 0],
  ['max 2 nights in a row', ['NNN....', 'NN.NN..', '.......'], 1, 0],
  ['nobody works more than 3 days in a row', ['DDDD...', 'DDD.DD.', '.......'], 1, 0],
  ['no single nights', ['DN.....', 'DNN....', '.......'], 1, 0],
  ['part-timers at most 3 shifts a week', ['DDDD...', 'DDDD...', '.......'], 1, 0],
  ['max 24 hours a week for Adams', ['DDD....', '.......', '.......'], 720, 0],
  ['no back-to-back weekends', ['.....D......D.', '.....D........', '..............'], 1, 0],
  ['at least 1 weekend off per month', ['.....D......D.', '.....D........', '..............'], 1, 0],
  ['never pair Adams and Baker', ['DDN....', 'DND....', '.......'], 1, 0],
  ['Adams and Baker should not work together', ['DD.....', 'DD.....', '.......'], 0, 2],
  ['no day shift after a night', ['ND.....', 'N.D....', 'NN.....'], 1, 0],
  ['48 hours off after nights', ['NN..D..', 'NN.D...', '.......'], 1, 0],
  ['Chen prefers nights', ['.......', '.......', 'DDN....'], 0, 2],
  ['Chen prefers Mondays', ['D......', '.......', '.D.....'], 0, 1],
  ['Chen no nights except Fridays', ['.......', '.......', '...NN..'], 1, 0],
])('%s: %j', (sentence, pictures, hard, soft) => {
  expect(breachesOf(sentence, pictures)).toEqual({ hard, soft })
})

test.each<[string, string[], number, number]>([
  ['no one works two weekends in a row', ['.....D......D.', '.....D........', '..............'], 1, 0],
  ['at least one senior on every night', ['NN.....', '.......', 'D.NNNNN'], 0, 2],
  ['residents never alone at night', ['NN.....', '.N.....', '.......'], 0, 1],
  ['Adams always with a senior', ['DD.....', '.......', 'D......'], 0, 1],
  ['switch day is Tuesday', ['.DDDDDD', '..DDD..', '.......'], 0, 1],
])('new limits, %s: %j', (sentence, pictures, hard, soft) => {
  expect(breachesOf(sentence, pictures)).toEqual({ hard, soft })
})
