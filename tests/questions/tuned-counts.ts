/** Templates that the parser was written with: counts and comparisons. */
import { burdens, things } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]

export const tunedCounts: Template[] = [
  {
    name: 'count of a person',
    asked: [
      'How many {thing} does {person} have {period}?',
      'how many {thing} is {person} working {period}',
      'number of {thing} for {person} {period}',
      'what is the total number of {thing} of {person} {period}?',
      'pls count the {thing} that {person} has {period}',
    ],
    expected: ({ person, thing, period }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'count of a person without a verb',
    asked: ['{person} {thing} {period}', '{thing} of {person} {period}', '{thing} {period} {person}'],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'count of all',
    asked: [
      'How many {thing} are there {period}?',
      'total {thing} {period}',
      'how many {thing} do we have {period} in total?',
    ],
    // How many holidays there are is a question about the calendar.
    things: things.filter(({ said }) => said !== 'holidays'),
    expected: ({ thing, period }) => ({ ask: 'count', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'the most',
    asked: [
      'Who has the most {thing} {period}?',
      'which doc has the most {thing} {period}',
      'most {thing} {period}?',
      'Who works the most {thing} {period}',
    ],
    expected: ({ thing, period }) => ({ ask: 'most', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'the fewest',
    asked: [
      'Who has the fewest {thing} {period}?',
      'who has the least {thing} {period}',
      'which physician got the fewest {thing} {period}',
    ],
    expected: ({ thing, period }) => ({ ask: 'least', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'who has none',
    asked: [
      "Who hasn't worked any {thing} {period}?",
      'who has no {thing} {period}',
      "who isn't on {thing} {period}?",
      'who does not have {thing} {period}',
    ],
    things: burdens,
    expected: ({ thing, period }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'exactly', number: 0 },
    }),
  },
  {
    name: 'who has some',
    asked: [
      'Who works {thing} {period}?',
      'who is on {thing} {period}',
      'who has {thing} {period}',
      'which physicians are working {thing} {period}?',
    ],
    things: burdens,
    expected: ({ thing, period }) => ({ ask: 'who', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'more than a number',
    asked: [
      'Who has more than {number} {thing} {period}?',
      'anyone with more than {number} {thing} {period}? list them',
      'which physicians work over {number} {thing} {period}',
    ],
    expected: ({ thing, period, number }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'more', number },
    }),
  },
  {
    name: 'at least a number',
    asked: ['Who has at least {number} {thing} {period}?', 'who works {number} or more {thing} {period}'],
    expected: ({ thing, period, number }) => ({
      ask: 'who',
      counts: [thing.count],
      periods: range(period),
      having: { than: 'at-least', number },
    }),
  },
  {
    name: 'two measures',
    asked: [
      'How many {thing} and {second} does {person} have {period}?',
      '{thing} and {second} of {person} {period}',
      'how many {thing} and how many {second} has {person} got {period}',
    ],
    things: burdens.slice(0, 5),
    expected: ({ person, thing, second, period }) => ({
      ask: 'count',
      counts: [thing.count, second.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'average',
    asked: [
      'What is the average number of {thing} per physician {period}?',
      'average {thing} {period}',
      'how many {thing} does a physician have on average {period}?',
    ],
    expected: ({ thing, period }) => ({ ask: 'average', counts: [thing.count], periods: range(period) }),
  },
  {
    name: 'two people compared',
    asked: [
      'Compare the {thing} of {person} and {other} {period}',
      'compare {person} with {other}: {thing} {period}',
      'difference between {person} and {other} in {thing} {period}',
    ],
    expected: ({ person, other, thing, period }) => ({
      ask: 'compare',
      counts: [thing.count],
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
  {
    name: 'one claimed above another',
    asked: [
      'Does {person} have more {thing} than {other} {period}?',
      'has {person} worked more {thing} than {other} {period}',
    ],
    expected: ({ person, other, thing, period }) => ({
      ask: 'compare',
      claim: 'more',
      counts: [thing.count],
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
]
