/** Sixty questions about the demo group, asked once, with their right reading. Never tune on them. */
import { demoPhysicians } from '../../src/server/demo/demo-people.ts'
import type { Expected } from './expected.ts'

/** With the turns before it, if it follows up. */
type Asked = [turns: string | string[], expected: Expected]

const span = (from: string, to: string) => [{ from, to }]
const on = (date: string) => span(date, date)
const december = span('2026-12-01', '2026-12-31')
const november = span('2026-11-01', '2026-11-30')
const night = { kinds: ['night' as const] }
const hours = { unit: 'hours' as const }
const weekends = { unit: 'weekends' as const, weekdays: ['saturday' as const, 'sunday' as const] }
const none = { than: 'exactly' as const, number: 0 }
const some = { than: 'at-least' as const, number: 1 }
const me = ['Priya Raman']
type Fields = (typeof demoPhysicians)[number]
const named = (isMeant: (one: Fields) => boolean) =>
  demoPhysicians
    .filter(isMeant)
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
const nocturnists = named((one) => one.nightShiftPreference === 'prefer')
const seniors = named((one) => one.experienceLevel === 'senior')
const juniors = named((one) => one.experienceLevel === 'junior' && one.lastName !== 'Mansour')

export const unseenByCoordinator: Asked[] = [
  ["who's in house tomorrow night", { ask: 'who', counts: [night], periods: on('2026-12-09') }],
  [
    'which shifts next week still have no name on them',
    { ask: 'list', counts: [{ isOpen: true }], periods: span('2026-12-14', '2026-12-20') },
  ],
  [
    'how many nights is each nocturnist doing in december',
    { ask: 'count', by: 'physician', counts: [night], people: nocturnists, periods: december },
  ],
  [
    'did Thornton or Haddadi work more weekends in november?',
    { ask: 'compare', counts: [weekends], people: ['Marcus Thornton', 'Leila Haddadi'], periods: november },
  ],
  [
    'people with no weekend shifts in dec',
    { ask: 'who', counts: [{ weekdays: ['saturday', 'sunday'] }], having: none, periods: december },
  ],
  [
    "what's Zhao's total for the year in hours",
    { ask: 'count', counts: [hours], people: ['Mei-Ling Zhao'], periods: span('2026-01-01', '2026-12-31') },
  ],
  ['List the seniors who are on for christmas day', { ask: 'list', people: seniors, periods: on('2026-12-25') }],
  [
    'average hours per week for Laurent in november',
    {
      ask: 'average',
      by: 'week',
      counts: [hours],
      isPerPhysician: true,
      people: ['Simone Laurent'],
      periods: november,
    },
  ],
  [
    'who works the 24th but not the 25th',
    {
      ask: 'who',
      counts: [
        { having: some, period: on('2026-12-24')[0]! },
        { having: none, period: on('2026-12-25')[0]! },
      ],
      periods: span('2026-12-24', '2026-12-25'),
    },
  ],
  [
    'is Tremblay off next wknd',
    { ask: 'whether', having: none, people: ['Mireille Tremblay'], periods: span('2026-12-19', '2026-12-20') },
  ],
  [
    'whos had the most sick calls this year',
    { ask: 'most', counts: [{ unit: 'call-outs' }], periods: span('2026-01-01', '2026-12-31') },
  ],
  [
    'how many vacation days are approved for december',
    { ask: 'count', counts: [{ unit: 'leave-days' }], periods: december },
  ],
  ['what days is Prescott on this month', { ask: 'list', people: ['Eleanor Prescott'], periods: december }],
  [
    'who worked fewer than 10 shifts last month',
    { ask: 'who', having: { number: 10, than: 'less' }, periods: november },
  ],
  ['top 3 by holidays worked', { ask: 'most', counts: [{ onHolidays: true }], limit: 3 }],
  [
    'does Castellano ever do nights',
    { ask: 'whether', counts: [night], people: ['Ruben Castellano'], periods: span('2025-12-08', '') },
  ],
  [
    'how does Mansour compare to the other juniors on hours this month',
    { ask: 'compare', counts: [hours], people: ['Tariq Mansour', ...juniors], periods: december },
  ],
  [
    'when was the last time Benali worked a sunday',
    { ask: 'last', counts: [{ weekdays: ['sunday'] }], people: ['Omar Benali'] },
  ],
  [
    'anyone over 180 hours this month?',
    { ask: 'who', counts: [hours], having: { number: 180, than: 'more' }, periods: december },
  ],
  [
    'what are we looking at for triage coverage on the 22nd',
    { ask: 'list', counts: [{ isOpen: true, roles: ['Triage'] }], periods: on('2026-12-22') },
  ],
  ['who can replace Romano on friday', { act: 'candidates', people: ['Lucia Romano'], periods: on('2026-12-11') }],
  [
    'could Diallo do the night on the 17th',
    { act: 'mayWork', counts: [night], people: ['Amara Diallo'], periods: on('2026-12-17') },
  ],
  [
    "if I say yes to Nwosu's time off what happens",
    { act: 'whatIfApproved', people: ['Adaeze Nwosu'], request: { status: 'approved', type: 'timeoff' } },
  ],
  ["we're thinking of bringing on 2 part time docs, would it help?", { act: 'whatIfHired', numbers: [2] }],
  ['What if Obi only worked half time', { act: 'whatIfChanged', numbers: [0.5], people: ['Emeka Obi'] }],
  [
    'suppose we need 3 admitters on mondays',
    { act: 'whatIfChanged', counts: [{ roles: ['Admitter'], weekdays: ['monday'] }], numbers: [3] },
  ],
  ["decline Solheim's emergency request", { act: 'change', people: ['Ingrid Solheim'] }],
  [
    'switch Chen and Navarro on dec 20',
    { act: 'change', people: ['Wei Chen', 'Beatriz Navarro'], periods: on('2026-12-20') },
  ],
  ['publish december', { act: 'change', periods: december }],
  [
    'draft a note to Iyer explaining his vacation was denied',
    { act: 'draft', people: ['Rajesh Iyer'], request: { type: 'timeoff', status: 'denied' } },
  ],
  [
    'send the group something about the open shift on the 14th',
    { act: 'draft', counts: [{ isOpen: true }], periods: on('2026-12-14'), request: { type: null, status: null } },
  ],
  ['what do most hospitals do about jeopardy call', { act: 'knowledge' }],
  ['how many patients should one rounder have', { act: 'knowledge', counts: [{ roles: ['Rounder'] }] }],
  ['where do I change the max days in a row', { act: 'knowledge', counts: [{ unit: 'stretch' }] }],
  ['any conflicts in december i should know about', { act: 'conflicts', periods: december }],
  [
    'nights in oct, nov and dec for Volkov',
    { ask: 'count', counts: [night], people: ['Dmitri Volkov'], periods: span('2026-10-01', '2026-12-31') },
  ],
  [
    ['nights in oct, nov and dec for Volkov', 'and Lowell?'],
    { ask: 'count', counts: [night], people: ['Harriet Lowell'], periods: span('2026-10-01', '2026-12-31') },
  ],
  [
    ['nights in oct, nov and dec for Volkov', 'and Lowell?', 'who did the most of those in december'],
    { ask: 'most', counts: [night], periods: december },
  ],
  ['why is Keller working christmas', { act: 'whyShift', people: ['Jonas Keller'], periods: on('2026-12-25') }],
  ["what's the capital of France", 'refused'],
]

export const unseenByPhysician: Asked[] = [
  ["when's my next weekend off", { ask: 'next', counts: [{ unit: 'weekends-off' }], people: me }],
  ['do I work on the 23rd or the 24th', { ask: 'whether', people: me, periods: span('2026-12-23', '2026-12-24') }],
  [
    'who else is rounding with me tomorrow',
    { ask: 'who', company: me, counts: [{ roles: ['Rounder'] }], periods: on('2026-12-09') },
  ],
  [
    'how many nights have I done since september',
    { ask: 'count', counts: [night], people: me, periods: span('2026-09-01', '2026-12-08') },
  ],
  ['Am I over or under on holidays', { act: 'shares', counts: [{ onHolidays: true }], people: me, claim: 'more' }],
  ['can I have jan 20-24 off?', { act: 'change', people: me, periods: span('2027-01-20', '2027-01-24') }],
  [
    "is my vacation on the 14th ok'd",
    {
      table: 'requests',
      ask: 'list',
      people: me,
      periods: on('2026-12-14'),
      request: { type: 'timeoff', status: null },
    },
  ],
  ['I need someone to take my dec 13', { act: 'candidates', people: me, periods: on('2026-12-13') }],
  [
    'could I take the open shift monday',
    { act: 'change', counts: [{ isOpen: true }], people: me, periods: on('2026-12-14') },
  ],
  [
    'how many weekends did Watanabe work last month',
    { ask: 'count', counts: [weekends], people: ['Kenji Watanabe'], periods: november },
  ],
  [
    'why did Volkov get those days off',
    { act: 'privateReason', people: ['Dmitri Volkov'], request: { type: 'timeoff', status: null } },
  ],
  [
    "who's asked for christmas off",
    { ask: 'who', periods: on('2026-12-25'), request: { type: 'timeoff', status: null }, table: 'requests' },
  ],
  ['list my shifts for the next two weeks', { ask: 'list', people: me, periods: span('2026-12-08', '2026-12-21') }],
  [
    "what's the most days in a row I work in december",
    { ask: 'count', counts: [{ unit: 'stretch' }], people: me, periods: december },
  ],
  [
    'who do I sign out to tonight',
    { ask: 'who', company: me, counts: [night], handoff: 'after', periods: on('2026-12-08') },
  ],
  [
    'how many hours am I at this week',
    { ask: 'count', counts: [hours], people: me, periods: span('2026-12-07', '2026-12-13') },
  ],
  [
    ['how many hours am I at this week', 'what about last week'],
    { ask: 'count', counts: [hours], people: me, periods: span('2026-11-30', '2026-12-06') },
  ],
  ["show me everyone's fairness numbers", 'refused'],
  ['how do I set up my calendar feed', { act: 'knowledge' }],
  ["what's the pay for extra shifts", 'refused'],
]
