/** The questions that the advisor's thread answers about a problem. */
import { type Compiled, compileProblem } from '../../../engine/compile-problem.ts'
import type { Problem } from '../../../engine/model.ts'
import { assessAssignments, conclude } from './assess.ts'
import { explainShift, rankForShift } from './explain-shift.ts'
import { judgeEdit } from './judge-edit.ts'

const answers = {
  assess: assessAssignments,
  conclude,
  judgeEdit,
  explainShift,
  rankForShift,
}
type Answers = typeof answers

export type QuestionName = keyof Answers
export type QuestionOf<Name extends QuestionName> = Parameters<Answers[Name]>[1]
export type AnswerOf<Name extends QuestionName> = ReturnType<Answers[Name]>

/** Groups whose problem is kept compiled: one edit follows another. */
const kept = 3

/** Answers questions; remembers the problems asked about last. */
export function createAnswerer() {
  const compiledByText = new Map<string, Compiled>()
  return (problemText: string, name: QuestionName, question: unknown): unknown => {
    let compiled = compiledByText.get(problemText)
    if (!compiled) {
      // Written by JSON.stringify from a Problem on the other side of the thread.
      compiled = compileProblem(JSON.parse(problemText) as Problem)
      const oldest = compiledByText.keys().next()
      if (compiledByText.size >= kept && !oldest.done) compiledByText.delete(oldest.value)
      compiledByText.set(problemText, compiled)
    }
    // Advisor.ask ties the question's type to its name; the thread's messages cannot.
    const answer = answers[name] as (compiled: Compiled, question: unknown) => unknown
    return answer(compiled, question)
  }
}
