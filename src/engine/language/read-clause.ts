/** Reads one clause: the first pattern that accounts for all of its words makes the rules. */
import type { CustomRule } from '../model.ts'
import { takeAside } from './asides.ts'
import { type Clause, makeClause, type Reading } from './clause.ts'
import type { Context } from './context.ts'
import type { Lexeme } from './lexeme.ts'
import { whyItNeverHolds } from './never-holds.ts'
import { readBackupBlocks } from './patterns/backup-blocks.ts'
import { readCompany } from './patterns/company.ts'
import { readConditions } from './patterns/conditions.ts'
import { readFirstMonth } from './patterns/first-month.ts'
import { readHolidayTurns } from './patterns/holiday-turns.ts'
import { readNever } from './patterns/never.ts'
import { readOnly } from './patterns/only.ts'
import { readPairs } from './patterns/pairs.ts'
import { readMustWork, readPreference } from './patterns/preferences.ts'
import { readRest } from './patterns/rest.ts'
import { readRuns } from './patterns/runs.ts'
import { readSwitchDay } from './patterns/switch-day.ts'
import { readTotals } from './patterns/totals.ts'
import { hasSense } from './read-words.ts'
import { isScope } from './scope.ts'
import { narrowedScopes, scatteredPeople } from './side-by-side.ts'
import { choices, splitHolidays, strayWords } from './stray-words.ts'
import type { Who } from './who.ts'

const patterns: ((clause: Clause) => Reading | undefined)[] = [
  readHolidayTurns,
  readFirstMonth,
  readSwitchDay,
  readBackupBlocks,
  readConditions,
  readCompany,
  readPairs,
  readRest,
  readRuns,
  readTotals,
  readOnly,
  readNever,
  readPreference,
  readMustWork,
]

export type ClauseReading = {
  /** Empty unless every word was understood: half a rule could do something no one asked for. */
  rules: CustomRule[]
  /** Read, but it changes nothing in this period, and why. */
  idle?: string
  /** A reason or remark that changes no rule. */
  aside?: string
  notUnderstood?: string
  question?: string
  who: Who | undefined
}

export function readClause(text: string, lexemes: Lexeme[], context: Context, inherited?: Who): ClauseReading {
  const { words, aside } = takeAside(lexemes, text)
  const clause = makeClause(text, words, context, inherited)
  const questions = words.flatMap((lexeme) => (lexeme.question ? [lexeme.question] : []))
  const common = { who: clause.who, ...(aside ? { aside } : {}) }
  let closest: { reading: Reading; left: Lexeme[] } | undefined
  for (const pattern of patterns) {
    const reading = pattern(clause)
    if (!reading) continue
    const left = leftOver(clause, reading)
    if (left.length === 0 && reading.idle) return { ...common, rules: [], idle: reading.idle }
    if (left.length === 0 && reading.rules.length > 0) {
      const idle = reading.rules.flatMap((rule) => whyItNeverHolds(rule, context) ?? [])[0]
      if (idle) return { ...common, rules: [], notUnderstood: text, question: countsStaff(clause) ? setRequired : idle }
      const own = ownRules(reading.rules, context)
      if (!own) return { ...common, rules: [], notUnderstood: text, question: notYours }
      const question = [...questions, ...(reading.question ? [reading.question] : [])].join(' ')
      return { ...common, rules: own, ...(question ? { question } : {}) }
    }
    if (!closest || left.length < closest.left.length) closest = { reading, left }
  }
  const left = closest?.left.length ? closest.left : leftOver(clause, undefined)
  const troubles = words.flatMap((lexeme) => (lexeme.of === 'trouble' ? [lexeme.question] : []))
  const isRead = closest !== undefined && closest.left.length === 0
  const question =
    troubles.length > 0
      ? troubles.join(' ')
      : ((isRead ? closest?.reading.question : undefined) ?? ask(clause, closest !== undefined && left.length > 0))
  const unread = quoteAll(left)
  return { ...common, rules: [], notUnderstood: unread === '' ? text : unread, ...(question ? { question } : {}) }
}

const notYours = 'Your notes only apply to you. Ask a coordinator to add rules about colleagues.'

/** A physician's notes bind no one else; whom they work with is a preference. */
function ownRules(rules: CustomRule[], { speaker }: Context): CustomRule[] | undefined {
  if (!speaker) return rules
  const isOwn = ({ who, what }: CustomRule) =>
    typeof who === 'object' &&
    'physicianIds' in who &&
    who.physicianIds.includes(speaker) &&
    (who.physicianIds.length === 1 || what.limit === 'apart' || what.limit === 'together')
  if (!rules.every(isOwn)) return undefined
  return rules.map((rule) =>
    rule.what.limit === 'apart' || rule.what.limit === 'together' ? { ...rule, hard: false } : rule,
  )
}

function leftOver(clause: Clause, reading: Reading | undefined): Lexeme[] {
  const unread = [
    ...unreadLexemes(clause, reading),
    ...unreadException(clause, reading),
    ...strayWords(clause),
    ...(reading && !reading.readsChoice ? [...choices(clause), ...splitHolidays(clause)] : []),
    ...(reading && reading.sides !== 'people' ? scatteredPeople(clause) : []),
    ...(reading && reading.sides !== 'shifts' ? narrowedScopes(clause) : []),
  ]
  return [...new Set(unread)].sort((a, b) => a.start - b.start)
}

/** People after "except" always count; shifts only if a pattern says so. */
function unreadException(clause: Clause, reading: Reading | undefined): Lexeme[] {
  if (!clause.except || reading?.readsException) return []
  return clause.except.lexemes.filter(isScope)
}

function unreadLexemes(clause: Clause, reading: Reading | undefined): Lexeme[] {
  return clause.lexemes.filter((lexeme) => {
    if (lexeme.of === 'unknown' || lexeme.of === 'trouble') return true
    if (reading?.unread?.includes(lexeme)) return true
    if (lexeme.of !== 'word') return false
    if (lexeme.sense === 'remark' && clause.has('off', 'never', 'avoid') && isBesideDates(clause, lexeme)) return false
    if (lexeme.sense === 'soft' || lexeme.sense === 'hard' || lexeme.sense === 'comma' || lexeme.sense === 'dash')
      return false
    if (!reading) return hasSense(lexeme, 'condition', 'except', 'reason', 'remark', 'worked', 'followed', 'next-day')
    return !reading.reads.includes(lexeme.sense)
  })
}

/** "Off on his birthday Dec 9" */
function isBesideDates({ lexemes }: Clause, lexeme: Lexeme): boolean {
  const at = lexemes.indexOf(lexeme)
  return lexemes[at + 1]?.of === 'dates' || lexemes[at - 1]?.of === 'dates'
}

/** Neighboring words are quoted together. */
function quoteAll(left: Lexeme[]): string {
  const stretches: { start: number; end: number; text: string }[] = []
  for (const lexeme of left) {
    const last = stretches.at(-1)
    if (last && lexeme.start - last.end <= 1) {
      last.text = `${last.text}${lexeme.start > last.end ? ' ' : ''}${lexeme.text}`
      last.end = lexeme.end
    } else stretches.push({ start: lexeme.start, end: lexeme.end, text: lexeme.text })
  }
  return stretches.map((stretch) => stretch.text).join(' … ')
}

const setRequired = 'Set how many people a shift needs in its role, under Required.'

/** "At least 3 rounders on Christmas" is about a day's staff, not about anyone's shifts. */
function countsStaff({ lexemes, who }: Clause): boolean {
  const isRole = (lexeme: Lexeme | undefined) => lexeme?.of === 'role' && /s$/i.test(lexeme.text)
  return !who?.named && lexemes.some((lexeme, index) => lexeme.of === 'number' && isRole(lexemes[index + 1]))
}

function countsPeople(clause: Clause): boolean {
  return clause.lexemes.some((lexeme, index) => lexeme.of === 'number' && clause.lexemes[index + 1]?.of === 'people')
}

function ask(clause: Clause, hasLeft: boolean): string | undefined {
  if (clause.has('condition'))
    return 'We can’t check conditions. Write the dates or weekdays the rule applies to, or “if possible” for a preference.'
  if (countsPeople(clause)) return setRequired
  if (hasLeft) return undefined
  const saysShifts = clause.lexemes.some(isScope)
  const [first] = clause.lexemes
  const isName = first?.of === 'unknown' && /^\p{Lu}/u.test(first.text)
  if (!clause.who && (saysShifts || clause.has('off', 'prefer', 'avoid')) && isName)
    return `No physician is named ${first.text}. Write the name as it appears in Evenshift.`
  if (!clause.who && (saysShifts || clause.has('off', 'prefer', 'avoid')))
    return clause.lexemes.some((lexeme) => lexeme.of === 'role')
      ? 'Who is this for? Name the physicians, or write “everyone.” How many people a shift needs is set in its role.'
      : 'Who is this for? Name the physicians, or write “everyone.”'
  if (clause.has('off', 'never') && !saysShifts) return 'Which days or shifts?'
  if (clause.has('work', 'can') && saysShifts)
    return 'Is that a limit or a preference? Write “only …,” “prefers …,” or “must work … on <date>”.'
  return undefined
}
