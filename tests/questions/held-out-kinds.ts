/** Held-out templates, written before they were first asked: groups, spans, several people, contacts, wishes. */
import { burdens, people } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const capable = ['Priya Raman', 'Kenji Watanabe']
const asker = people[1]!.name

export const heldOutKinds: Template[] = [
  {
    name: 'how many of a group work',
    asked: ['how many ICU physicians are working {period}', 'number of ICU doctors working {period}'],
    periods: [
      { said: 'tomorrow', from: '2026-12-09', to: '2026-12-09' },
      { said: 'next week', from: '2026-12-14', to: '2026-12-20' },
    ],
    expected: ({ period }) => ({
      ask: 'count',
      counts: [{ unit: 'physicians' }],
      people: capable,
      periods: range(period),
    }),
  },
  {
    name: 'three days from',
    asked: [
      'how many {thing} does {person} have in the 3 days from {period}',
      '{thing} for {person} 3 days starting {period}',
    ],
    things: burdens,
    periods: [
      { said: 'dec 14', from: '2026-12-14', to: '2026-12-16' },
      { said: 'Friday', from: '2026-12-11', to: '2026-12-13' },
    ],
    expected: ({ person, thing, period }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [person.name],
      periods: range(period),
    }),
  },
  {
    name: 'pair out',
    asked: ['suppose {person} and {other} are both on leave {period}', 'what if we lose {person} and {other} {period}'],
    expected: ({ person, other, period }) => ({
      act: 'whatIfAway',
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
  {
    name: 'reach',
    asked: ["{person}'s cell", 'do you have an email address for {person}?', 'pager number of {person}'],
    expected: ({ person }) => ({ act: 'contact', people: [person.name] }),
  },
  {
    name: 'above the others',
    asked: [
      'is {person} above average on {thing} {period}?',
      'is {person} getting more {thing} than anyone else {period}',
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
    name: 'who approved',
    asked: ["who approved {person}'s request"],
    expected: ({ person }) => ({
      act: 'history',
      people: [person.name],
      request: { type: null, status: 'approved' },
    }),
  },
  {
    name: 'who denied',
    asked: ["who denied {person}'s time off"],
    expected: ({ person }) => ({
      act: 'history',
      people: [person.name],
      request: { type: 'timeoff', status: 'denied' },
    }),
  },
]

/** As Priya Raman asks. */
export const heldOutOwn: Template[] = [
  {
    name: 'next ones',
    asked: ['what are my next {number} shifts', 'show me my next {number} shifts'],
    expected: ({ number }) => ({ ask: 'list', limit: number, people: [asker] }),
  },
  {
    name: 'with a colleague',
    asked: ['am i on with {other} {period}', 'do i work the same days as {other} {period}?'],
    expected: ({ other, period }) => ({
      ask: 'whether',
      people: [asker],
      company: [other.name],
      periods: range(period),
    }),
  },
  {
    name: 'more than the rest',
    asked: ['am i working more {thing} than most people {period}', 'do i have more {thing} than average {period}?'],
    things: burdens,
    expected: ({ thing, period }) => ({
      ask: 'compare',
      claim: 'more',
      counts: [thing.count],
      people: [asker],
      sides: [
        { name: asker, people: [asker] },
        { name: 'everyone else', people: [] },
      ],
      periods: range(period),
    }),
  },
]
