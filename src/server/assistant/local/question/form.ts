/** The one form of a question: what it's about, what to count, for whom, when, and the form of the answer. */
import type { RequestStatus } from '../../../../contract/request-states.ts'
import type { RequestType } from '../../../../contract/requests.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import type { ExperienceLevel, ShiftKind, Weekday } from '../../../../engine/model.ts'

/** The words of a text, each a type. */
export type Words<Text extends string, Found = never> = Text extends `${infer Head} ${infer Rest}`
  ? Words<Rest, Found | Head>
  : Found | Text

/** `query` counts and lists facts; each of the others has its own tool, which takes the same form. */
export type Act =
  Words<'query candidates mayWork whyShift trade whatIfAway whatIfApproved whatIfHired whatIfChanged shares scores improve conflicts capacity rules roles holidays profile contact schedules analysis history privateReason greeting thanks abilities change draft knowledge'>

/** What is counted over requests instead of shifts: days of approved time off, call-outs, and requests themselves. */
export type RequestUnit = 'leave-days' | 'call-outs' | 'requests'

const requestUnits: readonly string[] = ['leave-days', 'call-outs', 'requests'] satisfies RequestUnit[]

export const isOfRequests = ({ unit }: Pick<Count, 'unit'>) => requestUnits.includes(unit)

/** What is measured: a unit over the shifts that pass every filter; an empty filter lets all pass. */
export type Count = {
  unit: Words<'shifts weekends hours physicians days-off weekends-off stretch off-stretch rest sleepy'> | RequestUnit
  kinds: ShiftKind[]
  /** By name. */
  roles: string[]
  /** Units or floors. */
  places: string[]
  weekdays: Weekday[]
  onHolidays: boolean
  isOpen: boolean
  /** "Including backup" */
  hasBackup: boolean
  /** What is left out: "not counting backup". */
  without: Pick<Count, 'kinds' | 'roles' | 'weekdays' | 'onHolidays'> | null
  /** The most in any one: "more than 60 hours in a week". */
  within: 'day' | 'week' | 'month' | null
  /** Its own days and bound, if a question has two: "Christmas but not Thanksgiving", "nights but no weekends". */
  period: DateRange | null
  having: Having | null
}

export const plainCount: Count = {
  unit: 'shifts',
  kinds: [],
  roles: [],
  places: [],
  weekdays: [],
  onHolidays: false,
  isOpen: false,
  hasBackup: false,
  without: null,
  within: null,
  period: null,
  having: null,
}

/** One side of a comparison: a group of people, or everyone else if it has no names. */
export type Side = { name: string; people: string[] }

/** `upTo`: of "between 10 and 12", which is at least 10. */
export type Having = { than: 'more' | 'less' | 'at-least' | 'at-most' | 'exactly'; number: number; upTo?: number }

export type Grouping = 'physician' | 'day' | 'week' | 'month' | 'weekday' | 'role' | 'place' | 'level'

/** The form of the answer. `next` is one shift from now on; `first` and `last` are within the period, or from now on. */
export type Ask =
  | 'count'
  | 'who'
  | 'list'
  | 'whether'
  | 'next'
  | 'first'
  | 'last'
  | 'most'
  | 'least'
  /** Both ends: "who has the most and who the fewest". */
  | 'extremes'
  | 'average'
  | 'median'
  | 'percent'
  | 'compare'
  /** What is left of a vacation allowance. */
  | 'balance'

export type Form = {
  act: Act
  table: 'shifts' | 'requests' | 'physicians'
  ask: Ask
  /** Two if the question asks for two things: "nights and weekends". */
  counts: Count[]
  /** By name; empty for everyone. */
  people: string[]
  except: string[]
  /** Only shifts at the same time as one of theirs: "who works with Chen". */
  company: string[]
  /** Of the company's shift: who takes over when it ends, or who hands off when it begins. */
  handoff: 'after' | 'before' | null
  /** Of a comparison with a group or with everyone else. */
  sides: Side[]
  /** What a percentage is of. */
  whole: Pick<Form, 'counts' | 'people'> | null
  /** What the people were called if not by name: "part time". */
  group: string | null
  /** Empty: the usual period of such a question. */
  periods: DateRange[]
  /** Whose day is in `periods` as `ownDay`. */
  own: OwnDay | null
  /** At this moment. */
  isNow: boolean
  by: Grouping | null
  /** For an average by day, week, or month: per physician instead of for the group. */
  isPerPhysician: boolean
  /** Divided by FTE. */
  isPerFte: boolean
  /** Smallest rows first. */
  isAscending: boolean
  having: Having | null
  /** Whom others are compared with: "who has more weekends than Chen"; `claim` says which way. */
  rival: string | null
  /** What a comparison claims about the first: "does Chen have more nights than Patel?" */
  claim: 'more' | 'less' | null
  /** The claim compares the two counts of each person: "who worked more in November than in October". */
  isOfEach: boolean
  limit: number | null
  request: {
    type: RequestType | null
    status: RequestStatus | null
    isEmergency?: boolean
    byArrival?: boolean
    /** Who has none. */
    isLacking?: boolean
    /** How many of each status. */
    each?: RequestStatus[]
    /** Days since it came in. */
    olderThan?: number
  } | null
  physician: PhysicianFilter | null
  /** Numbers that belong to a tool: a request's, a share of full time. */
  numbers: number[]
}

export type PhysicianFilter = {
  level: ExperienceLevel | null
  partTime: boolean
  inactive: boolean
  nights: 'prefer' | 'avoid' | null
  specialty: string | null
  /** Ordered by their start with the group. */
  first?: 'newest' | 'longest' | null
  /** People in another group, such as new hires. */
  names?: string[] | null
}

/** A day that only the schedule knows: "on my last day", "the day Chen works next". */
export type OwnDay = { person: string; which: 'next' | 'last' }
/** Stands for it until the schedule is read. */
export const ownDay: DateRange = { from: '9999-12-31', to: '9999-12-31' }

/** A form that asks for everything; `given` narrows it. */
export function formOf(given: Partial<Form>): Form {
  return {
    act: 'query',
    table: 'shifts',
    ask: 'count',
    counts: [plainCount],
    people: [],
    except: [],
    company: [],
    handoff: null,
    sides: [],
    whole: null,
    group: null,
    periods: [],
    own: null,
    isNow: false,
    by: null,
    isPerPhysician: false,
    isPerFte: false,
    isAscending: false,
    having: null,
    rival: null,
    claim: null,
    isOfEach: false,
    limit: null,
    request: null,
    physician: null,
    numbers: [],
    ...given,
  }
}
