/** Describes a structured rule from the rule alone, so people can spot a misreading. */
import {
  type CustomLimit,
  type CustomRule,
  experienceLevels,
  isMinimum,
  type ShiftKind,
  type Weekday,
} from '../model.ts'
import { capitalize } from '../text/capital.ts'
import { joinWords } from '../text/join-words.ts'
import { plural, pluralWord } from '../text/plural.ts'
import type { Context } from './context.ts'
import { formatRange } from './period.ts'

/** Rules that differ only in their dates become one sentence. */
export function describeRules(rules: CustomRule[], context: Context): string {
  const groups = new Map<string, CustomRule[]>()
  for (const rule of rules) {
    const key = JSON.stringify([rule.hard, rule.who, rule.what, rule.weekdays])
    groups.set(key, [...(groups.get(key) ?? []), rule])
  }
  return [...groups.values()].map((same) => describeRule(same, context)).join('; ')
}

function describeRule(rules: CustomRule[], context: Context): string {
  const rule = rules[0]!
  const dates = rules.flatMap((one) => (one.dates ? [one.dates] : []))
  const on = formatDates(dates, context)
  const isEach = isMinimum(rule.what) && dates.length > 1 && dates.every(({ from, to }) => from === to)
  const when = [formatWeekdays(rule.weekdays), isEach ? on.replace(/^on/, 'on each of') : on]
    .filter((part) => part !== '')
    .join(', ')
  const strength = !rule.hard ? 'preference' : isMinimum(rule.what) ? 'high priority' : 'hard rule'
  const hasOwnDays = rule.what.limit === 'switch-day'
  return `${capitalize(describeLimit(rule, context))}${when === '' || hasOwnDays ? '' : ` ${when}`} (${strength})`
}

function describeLimit(rule: CustomRule, context: Context): string {
  const { what } = rule
  const who = describeWho(rule.who, context)
  const verb = (singular: string, plural: string) => (who.isPlural ? plural : singular)
  switch (what.limit) {
    case 'never':
      if (who.text.startsWith('everyone'))
        return `${who.text.replace('everyone', 'no one')} works ${describeShifts(what, context, '', 'or')}`
      return `${who.text} ${verb('works', 'work')} ${describeShifts(what, context, 'no')}`
    case 'only':
      return `${who.text} ${verb('works', 'work')} only ${describeShifts(what, context, '')}`
    case 'prefer':
      return `${who.text} ${verb('prefers', 'prefer')} ${describeShifts(what, context, '')}`
    case 'at-most':
    case 'at-least':
      return `${who.text} ${verb('works', 'work')} ${what.limit.replace('-', ' ')} ${describeCount(what, context, rule.dates !== undefined)}`
    case 'in-a-row':
      return `${who.text} ${verb('works', 'work')} ${describeRun(what)} ${rowOf(what, what.weekends ? 'weekends' : describeShifts(what, context, ''))} in a row`
    case 'on-every': {
      const people = describeOne(rule.who, context, what.count)
      const shifts = what.kinds || what.roleIds ? singular(describeShifts(what, context, '', 'or')) : 'shift'
      return `at least ${what.count} ${people} ${what.count === 1 ? 'is' : 'are'} on every ${shifts}`
    }
    case 'company': {
      const shifts = what.kinds || what.roleIds ? ` ${describeShifts(what, context, '')}` : ''
      const others = who.isPlural ? 'someone who isn’t one of them' : 'someone else'
      const people = what.people === 'others' ? others : `at least 1 ${describeOne(what.people, context, 1)}`
      return `${who.text} ${verb('works', 'work')}${shifts} only with ${people}`
    }
    case 'switch-day':
      return `${who.text} ${verb('starts', 'start')} stretches ${formatWeekdays(rule.weekdays)}`
    case 'apart':
      return `${who.text} never work${shared(what.kinds, 'the same shift')}`
    case 'together':
      return `${who.text} work${shared(what.kinds, 'together')}`
    case 'rest-after':
      return `${who.text} ${verb('has', 'have')} at least ${plural(what.hours, 'hour')} of rest after ${describeRestAfter(what, context)}`
  }
}

function shared(kinds: ShiftKind[] | undefined, how: string): string {
  return ` ${how}${
    kinds
      ? ` (${list(
          kinds.map((kind) => kindNames[kind]),
          'and',
        )})`
      : ''
  }`
}

function describeRestAfter(what: Extract<CustomLimit, { limit: 'rest-after' }>, context: Context): string {
  const named = [
    ...(what.kinds ?? []).map((kind) => oneKind[kind]),
    ...(what.roleIds ?? []).map((id) => `a ${roleNamed(id, context)} shift`),
  ]
  const after = named.length > 0 ? list(named, 'or') : 'each shift'
  if (!what.before) return after
  const isAnyOther = what.before.length >= 5 - (what.kinds?.length ?? 0)
  return `${after} before ${
    isAnyOther
      ? 'any other kind of shift'
      : list(
          what.before.map((kind) => oneKind[kind]),
          'or',
        )
  }`
}

function rowOf(what: { atLeast?: number; atMost?: number }, shifts: string): string {
  return (what.atMost ?? what.atLeast) === 1 ? singular(shifts) : shifts
}

function describeRun(what: { atLeast?: number; atMost?: number }): string {
  if (what.atLeast !== undefined && what.atLeast === what.atMost) return `exactly ${what.atLeast}`
  const parts = [
    ...(what.atLeast !== undefined ? [`at least ${what.atLeast}`] : []),
    ...(what.atMost !== undefined ? [`at most ${what.atMost}`] : []),
  ]
  return joinWords(parts, 'and')
}

function describeCount(
  what: Extract<CustomLimit, { limit: 'at-most' | 'at-least' }>,
  context: Context,
  isDated: boolean,
): string {
  const per = what.per === 'week' ? ' a week' : isDated ? '' : ' a month'
  if (what.weekends) return `${plural(what.count, 'weekend')}${per}`
  if (what.on)
    return `${plural(what.count, 'shift')} ${formatDates(
      what.on.map((date) => ({ from: date, to: date })),
      context,
    )}`
  const where = what.holidays ? ' on holidays' : ''
  const shifts = describeShifts(what, context, '', 'or')
  if (what.of === 'hours')
    return `${what.count} hours${what.kinds || what.roleIds ? ` of ${shifts}` : ''}${where}${per}`
  return `${plural(what.count, singular(shifts), shifts)}${where}${per}`
}

function singular(shifts: string): string {
  return shifts.replace(/s$/, '')
}

const kindNames: Record<ShiftKind, string> = {
  day: 'day shifts',
  evening: 'evenings',
  night: 'nights',
  'twenty-four': '24-hour shifts',
  backup: 'backup shifts',
}
const oneKind: Record<ShiftKind, string> = {
  day: 'a day shift',
  evening: 'an evening',
  night: 'a night',
  'twenty-four': 'a 24-hour shift',
  backup: 'a backup shift',
}

function describeShifts(
  what: { kinds?: ShiftKind[]; roleIds?: string[] },
  context: Context,
  denial: '' | 'no',
  conjunction: 'and' | 'or' = denial === 'no' ? 'or' : 'and',
): string {
  const kinds = what.kinds
    ? list(
        what.kinds.map((kind) => kindNames[kind]),
        conjunction,
      )
    : ''
  const names = (what.roleIds ?? []).map((id) => roleNamed(id, context))
  const roles = names.length > 0 ? list(names, conjunction) : ''
  const shifts = kinds && roles ? `${kinds} as ${roles}` : kinds || (roles ? `${roles} shifts` : 'shifts')
  return denial === 'no' ? `no ${shifts}` : shifts
}

function roleNamed(id: string, context: Context): string {
  return context.roles.find((role) => role.id === id)?.name ?? id
}

/** "senior or attending", "attendings", "of Ann Lee and Soo Kim" */
function describeOne(who: CustomRule['who'], context: Context, count: number): string {
  if (who === 'everyone') return pluralWord(count, 'physician')
  if ('physicianIds' in who) return `of ${describeWho(who, context).text}`
  const levels = experienceLevels.filter((level) => who.experience.includes(level))
  return list(
    levels.map((level) => (count === 1 ? level : `${level}s`)),
    'or',
  )
}

/** Longer lists of names are counted instead. */
const namesShown = 6

function describeWho(who: CustomRule['who'], context: Context): { text: string; isPlural: boolean } {
  if (who === 'everyone') return { text: 'everyone', isPlural: false }
  if ('experience' in who) {
    const levels = experienceLevels.filter((level) => who.experience.includes(level))
    return {
      text: list(
        levels.map((level) => `${level}s`),
        'and',
      ),
      isPlural: true,
    }
  }
  const name = (id: string) => context.physicians.find((physician) => physician.id === id)?.name ?? id
  const ids = who.physicianIds
  const rest = context.physicians.filter((physician) => !ids.includes(physician.id))
  if (ids.length <= namesShown) return { text: list(ids.map(name), 'and'), isPlural: ids.length !== 1 }
  if (rest.length <= namesShown && rest.length > 0)
    return {
      text: `everyone except ${list(
        rest.map((one) => one.name),
        'and',
      )}`,
      isPlural: false,
    }
  const shown = list([...ids.slice(0, namesShown - 1).map(name), `${ids.length - namesShown + 1} others`], 'and')
  return { text: `${ids.length} physicians (${shown})`, isPlural: true }
}

function formatWeekdays(days: Weekday[] | undefined): string {
  if (!days || days.length === 0) return ''
  const has = (...wanted: Weekday[]) => days.length === wanted.length && wanted.every((day) => days.includes(day))
  if (has('saturday', 'sunday')) return 'on weekends'
  if (has('monday', 'tuesday', 'wednesday', 'thursday', 'friday')) return 'on weekdays'
  return `on ${list(
    days.map((day) => `${capitalize(day)}s`),
    'and',
  )}`
}

function formatDates(ranges: { from: string; to: string }[], context: Context): string {
  if (ranges.length === 0) return ''
  const said = ranges.map((range) => `${range.from === range.to ? 'on' : 'from'} ${formatRange(range, context)}`)
  return list(said, 'and').replaceAll(/(, and |, | and )on /g, '$1')
}

export function list(parts: string[], conjunction: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} ${conjunction} ${parts.at(-1)}`
}
