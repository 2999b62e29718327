/** Tuned templates: time off and call-outs that are counted, handoffs, and open shifts for someone. */
import { people } from './slots.ts'
import type { Template } from './template.ts'

export const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
export const december = { said: 'in December', from: '2026-12-01', to: '2026-12-31' }
export const past = [
  { said: 'last month', from: '2026-11-01', to: '2026-11-30' },
  { said: 'in october', from: '2026-10-01', to: '2026-10-31' },
  { said: 'last year', from: '2025-01-01', to: '2025-12-31' },
]
export const days = [
  { said: 'on Friday', from: '2026-12-11', to: '2026-12-11' },
  { said: 'dec 20', from: '2026-12-20', to: '2026-12-20' },
]
export const leave = [{ unit: 'leave-days' as const }]
export const callOuts = [{ unit: 'call-outs' as const }]
type Expected = Template['expected']
export const countOfPerson =
  (counts: typeof leave | typeof callOuts): Expected =>
  ({ person, period }) => ({ ask: 'count', counts, people: [person.name], periods: range(period) })
export const handoffOfPerson =
  (handoff: 'before' | 'after'): Expected =>
  ({ person, period }) => ({ ask: 'who', company: [person.name], handoff, periods: range(period) })
export const openForPerson: Expected = ({ person, period }) => ({
  ...{ act: 'mayWork', counts: [{ isOpen: true }] },
  ...{ people: [person.name], periods: range(period) },
})
const none = { than: 'exactly', number: 0 } as const

export const tunedRequests: Template[] = [
  {
    name: 'vacation days',
    asked: ['how many vacation days did {person} take {period}', 'pto days for {person} {period}'],
    periods: past,
    expected: countOfPerson(leave),
  },
  {
    name: 'the most vacation',
    asked: ['who took the most vacation {period}', 'who used the most pto {period}?'],
    periods: past,
    expected: ({ period }) => ({ ask: 'most', counts: leave, periods: range(period) }),
  },
  {
    name: 'no vacation',
    asked: ['who took no vacation {period}', "who didn't take any vacation {period}"],
    periods: past,
    expected: ({ period }) => ({ ask: 'who', counts: leave, periods: range(period), having: none }),
  },
  {
    name: 'what is left of an allowance',
    asked: ['how many vacation days does {person} have left', 'vacation days left for {person}?'],
    expected: ({ person }) => ({ ask: 'balance', counts: leave, people: [person.name] }),
  },
  {
    name: 'call-outs',
    asked: ['how many call-outs did we have {period}', 'number of sick calls {period}'],
    periods: past,
    expected: ({ period }) => ({ ask: 'count', counts: callOuts, periods: range(period) }),
  },
  {
    name: 'call-outs of someone',
    asked: ['how many times did {person} call out {period}', 'how often did {person} call out {period}?'],
    periods: past,
    expected: countOfPerson(callOuts),
  },
  {
    name: 'who takes over',
    asked: ['who relieves {person} {period}', 'who takes over from {person} {period}?'],
    periods: days,
    expected: handoffOfPerson('after'),
  },
  {
    name: 'who hands over',
    asked: ['who hands off to {person} {period}', 'who does {person} relieve {period}'],
    periods: days,
    expected: handoffOfPerson('before'),
  },
  {
    name: 'open shifts for someone',
    asked: ['which open shifts could {person} take {period}', 'what open shifts can {person} pick up {period}?'],
    periods: [december],
    expected: openForPerson,
  },
]

/** Asked by a physician. */
export const ownRequests: Template[] = [
  {
    name: 'own vacation days',
    asked: ['how many vacation days did i take {period}', 'my vacation days {period}'],
    periods: past,
    expected: ({ period }) => ({
      ask: 'count',
      counts: leave,
      people: [people[1]!.name],
      periods: range(period),
    }),
  },
  {
    name: 'own handoff',
    asked: ['who do i hand off to {period}', 'who relieves me {period}?'],
    periods: days,
    expected: ({ period }) => ({ ask: 'who', company: [people[1]!.name], handoff: 'after', periods: range(period) }),
  },
  {
    name: 'own open shifts',
    asked: ['which open shifts can i take {period}'],
    periods: [december],
    expected: ({ period }) => ({
      act: 'mayWork',
      counts: [{ isOpen: true }],
      people: [people[1]!.name],
      periods: range(period),
    }),
  },
]
