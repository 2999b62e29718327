/** Templates that the parser was written with: company, two conditions, percentages, groups against each other, first and last. */
import { burdens } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const none = { than: 'exactly', number: 0 } as const
const some = { than: 'at-least', number: 1 } as const

export const tunedConditions: Template[] = [
  {
    name: 'company',
    asked: [
      'who works with {person} {period}',
      'Who is on with {person} {period}?',
      'who does {person} work with {period}?',
      'who else is on when {person} works {period}',
    ],
    expected: ({ person, period }) => ({ ask: 'who', company: [person.name], periods: range(period) }),
  },
  {
    name: 'shared shifts',
    asked: [
      'How many shifts do {person} and {other} share {period}?',
      'how many shifts does {person} have with {other} {period}',
      'how many shifts do {person} and {other} have together {period}?',
    ],
    expected: ({ person, other, period }) => ({
      ask: 'count',
      people: [person.name],
      company: [other.name],
      periods: range(period),
    }),
  },
  {
    name: 'one but not the other',
    asked: [
      'Who has {thing} but no {second} {period}?',
      'who works {thing} but not {second} {period}',
      'which physicians have {thing} and no {second} {period}?',
    ],
    things: burdens,
    expected: ({ thing, second, period }) => ({
      ask: 'who',
      counts: [
        { ...thing.count, having: some },
        { ...second.count, having: none },
      ],
      periods: range(period),
    }),
  },
  {
    name: 'percentage of a person',
    asked: [
      'What percent of {thing} {period} does {person} have?',
      'what percentage of {thing} {period} are worked by {person}',
      'what % of {thing} {period} go to {person}?',
    ],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'percent',
      counts: [thing.count],
      people: [person.name],
      whole: { counts: [thing.count], people: [] },
      periods: range(period),
    }),
  },
  {
    name: 'more than everyone else',
    asked: [
      'Does {person} have more {thing} than everyone else {period}?',
      'does {person} work more {thing} than other people {period}',
    ],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'compare',
      claim: 'more',
      counts: [thing.count],
      people: [person.name],
      sides: [
        { name: person.name, people: [person.name] },
        { name: 'everyone else', people: [] },
      ],
      periods: range(period),
    }),
  },
  {
    name: 'first and last of a period',
    asked: ['when is the first shift of {person} {period}?', "what's {person}'s first shift {period}"],
    expected: ({ person, period }) => ({ ask: 'first', people: [person.name], periods: range(period) }),
  },
  {
    name: 'physicians over a bound',
    asked: [
      'how many physicians have more than {number} {thing} {period}?',
      'how many docs work over {number} {thing} {period}',
    ],
    things: burdens,
    expected: ({ thing, number, period }) => ({
      ask: 'who',
      counts: [thing.count],
      having: { than: 'more', number },
      periods: range(period),
    }),
  },
]
