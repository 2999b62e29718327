/** The questions that the advisor's thread answers about a problem. */
import { assignmentsFrom, type Compiled, compileProblem, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment, Problem } from '../../../../engine/model.ts'
import { priceCareless } from '../../../../engine/search/careless.ts'
import { createLook, untilStopped } from '../../../../engine/stopping.ts'
import type { DealHoliday, DealPerson } from '../../../../engine/year/deal-flow.ts'
import { dealHolidays } from '../../../../engine/year/deal-holidays.ts'
import { layOutYear } from '../../../../engine/year/lay-out-year.ts'
import { findForbidden } from '../../../../engine/year/layout-rules.ts'
import { createOverdue } from '../../threads/overdue.ts'
import { readProblem } from '../problem-text.ts'
import { assessAssignments, conclude } from './assess.ts'
import { auditRoster } from './audit-roster.ts'
import { explainShift, rankForShift } from './explain-shift.ts'
import { findSwaps, giftsOf, swapEffects } from './find-swaps.ts'
import { fitShifts } from './fit-shifts.ts'
import { judgeEdit, judgeEdits } from './judge-edit.ts'
import { makeLegal } from './make-legal.ts'
import { offerVersions } from './offer-versions.ts'
import { lookAhead } from './outlook.ts'
import { proposeMonth } from './propose-month.ts'
import { rememberLast } from './remember-last.ts'
import { repairMonth } from './repair-month.ts'
import { scoreMonth } from './score-month.ts'
import { simulateOwn } from './simulate-own.ts'
import { stand } from './standing.ts'
import { suppose } from './suppose.ts'
import { tryFix } from './try-fix.ts'
import { weighChange } from './weigh-change.ts'

const answers = {
  /** The problem is compiled and cached by now, so an edit doesn't wait for that. */
  prepare: (_compiled: Compiled, _roster: Prepared) => undefined,
  assess: assessAssignments,
  audit: auditRoster,
  stand,
  scoreMonth,
  /** Null if there wasn't enough time. */
  priceCareless: ({ board }: Compiled, { milliseconds }: { milliseconds: number }) =>
    untilStopped(() => priceCareless(board, createLook(createOverdue(milliseconds).isOverdue))) ?? null,
  conclude,
  /** Without the shifts that break a hard rule. */
  keepLegal: (compiled: Compiled, { assignments }: Prepared) =>
    assignmentsFrom(compiled, makeLegal(compiled, rosterFrom(compiled, assignments))),
  judgeEdit,
  judgeEdits,
  explainShift,
  rankForShift,
  tryFix,
  suppose,
  simulateOwn,
  weighChange,
  lookAhead,
  fitShifts,
  findSwaps,
  giftsOf,
  swapEffects,
  offerVersions,
  repairMonth,
  proposeMonth,
}
type Answers = typeof answers

/** About a year, which no month's problem holds. */
const answersOfYear = {
  dealHolidays: ({ holidays, people }: DealQuestion) => dealHolidays(holidays, people),
  findForbidden: ({ month, ids }: ForbiddenQuestion) => findForbidden(month, ids),
  layOutYear: rememberLast(layOutYear),
}
type YearAnswers = typeof answersOfYear

type DealQuestion = { holidays: DealHoliday[]; people: DealPerson[] }
type ForbiddenQuestion = { month: Problem; ids: number[] }

/** The roster as it is. */
export type Prepared = { assignments: Assignment[] }

export type QuestionName = keyof Answers
export type QuestionOf<Name extends QuestionName> = Parameters<Answers[Name]>[1]
export type AnswerOf<Name extends QuestionName> = ReturnType<Answers[Name]>

export type YearQuestionName = keyof YearAnswers
export type YearQuestionOf<Name extends YearQuestionName> = Parameters<YearAnswers[Name]>[0]
export type YearAnswerOf<Name extends YearQuestionName> = ReturnType<YearAnswers[Name]>

export function answerOfYear(name: YearQuestionName, question: unknown): unknown {
  // Advisor.askOfYear ties the question's type to its name; the thread's messages can't.
  const answer = answersOfYear[name] as (question: unknown) => unknown
  return answer(question)
}

/** How many groups' compiled problems are cached, since edits follow each other. */
const kept = 3

/** A thread's first edits take three times as long as its twentieth: this many are judged in advance, between questions. */
const rehearsals = 20
/** Milliseconds between them, for questions and calls that come meanwhile. */
const rehearsalPause = 250

/** Gives the assignment in this place, counted around, to the first colleague who is off that day. */
function rehearseEdit(compiled: Compiled, assignments: Assignment[], place: number): void {
  const given = assignments[place % Math.max(1, assignments.length)]
  if (!given) return
  const busy = new Set(assignments.filter(({ date }) => date === given.date).map(({ physicianId }) => physicianId))
  const taker = compiled.view.physicians.find(({ id }) => !busy.has(id))
  const others = assignments.filter((one) => one !== given)
  judgeEdit(compiled, {
    before: assignments,
    after: taker ? [...others, { ...given, physicianId: taker.id }] : others,
  })
}

/** Answers questions and caches the latest problems. */
export function createAnswerer() {
  const compiledByText = new Map<string, Compiled>()
  let rehearsed = 0
  const rehearseLater = (problemText: string, assignments: Assignment[]) => {
    if (++rehearsed >= rehearsals) return
    setTimeout(() => {
      rehearseEdit(compileProblem(readProblem(problemText)), assignments, rehearsed * 17)
      rehearseLater(problemText, assignments)
    }, rehearsalPause).unref()
  }
  return (problemText: string, name: QuestionName, question: unknown): unknown => {
    let compiled = compiledByText.get(problemText)
    if (compiled && name === 'prepare') return undefined
    if (!compiled) {
      // Written by JSON.stringify from a Problem on the other side of the thread.
      compiled = compileProblem(readProblem(problemText))
      const oldest = compiledByText.keys().next()
      if (compiledByText.size >= kept && !oldest.done) compiledByText.delete(oldest.value)
      compiledByText.set(problemText, compiled)
    }
    // Advisor.ask ties the question's type to its name; the thread's messages can't.
    const answer = answers[name] as (compiled: Compiled, question: unknown) => unknown
    const given = answer(compiled, question)
    if (name === 'prepare' && rehearsed === 0) rehearseLater(problemText, (question as Prepared).assignments)
    return given
  }
}
