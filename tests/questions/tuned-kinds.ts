/** Templates that the parser was written with: groups, months side by side, spans from a day, wishes, contacts, emergencies. */
import { burdens, people } from './slots.ts'
import type { Template } from './template.ts'

const range = ({ from, to }: { from: string; to: string }) => [{ from, to }]
const weeks = [
  { said: 'Monday', from: '2026-12-14', to: '2026-12-27' },
  { said: 'dec 20', from: '2026-12-20', to: '2027-01-02' },
]
const days = [
  { said: 'on Dec 20', from: '2026-12-20', to: '2026-12-20' },
  { said: 'the 21st', from: '2026-12-21', to: '2026-12-21' },
  { said: 'jan 4 thru jan 8', from: '2027-01-04', to: '2027-01-08' },
]
const capable = ['Priya Raman', 'Kenji Watanabe']
const none = { than: 'exactly', number: 0 } as const

export const tunedKinds: Template[] = [
  {
    name: 'two months by physician',
    asked: ['{thing} per physician november vs december', 'compare {thing} by physician in november and december'],
    things: burdens,
    periods: [{ said: '', from: '', to: '' }],
    expected: ({ thing }) => {
      const [november, december] = [
        { from: '2026-11-01', to: '2026-11-30' },
        { from: '2026-12-01', to: '2026-12-31' },
      ]
      return {
        ask: 'count',
        by: 'physician',
        counts: [november, december].map((period) => ({ ...thing.count, period })),
        periods: [november, december],
      }
    },
  },
  {
    name: 'a specialty at work',
    asked: ['which ICU physicians have {thing} {period}', 'who is ICU trained and has {thing} {period}?'],
    things: burdens,
    expected: ({ thing, period }) => ({ ask: 'who', counts: [thing.count], people: capable, periods: range(period) }),
  },
  {
    name: 'away from a day on',
    asked: [
      'what if {person} is out for two weeks starting {period}',
      'suppose {person} is gone two weeks from {period}',
    ],
    periods: weeks,
    expected: ({ person, period }) => ({ act: 'whatIfAway', people: [person.name], periods: range(period) }),
  },
  {
    name: 'two people away',
    asked: [
      'What if {person} and {other} are both out {period}?',
      'what happens if {person} and {other} are away {period}',
    ],
    expected: ({ person, other, period }) => ({
      act: 'whatIfAway',
      people: [person.name, other.name],
      periods: range(period),
    }),
  },
  {
    name: 'contact',
    asked: ["what's {person}'s phone number", 'phone number for {person}', 'how do i reach {person}?'],
    expected: ({ person }) => ({ act: 'contact', people: [person.name] }),
  },
  {
    name: 'emergencies',
    asked: ['any emergency requests from {person}', 'show me the urgent requests from {person}'],
    expected: ({ person }) => ({
      table: 'requests',
      ask: 'list',
      people: [person.name],
      request: { type: null, status: null, isEmergency: true },
    }),
  },
  {
    name: 'below the others',
    asked: ['is {person} below average for {thing} {period}', 'does {person} have less {thing} than others {period}?'],
    things: burdens,
    expected: ({ person, thing, period }) => ({
      ask: 'compare',
      claim: 'less',
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
    name: 'a level is nothing to have the most of',
    asked: ["who's the most senior person on {period}", 'who is the least senior physician working {period}'],
    expected: () => 'refused',
  },
  {
    name: 'a group and a person at once',
    asked: ['how many hours short of full time is {person} {period}'],
    expected: () => 'refused',
  },
  {
    name: 'nobody has an open shift',
    asked: ['who is short on {thing} {period}', 'who is missing {thing} {period}'],
    things: burdens,
    expected: () => 'refused',
  },
]

/** What physicians ask for; the first person who asks is the one of the test. */
export const ownKinds: Template[] = [
  {
    name: 'time off',
    asked: ["i'd like {period} off", 'could i have {period} off', 'i have to take {period} off'],
    periods: [
      { said: 'Dec 22', from: '2026-12-22', to: '2026-12-22' },
      { said: 'next friday', from: '2026-12-18', to: '2026-12-18' },
      { said: 'jan 11 to jan 15', from: '2027-01-11', to: '2027-01-15' },
    ],
    expected: ({ period }) => ({ act: 'change', people: [people[1]!.name], periods: range(period) }),
  },
  {
    name: 'own count without a verb',
    asked: ['my {thing} {period}', 'count of my {thing} {period}'],
    things: burdens,
    expected: ({ thing, period }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [people[1]!.name],
      periods: range(period),
    }),
  },
  {
    name: 'a colleague for my shift',
    asked: ['can {other} take my shift {period}', 'could {other} work for me {period}?'],
    periods: [
      { said: 'on Friday', from: '2026-12-11', to: '2026-12-11' },
      { said: 'on dec 20', from: '2026-12-20', to: '2026-12-20' },
    ],
    expected: ({ other, period }) => ({
      act: 'mayWork',
      people: [...new Set([other.name, people[1]!.name])],
      periods: range(period),
    }),
  },
  {
    name: 'a wish',
    asked: ['i need {period} off', 'can i get {period} off?', 'i want {period} off please'],
    periods: days,
    expected: ({ period }) => ({ act: 'change', people: [people[1]!.name], periods: range(period) }),
  },
  {
    name: 'own totals',
    asked: ['{thing} {period}', 'total {thing} {period}'],
    // "Holidays in November" asks which there are.
    things: burdens.filter(({ count }) => count.roles === undefined && !count.onHolidays),
    periods: [
      { said: 'this month', from: '2026-12-01', to: '2026-12-31' },
      { said: 'in november', from: '2026-11-01', to: '2026-11-30' },
    ],
    expected: ({ thing, period }) => ({
      ask: 'count',
      counts: [thing.count],
      people: [people[1]!.name],
      periods: range(period),
    }),
  },
  {
    name: 'off on the same days',
    asked: ["who's off when i'm off {period}"],
    expected: () => 'refused',
  },
  {
    name: 'off',
    asked: ['am i off {period}'],
    periods: days.slice(0, 2),
    expected: ({ period }) => ({
      ask: 'whether',
      having: none,
      people: [people[1]!.name],
      periods: range(period),
    }),
  },
]
