/** The questions that the advisor's thread answers about a problem. */
import { type Compiled, compileProblem } from '../../../../engine/compile-problem.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'
import { priceCareless } from '../../../../engine/search/careless.ts'
import { createLook, untilStopped } from '../../../../engine/stopping.ts'
import { createOverdue } from '../../threads/overdue.ts'
import { assessAssignments, conclude } from './assess.ts'
import { auditRoster } from './audit-roster.ts'
import { explainShift, rankForShift } from './explain-shift.ts'
import { findSwaps, giftsOf, swapEffects } from './find-swaps.ts'
import { fitShifts } from './fit-shifts.ts'
import { judgeEdit } from './judge-edit.ts'
import { lookAhead } from './outlook.ts'
import { proposeMonth } from './propose-month.ts'
import { repairMonth } from './repair-month.ts'
import { scoreMonth } from './score-month.ts'
import { stand } from './standing.ts'
import { suppose } from './suppose.ts'
import { tryFix } from './try-fix.ts'
import { weighChange } from './weigh-change.ts'

const answers = {
  /** The problem is compiled and kept, and an edit is judged that opens a shift: the first real one finds it all warm. */
  prepare: (compiled: Compiled, { assignments }: Prepared) =>
    void judgeEdit(compiled, { before: assignments, after: assignments.slice(1) }),
  assess: assessAssignments,
  audit: auditRoster,
  stand,
  scoreMonth,
  /** Null where the time did not suffice. */
  priceCareless: ({ board }: Compiled, { milliseconds }: { milliseconds: number }) =>
    untilStopped(() => priceCareless(board, createLook(createOverdue(milliseconds).isOverdue))) ?? null,
  conclude,
  judgeEdit,
  explainShift,
  rankForShift,
  tryFix,
  suppose,
  weighChange,
  lookAhead,
  fitShifts,
  findSwaps,
  giftsOf,
  swapEffects,
  repairMonth,
  proposeMonth,
}
type Answers = typeof answers

/** The roster as it is. */
export type Prepared = { assignments: Assignment[] }

export type QuestionName = keyof Answers
export type QuestionOf<Name extends QuestionName> = Parameters<Answers[Name]>[1]
export type AnswerOf<Name extends QuestionName> = ReturnType<Answers[Name]>

/** Groups whose problem is kept compiled: one edit follows another. */
const kept = 3

/** The first edits that a thread judges take three times as long as the fifth: so many are judged ahead of a real one. */
const rehearsals = 4

/** Answers questions; remembers the problems asked about last. */
export function createAnswerer() {
  const compiledByText = new Map<string, Compiled>()
  let rehearsed = 0
  return (problemText: string, name: QuestionName, question: unknown): unknown => {
    let compiled = compiledByText.get(problemText)
    if (compiled && name === 'prepare') return undefined
    if (!compiled) {
      // Written by JSON.stringify from a Problem on the other side of the thread.
      compiled = compileProblem(JSON.parse(problemText) as Problem)
      const oldest = compiledByText.keys().next()
      if (compiledByText.size >= kept && !oldest.done) compiledByText.delete(oldest.value)
      compiledByText.set(problemText, compiled)
    }
    // Advisor.ask ties the question's type to its name; the thread's messages cannot.
    const answer = answers[name] as (compiled: Compiled, question: unknown) => unknown
    if (name === 'prepare') while (++rehearsed < rehearsals) answer(compiled, question)
    return answer(compiled, question)
  }
}
