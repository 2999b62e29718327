/** Templates that the parser was written with: lists, other tables, and words without a place. */
import { burdens } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const weekend = ['saturday' as const, 'sunday' as const]

export const tunedLists: Template[] = [
  {
    name: 'shifts of a person',
    asked: [
      "Show me {person}'s shifts {period}",
      'when does {person} work {period}?',
      'which days is {person} on {period}',
      'list the shifts of {person} {period}',
    ],
    expected: ({ person, period }) => ({ ask: 'list', people: [person.name], periods: range(period) }),
  },
  {
    name: 'next shift',
    asked: ['When does {person} work next?', "when is {person}'s next shift", '{person} next shift?'],
    expected: ({ person }) => ({ ask: 'next', people: [person.name] }),
  },
  {
    name: 'whether somebody works',
    asked: ['Is {person} working on Friday?', 'does {person} work on Friday', 'is {person} on Friday?'],
    expected: ({ person }) => ({
      ask: 'whether',
      people: [person.name],
      periods: [{ from: '2026-12-11', to: '2026-12-11' }],
    }),
  },
  {
    name: 'open shifts',
    asked: [
      'Which shifts are open {period}?',
      'any open shifts {period}',
      'show me unfilled shifts {period}',
      'what gaps do we have {period}?',
    ],
    expected: ({ period }) => ({ ask: 'list', counts: [{ isOpen: true }], periods: range(period) }),
  },
  {
    name: 'open shifts counted',
    asked: [
      'How many open shifts are there {period}?',
      'how many shifts are unfilled {period}',
      'how many open {thing} {period}',
    ],
    things: [{ said: 'shifts', count: {} }],
    expected: ({ period }) => ({ ask: 'count', counts: [{ isOpen: true }], periods: range(period) }),
  },
  {
    name: 'who is free',
    asked: ['Who is off tomorrow?', "who's not working tomorrow", 'who is free tomorrow?', 'tmrw who is off'],
    expected: () => ({
      ask: 'who',
      periods: [{ from: '2026-12-09', to: '2026-12-09' }],
      having: { than: 'exactly', number: 0 },
    }),
  },
  {
    name: 'left this month',
    asked: [
      'How many {thing} does {person} have left this month?',
      'how many {thing} are left for {person} in december',
      'remaining {thing} of {person} this month',
    ],
    expected: ({ person, thing }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [person.name],
      periods: [{ from: '2026-12-08', to: '2026-12-31' }],
    }),
  },
  {
    name: 'by week or month',
    asked: ['{thing} per week {period}', 'how many {thing} each week {period}?', 'weekly {thing} {period}'],
    things: burdens,
    expected: ({ thing, period }) => ({ ask: 'count', by: 'week', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'all but one',
    asked: [
      'Who works nights {period} besides {person}?',
      'who is on nights {period} except {person}',
      'who other than {person} works nights {period}',
    ],
    expected: ({ person, period }) => ({
      ask: 'who',
      counts: [{ kinds: ['night'] }],
      except: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'longest stretch',
    asked: [
      'What is the longest stretch of {person} {period}?',
      'how many days in a row does {person} work {period}',
      'longest run of {person} {period}',
    ],
    expected: ({ person, period }) => ({
      ask: 'count',
      counts: [{ unit: 'stretch' }],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'days off',
    asked: [
      'How many days off does {person} have {period}?',
      "{person}'s days off {period}",
      'number of days off for {person} {period}',
    ],
    expected: ({ person, period }) => ({
      ask: 'count',
      counts: [{ unit: 'days-off' }],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'requests',
    asked: ['Show me the pending requests', 'which requests are waiting?', 'any pending requests'],
    expected: () => ({ table: 'requests', ask: 'list', request: { type: null, status: 'pending' } }),
  },
  {
    name: 'time off',
    asked: ['Who is away {period}?', 'who has approved time off {period}', 'who is on vacation {period}'],
    expected: ({ period }) => ({
      table: 'requests',
      ask: 'who',
      request: { type: 'timeoff', status: 'approved' },
      periods: range(period),
    }),
  },
  {
    name: 'a group of people',
    asked: ['How many {thing} do our nocturnists have {period}?', 'how many {thing} do the nocturnists work {period}'],
    expected: ({ thing, period }) => ({
      ask: 'count',
      group: 'nocturnists',
      counts: [thing.count],
      people: ['Dmitri Volkov'],
      periods: range(period),
    }),
  },
  {
    name: 'words without a place',
    asked: [
      'How many {thing} does {person} have {period} in the north building?',
      'what does {person} earn for {thing} {period}',
      'who has {thing} {period} with a new baby at home',
      'how many patients did {person} see {period}',
      'how many {thing} did {person} trade away for money {period}',
    ],
    expected: () => 'refused',
  },
  {
    name: 'weekend nights said apart',
    asked: ['How many nights on weekends does {person} have {period}?', 'nights on the weekend of {person} {period}'],
    periods: [{ said: 'in December', from: '2026-12-01', to: '2026-12-31' }],
    expected: ({ person, period }) => ({
      ask: 'count',
      counts: [{ kinds: ['night'], weekdays: weekend }],
      people: [person.name],
      periods: range(period),
    }),
  },
]
