/** A breach as data (rule, people, dates) with its sentence, which only people read. */
import type { Compiled } from './compile-problem.ts'
import type { CalendarDate } from './model.ts'
import { ruleOf } from './rules/list.ts'
import { type Description, describeNow, describeOutcome, type Reader } from './rules/parts/description.ts'
import { dateOf, nameOf } from './rules/parts/phrases.ts'
import type { RuleId } from './rules/rule-ids.ts'
import { type Breach, daysInside } from './shapes/breach.ts'
import type { Roster } from './shapes/limit.ts'
import { measureRow } from './shapes/measure.ts'

/** A rule, or what applies besides the rules: a locked shift doesn't change. */
export type BreachedId = RuleId | 'locked'
/** The public form: why a colleague isn't available is between the colleague and the coordinator. */
export type PublicId = BreachedId | 'not-available'

export type Finding = {
  /** Findings with the same key are the same: it is made of the rule, the people, the dates, and the amount. */
  key: string
  ruleId: PublicId
  hard: boolean
  /** Who it’s about; no one where a role has too few or too many people. */
  physicianIds: string[]
  dates: CalendarDate[]
  says: string
  /** The same to the physician it’s about: "You ...". */
  saysToThem: string
}

type Subject = Pick<Finding, 'ruleId' | 'physicianIds' | 'dates'>

/** `more` distinguishes findings about the same people and days: a role, a sentence, an amount. */
export function findingKey({ ruleId, physicianIds, dates }: Subject, ...more: (string | number | undefined)[]): string {
  return [ruleId, ...physicianIds, dates[0], dates.at(-1), ...more].map((part) => part ?? '').join(' ')
}

export function findingOf(breach: Breach<BreachedId>, compiled: Compiled, roster: Roster): Finding {
  return makeFinding(breach, compiled, roster, describeNow)
}

/** The same for a roster that is only being tried: "Adams would work ..." */
export function findingIfTried(
  breach: Breach<BreachedId>,
  compiled: Compiled,
  roster: Roster,
  reader?: Reader,
): Finding {
  return makeFinding(breach, compiled, roster, describeOutcome, reader)
}

function makeFinding(
  breach: Breach<BreachedId>,
  compiled: Compiled,
  roster: Roster,
  describe: typeof describeNow,
  reader?: Reader,
): Finding {
  const { view } = compiled
  const { limit } = breach
  const people = limit.shape === 'clash' ? [limit.first.person, limit.second.person] : [breach.person]
  const subject = {
    ruleId: breach.rule,
    physicianIds: [...new Set(people)].flatMap((person) => (person === undefined ? [] : [view.physicians[person]!.id])),
    dates: daysInside(breach, view.days.length).map((day) => view.days[day]!.date),
  }
  const said = describeBreach(breach, compiled, roster)
  return {
    ...subject,
    key: findingKey(subject, ...amountOf(breach, compiled, roster)),
    hard: breach.hard,
    says: describe(said, reader),
    saysToThem: describe(said, 'them'),
  }
}

/** Unique, in order of first occurrence. */
export function onceEach<Found extends { key: string }>(findings: Found[]): Found[] {
  const seen = new Set<string>()
  return findings.filter(({ key }) => !seen.has(key) && seen.add(key))
}

export function describeBreach(breach: Breach<BreachedId>, { view }: Compiled, roster: Roster): Description {
  if (breach.rule !== 'locked') return ruleOf(breach.rule).says(breach, view, roster)
  return `${nameOf(view, breach.person)}’s shift on ${dateOf(view, breach.day ?? 0)} is locked.`
}

/** What was counted, if the rule counts, and of what: working days in a row are not days off in a row. */
function amountOf({ limit, units, hard }: Breach, { view }: Compiled, roster: Roster): (string | number | undefined)[] {
  switch (limit.shape) {
    case 'cover':
      return [view.shifts[limit.kind - 1]!.role.id, hard ? 'over' : 'under', units]
    case 'count':
    case 'balance':
      return [limit.part, measureRow(limit.measure, roster[limit.person]!)]
    case 'run':
      return [limit.part, limit.kinds[0]]
    default:
      return [limit.part]
  }
}
