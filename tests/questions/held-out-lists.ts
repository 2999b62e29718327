/** Templates that were written before the parser and never tuned on: lists, days, bounds, and words that no form has a place for. */
import { burdens, periods, rarePeriods } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const anyPeriod = [...periods, ...rarePeriods]
const none = { than: 'exactly' as const, number: 0 }

const templates: Template[] = [
  {
    name: 'days of a person',
    asked: [
      'On which days is {person} working {period}?',
      "what's {person}'s schedule {period}",
      'what days does {person} work {period}',
      'pull up the shifts for {person} {period}',
    ],
    expected: ({ person, period }) => ({ ask: 'list', people: [person.name], periods: range(period) }),
  },
  {
    name: 'a person by week',
    asked: [
      'Give me a count of {thing} by week {period} for {person}',
      'how many {thing} per week is {person} doing {period}?',
      '{thing} of {person} {period}, week by week',
    ],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'count',
      by: 'week',
      counts: [thing.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'whether anybody is above a number',
    asked: [
      'Did anyone work more than {number} {thing} {period}?',
      'does anybody have over {number} {thing} {period}',
      'is there anyone with more than {number} {thing} {period}?',
    ],
    expected: ({ thing, period, number }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'more', number },
    }),
  },
  {
    name: 'days without somebody in a role',
    asked: [
      'Which days {period} have no swing?',
      'on what days is there no swing shift {period}',
      'what dates {period} are without a swing',
    ],
    expected: ({ period }) => ({
      ask: 'list',
      by: 'day',
      counts: [{ roles: ['Swing'] }],
      periods: range(period),
      having: none,
    }),
  },
  {
    name: 'the last one there was',
    asked: [
      "When was {person}'s last night shift?",
      'when did {person} last work a night',
      "what was {person}'s most recent night?",
    ],
    expected: ({ person }) => ({ ask: 'last', counts: [{ kinds: ['night'] }], people: [person.name] }),
  },
  {
    name: 'whether somebody is free',
    asked: ['Is {person} free on Dec 18?', 'is {person} off on the 18th?', 'does {person} have Dec 18 off'],
    expected: ({ person }) => ({
      ask: 'whether',
      people: [person.name],
      periods: [{ from: '2026-12-18', to: '2026-12-18' }],
      having: none,
    }),
  },
  {
    name: 'one claimed below another',
    asked: [
      'Does {person} work fewer {thing} than {other} {period}?',
      'is {person} doing less {thing} than {other} {period}',
    ],
    expected: ({ person, other, thing, period }) => ({
      ask: 'compare',
      claim: 'less',
      counts: [thing.count],
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
  {
    name: 'two periods compared',
    asked: [
      'Compare the {thing} of {person} in November and December',
      'how do the {thing} of {person} in November compare with December?',
    ],
    expected: ({ person, thing }) => ({
      ask: 'compare',
      counts: [thing.count],
      people: [person.name],
      periods: [
        { from: '2026-11-01', to: '2026-11-30' },
        { from: '2026-12-01', to: '2026-12-31' },
      ],
    }),
  },
  {
    name: 'stretch in other words',
    asked: [
      'How many straight days does {person} work {period}?',
      "what's {person}'s longest streak {period}",
      'most consecutive days for {person} {period}',
    ],
    expected: ({ person, period }) => ({
      ask: 'count',
      counts: [{ unit: 'stretch' }],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'unfilled ones of a kind',
    asked: [
      'How many of the {thing} {period} are unfilled?',
      'how many {thing} still need somebody {period}?',
      'count of uncovered {thing} {period}',
    ],
    things: burdens,
    expected: ({ thing, period }) => ({
      ask: 'count',
      counts: [{ ...thing.count, isOpen: true }],
      periods: range(period),
    }),
  },
  {
    name: 'fewer than a number',
    asked: [
      'Everyone with fewer than {number} {thing} {period}',
      'who has less than {number} {thing} {period}?',
      'list physicians below {number} {thing} {period}',
    ],
    expected: ({ thing, period, number }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'less', number },
    }),
  },
  {
    name: 'exactly a number',
    asked: ['Who has exactly {number} {thing} {period}?', 'which docs work exactly {number} {thing} {period}'],
    expected: ({ thing, period, number }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'exactly', number },
    }),
  },
  {
    name: 'never',
    asked: [
      "Who's never worked a holiday {period}?",
      'who did not do any holidays {period}',
      'physicians without a holiday {period}',
    ],
    expected: ({ period }) => ({ ask: 'who', counts: [{ onHolidays: true }], periods: range(period), having: none }),
  },
  {
    name: 'how much',
    asked: ['How much does {person} work {period}?', 'how often is {person} on {period}'],
    expected: ({ person, period }) => ({ ask: 'count', people: [person.name], periods: range(period) }),
  },
  {
    name: 'everybody in a table',
    asked: [
      '{thing} per physician {period}?',
      'show everybody with their {thing} {period}',
      'breakdown of {thing} by physician {period}',
    ],
    expected: ({ thing, period }) => ({ ask: 'count', by: 'physician', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'requests of a person',
    asked: ['How many requests has {person} sent?', 'how many requests did {person} make'],
    expected: ({ person }) => ({
      table: 'requests',
      ask: 'count',
      people: [person.name],
      request: { type: null, status: null },
    }),
  },
  {
    name: 'the busiest day',
    asked: ['Which day {period} has the most open shifts?', 'what day has the most unfilled shifts {period}'],
    expected: ({ period }) => ({ ask: 'most', by: 'day', counts: [{ isOpen: true }], periods: range(period) }),
  },
  {
    name: 'words that the form has no place for',
    asked: [
      'How many {thing} did {person} spend with the new medical students {period}?',
      'which {thing} {period} were worth double pay',
      'how happy is {person} with the {thing} {period}',
      'who complained about {thing} {period}?',
      'how many {thing} did {person} bill {period}',
      'who drives to work for {thing} {period}',
      'how many {thing} has {person} promised to {other} {period}',
    ],
    expected: () => 'refused',
  },
]

export const heldOutLists: Template[] = templates.map((template) => ({ periods: anyPeriod, ...template }))
