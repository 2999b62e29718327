/** Templates that were written before the parser and never tuned on: counts, names and comparisons. */
import { burdens, periods, rarePeriods } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const anyPeriod = [...periods, ...rarePeriods]
const _none = { than: 'exactly' as const, number: 0 }

const templates: Template[] = [
  {
    name: 'whether a person has any',
    asked: [
      'Has {person} got any {thing} {period}?',
      'does {person} have {thing} {period}',
      'will {person} be working any {thing} {period}?',
    ],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'whether',
      counts: [thing.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'some of a group',
    asked: ['Which of our part-timers have {thing} {period}?', 'who among the part timers works {thing} {period}'],
    things: burdens,
    expected: ({ thing, period }) => ({
      ask: 'who',
      group: 'part-timers',
      counts: [thing.count],
      people: ['Hannah Goldberg'],
      periods: range(period),
    }),
  },
  {
    name: 'two people side by side',
    asked: [
      '{person} vs {other}: {thing} {period}',
      '{person} versus {other}, {thing} {period}',
      'how do {person} and {other} compare on {thing} {period}',
    ],
    expected: ({ person, other, thing, period }) => ({
      ask: 'compare',
      counts: [thing.count],
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
  {
    name: 'the top few',
    asked: [
      'Top {number} for {thing} {period}',
      'give me the {number} people with the most {thing} {period}',
      'the {number} docs who have the most {thing} {period}',
    ],
    expected: ({ thing, period, number }) => ({
      ask: 'most',
      limit: number,
      counts: [thing.count],
      periods: range(period),
    }),
  },
  {
    name: 'everybody but one',
    asked: ['Aside from {person}, who is working nights {period}?', 'apart from {person} who has nights {period}'],
    expected: ({ person, period }) => ({
      ask: 'who',
      counts: [{ kinds: ['night'] }],
      except: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'mean',
    asked: [
      "What's the mean number of {thing} per doc {period}?",
      'on average, how many {thing} does each physician work {period}?',
      'avg {thing} per person {period}',
    ],
    expected: ({ thing, period }) => ({ ask: 'average', counts: [thing.count], periods: range(period) }),
  },
]

export const heldOutCounts: Template[] = templates.map((template) => ({ periods: anyPeriod, ...template }))
