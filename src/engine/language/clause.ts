/** One clause, sorted into who, which shifts, how many, and how strict; patterns build rules from it. */
import type { CustomLimit, CustomRule } from '../model.ts'
import { type Amount, readAmount } from './amounts.ts'
import type { Context } from './context.ts'
import type { DateRange, Lexeme, Sense } from './lexeme.ts'
import { hasSense } from './read-words.ts'
import { levelsFrom } from './recognize/groups-of-people.ts'
import { isScope, readScopes, type Scope } from './scope.ts'
import { everybody, isEveryone, readWho, ruleSubject, type Who } from './who.ts'

export type Clause = {
  text: string
  context: Context
  /** All of them. */
  words: Lexeme[]
  /** Without filler words, and without what follows "except". */
  lexemes: Lexeme[]
  who: Who | undefined
  scopes: Scope[]
  amount: Amount | 'several' | undefined
  except: { who: Who | undefined; scopes: Scope[]; lexemes: Lexeme[] } | undefined
  /** The less preferred side: "days to nights", "weekdays over weekends". */
  lessLiked: Lexeme[]
  isHard: boolean
  isSoft: boolean
  has: (...senses: Sense[]) => boolean
}

/** What a pattern makes of a clause. */
export type Reading = {
  rules: CustomRule[]
  /** Senses the pattern handled; any other word of the clause counts as unread. */
  reads: Sense[]
  /** Parts it could not handle. */
  unread?: Lexeme[]
  /** It distinguishes the people or shifts on both sides: "Lee with Kim", "a day after a night". */
  sides?: 'people' | 'shifts'
  /** The rules include "or". */
  readsChoice?: boolean
  /** The rules include the shifts after "except". */
  readsException?: boolean
  question?: string
  /** Read, but it changes nothing in this period, and why. */
  idle?: string
}

export function makeClause(text: string, words: Lexeme[], context: Context, inherited: Who | undefined): Clause {
  const meaningful = joinPhrases(words).filter((lexeme) => !hasSense(lexeme, 'filler') || lexeme.text === 'to')
  const { kept, excepted } = takeException(meaningful)
  const lessLiked = takeLessLiked(kept)
  const lexemes = kept.filter((lexeme) => !hasSense(lexeme, 'filler') && !lessLiked.includes(lexeme))
  const has = (...senses: Sense[]) => lexemes.some((lexeme) => hasSense(lexeme, ...senses))
  return {
    text,
    context,
    words,
    lexemes,
    who: readWho(lexemes) ?? inherited ?? speakerOf(context) ?? (isAboutNobody(lexemes) ? everybody : undefined),
    scopes: readScopes(lexemes),
    amount: readAmount(kept),
    except:
      excepted.length > 0 ? { who: readWho(excepted), scopes: readScopes(excepted), lexemes: excepted } : undefined,
    lessLiked,
    isHard: has('hard', 'must', 'always'),
    isSoft: lexemes.some((lexeme) => lexeme.of === 'word' && lexeme.soft),
    has,
  }
}

/** "seniors and above" becomes one lexeme; "Smith + Jones" is a list; "over Christmas" is a date, "as Kim" is with Kim. */
function joinPhrases(words: Lexeme[]): Lexeme[] {
  const isPreference = words.some((lexeme) => hasSense(lexeme, 'prefer'))
  const joined: Lexeme[] = []
  for (const [index, lexeme] of words.entries()) {
    const before = joined.at(-1)
    const next = words[index + 1]
    if (/^over$/i.test(lexeme.text) && (next?.of === 'dates' || (next?.of === 'weekday' && !isPreference))) continue
    if (isShareOfEveryone(words, index)) continue
    if (/^as$/i.test(lexeme.text) && next?.of === 'people')
      joined.push({ ...lexeme, of: 'word', sense: 'with', soft: false })
    else if (lexeme.of !== 'word' || (lexeme.sense !== 'above' && lexeme.sense !== 'below')) joined.push(lexeme)
    else if (before?.of === 'people' && before.experience)
      joined[joined.length - 1] = {
        ...before,
        experience: levelsFrom(before.experience, lexeme.sense),
        end: lexeme.end,
      }
    else joined.push(lexeme.text === '+' ? { ...lexeme, sense: before?.of === 'number' ? 'or-more' : 'and' } : lexeme)
  }
  return joined
}

/** "Four per person": the number counts shifts, for each person. */
function isShareOfEveryone(words: Lexeme[], at: number): boolean {
  if (!isEveryone(words[at]!)) return false
  const isWithin = /^(?:per|each|every)\b/i.test(words[at]!.text)
  const number = words[at - (isWithin ? 1 : 2)]
  return number?.of === 'number' && (isWithin || /^(?:per|each|every)$/i.test(words[at - 1]!.text))
}

/** The people and shifts right after "except". */
function takeException(lexemes: Lexeme[]): { kept: Lexeme[]; excepted: Lexeme[] } {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'except'))
  if (at < 0) return { kept: lexemes, excepted: [] }
  let end = at + 1
  while (
    end < lexemes.length &&
    (isScope(lexemes[end]!) || lexemes[end]!.of === 'people' || hasSense(lexemes[end], 'and'))
  )
    end++
  if (end === at + 1) return { kept: lexemes, excepted: [] }
  return { kept: [...lexemes.slice(0, at), ...lexemes.slice(end)], excepted: lexemes.slice(at + 1, end) }
}

/** "To" or "over" and a kind of shift, after a preference; the word itself belongs to them. */
function takeLessLiked(lexemes: Lexeme[]): Lexeme[] {
  if (!lexemes.some((lexeme) => hasSense(lexeme, 'prefer'))) return []
  const at = lexemes.findIndex((lexeme, index) => {
    const [before, after] = [lexemes[index - 1], lexemes[index + 1]]
    const compares = lexeme.text === 'to' || lexeme.text === 'over' || lexeme.text === 'than'
    return (
      compares &&
      before !== undefined &&
      after !== undefined &&
      isScope(before) &&
      isScope(after) &&
      after.of !== 'dates'
    )
  })
  return at < 0 ? [] : lexemes.slice(at)
}

function speakerOf(context: Context): Who | undefined {
  if (!context.speaker) return undefined
  return { physicianIds: [context.speaker], experience: [], everyone: false, named: true }
}

function isAboutNobody(lexemes: Lexeme[]): boolean {
  return lexemes.some((lexeme) => /^(nobody|no one|noone|no body|none)$/i.test(lexeme.text))
}

/** One rule for each range of dates, or one that always applies. */
export function makeRules(clause: Clause, who: Who, scope: Scope, what: CustomLimit, soft?: boolean): CustomRule[] {
  const rule: CustomRule = {
    text: clause.text,
    hard: !(soft ?? (clause.isSoft && !clause.isHard)),
    who: ruleSubject(who, clause.except?.who, clause.context),
    what,
    ...(scope.weekdays.length > 0 ? { weekdays: scope.weekdays } : {}),
  }
  if (scope.ranges.length === 0) return [rule]
  return mergeRanges(scope.ranges).map((dates) => ({ ...rule, dates }))
}

function mergeRanges(ranges: DateRange[]): DateRange[] {
  const sorted = [...ranges].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const merged: DateRange[] = []
  for (const range of sorted) {
    const last = merged.at(-1)
    if (last && range.from <= last.to) last.to = range.to > last.to ? range.to : last.to
    else merged.push({ ...range })
  }
  return merged
}

/** The kinds and roles of a scope for a limit; the text's own role where none is named. */
export function whatOf(clause: Clause, scope: Scope): { kinds?: Scope['kinds']; roleIds?: string[] } {
  const roleIds = scope.roleIds.length > 0 ? scope.roleIds : clause.context.role ? [clause.context.role] : []
  return {
    ...(scope.kinds.length > 0 ? { kinds: scope.kinds } : {}),
    ...(roleIds.length > 0 ? { roleIds } : {}),
  }
}

export function lexemesOf(clause: Clause, ...of: Lexeme['of'][]): Lexeme[] {
  return clause.lexemes.filter((lexeme) => of.includes(lexeme.of))
}
