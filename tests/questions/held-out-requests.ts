/** Held-out templates: time off and call-outs that are counted, handoffs, and open shifts for someone. */
import type { Template } from './template.ts'
import {
  callOuts,
  countOfPerson,
  days,
  december,
  handoffOfPerson,
  leave,
  openForPerson,
  past,
  range,
} from './tuned-requests.ts'

/** Written after the parser, and never used to change it. */
export const heldOutRequests: Template[] = [
  {
    name: 'vacation days, other words',
    asked: ['days of vacation {person} used {period}', 'how much vacation did {person} take {period}?'],
    periods: past,
    expected: countOfPerson(leave),
  },
  {
    name: 'the least vacation',
    asked: ['who took the least vacation {period}', 'who has the fewest vacation days {period}'],
    periods: past,
    expected: ({ period }) => ({ ask: 'least', counts: leave, periods: range(period) }),
  },
  {
    name: 'average vacation',
    asked: ['average vacation days per physician {period}', 'avg pto days {period}'],
    periods: past,
    expected: ({ period }) => ({ ask: 'average', counts: leave, periods: range(period) }),
  },
  {
    name: 'who called out the most',
    asked: ['who called out the most {period}', 'who called in sick most {period}?', 'most call-outs {period}'],
    periods: past,
    expected: ({ period }) => ({ ask: 'most', counts: callOuts, periods: range(period) }),
  },
  {
    name: 'who takes over, other words',
    asked: [
      'who does {person} hand off to {period}',
      'who is {person} signing out to {period}?',
      "who's on after {person} {period}",
    ],
    periods: days,
    expected: handoffOfPerson('after'),
  },
  {
    name: 'open shifts for someone, other words',
    asked: ['can {person} cover any open shifts {period}?', 'are there any open shifts {person} could do {period}'],
    periods: [december],
    expected: openForPerson,
  },
]
