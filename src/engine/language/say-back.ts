/** Says a structured rule in plain words, from the rule alone, so that a wrong reading can be seen. */
import { experienceLevels, type ShiftKind, type Weekday, type WrittenLimit, type WrittenRule } from '../model.ts'
import { capitalize } from '../text/capital.ts'
import { plural } from '../text/plural.ts'
import type { Context } from './context.ts'
import { sayRange } from './period.ts'

/** Rules that differ only in their dates are one sentence. */
export function sayRules(rules: WrittenRule[], context: Context): string {
  const groups = new Map<string, WrittenRule[]>()
  for (const rule of rules) {
    const key = JSON.stringify([rule.hard, rule.who, rule.what, rule.weekdays])
    groups.set(key, [...(groups.get(key) ?? []), rule])
  }
  return [...groups.values()].map((same) => sayRule(same, context)).join('; ')
}

function sayRule(rules: WrittenRule[], context: Context): string {
  const rule = rules[0]!
  const dates = rules.flatMap((one) => (one.dates ? [one.dates] : []))
  const when = [sayWeekdays(rule.weekdays), sayDates(dates, context)].filter((part) => part !== '').join(', ')
  const strength = rule.hard ? 'hard rule' : 'wish'
  return `${capitalize(sayLimit(rule, context))}${when === '' ? '' : ` ${when}`} (${strength})`
}

function sayLimit(rule: WrittenRule, context: Context): string {
  const { what } = rule
  const who = sayWho(rule.who, context)
  const verb = (singular: string, plural: string) => (who.isPlural ? plural : singular)
  switch (what.limit) {
    case 'never':
      return `${who.text} ${verb('works', 'work')} ${sayShifts(what, context, 'no')}`
    case 'only':
      return `${who.text} ${verb('works', 'work')} only ${sayShifts(what, context, '')}`
    case 'prefer':
      return `${who.text} ${verb('prefers', 'prefer')} ${sayShifts(what, context, '')}`
    case 'at-most':
    case 'at-least':
      return `${who.text} ${verb('works', 'work')} ${what.limit.replace('-', ' ')} ${sayCounted(what, context, rule.dates !== undefined)}`
    case 'in-a-row':
      return `${who.text} ${verb('works', 'work')} ${sayRow(what)} ${rowOf(what, sayShifts(what, context, ''))} in a row`
    case 'apart':
      return `${who.text} never work${shared(what.kinds, 'the same shift')}`
    case 'together':
      return `${who.text} work${shared(what.kinds, 'together')}`
    case 'rest-after':
      return `${who.text} ${verb('has', 'have')} at least ${what.hours} hours of rest after ${sayAfter(what)}`
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

function sayAfter(what: Extract<WrittenLimit, { limit: 'rest-after' }>): string {
  const after = what.kinds
    ? list(
        what.kinds.map((kind) => oneKind[kind]),
        'or',
      )
    : 'each shift'
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

function sayRow(what: { atLeast?: number; atMost?: number }): string {
  if (what.atLeast !== undefined && what.atLeast === what.atMost) return `exactly ${what.atLeast}`
  const parts = [
    ...(what.atLeast !== undefined ? [`at least ${what.atLeast}`] : []),
    ...(what.atMost !== undefined ? [`at most ${what.atMost}`] : []),
  ]
  return parts.join(' and ')
}

function sayCounted(
  what: Extract<WrittenLimit, { limit: 'at-most' | 'at-least' }>,
  context: Context,
  isDated: boolean,
): string {
  const per = what.per === 'week' ? ' a week' : isDated ? '' : ' a month'
  if (what.weekends) return `${plural(what.count, 'weekend')}${per}`
  const where = what.holidays ? ' on holidays' : ''
  const shifts = sayShifts(what, context, '', 'or')
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

function sayShifts(
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
  const names = (what.roleIds ?? []).map((id) => context.roles.find((role) => role.id === id)?.name ?? id)
  const roles = names.length > 0 ? list(names, conjunction) : ''
  const shifts = kinds && roles ? `${kinds} as ${roles}` : kinds || (roles ? `${roles} shifts` : 'shifts')
  return denial === 'no' ? `no ${shifts}` : shifts
}

/** Longer lists of names are counted. */
const namesShown = 6

function sayWho(who: WrittenRule['who'], context: Context): { text: string; isPlural: boolean } {
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

function sayWeekdays(days: Weekday[] | undefined): string {
  if (!days || days.length === 0) return ''
  const has = (...wanted: Weekday[]) => days.length === wanted.length && wanted.every((day) => days.includes(day))
  if (has('saturday', 'sunday')) return 'on weekends'
  if (has('monday', 'tuesday', 'wednesday', 'thursday', 'friday')) return 'from Mondays to Fridays'
  return `on ${list(
    days.map((day) => `${capitalize(day)}s`),
    'and',
  )}`
}

function sayDates(ranges: { from: string; to: string }[], context: Context): string {
  if (ranges.length === 0) return ''
  const said = ranges.map((range) => `${range.from === range.to ? 'on' : 'from'} ${sayRange(range, context)}`)
  return list(said, 'and').replaceAll(/(, | and )on /g, '$1')
}

export function list(parts: string[], conjunction: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`
}
