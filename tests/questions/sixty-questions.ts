/** Sixty questions as a coordinator and as a physician would ask them, written before anything could answer them. */
import type { Expected } from './expected.ts'

type Asked = [text: string, expected: Expected]

const december = [{ from: '2026-12-01', to: '2026-12-31' }]
const january = [{ from: '2027-01-01', to: '2027-01-31' }]
const on = (date: string) => [{ from: date, to: date }]
const night = { kinds: ['night' as const] }
const weekend = { unit: 'weekends' as const, weekdays: ['saturday' as const, 'sunday' as const] }
const none = { than: 'exactly' as const, number: 0 }
/** Priya Raman asks. */
const me = ['Priya Raman']

export const coordinatorQuestions: Asked[] = [
  ["who's on tonight?", { ask: 'who', counts: [night], periods: on('2026-12-08') }],
  ['Who do I have rounding on Saturday?', { ask: 'who', counts: [{ roles: ['Rounder'] }], periods: on('2026-12-12') }],
  [
    'am I short anywhere next week',
    { ask: 'list', counts: [{ isOpen: true }], periods: [{ from: '2026-12-14', to: '2026-12-20' }] },
  ],
  [
    'how many holes are left in december',
    { ask: 'count', counts: [{ isOpen: true }], periods: [{ from: '2026-12-08', to: '2026-12-31' }] },
  ],
  ["Who hasn't done a weekend this month?", { ask: 'who', counts: [weekend], periods: december, having: none }],
  ['who is getting hammered with nights this month', { ask: 'most', counts: [night], periods: december }],
  ['nights by physician for december', { ask: 'count', by: 'physician', counts: [night], periods: december }],
  [
    'Malik and Grace: who has more weekends this month?',
    { ask: 'compare', counts: [weekend], people: ['Malik Johnson', 'Grace Oyelaran'], periods: december },
  ],
  [
    'hrs for kenji last month',
    {
      ask: 'count',
      counts: [{ unit: 'hours' }],
      people: ['Kenji Watanabe'],
      periods: [{ from: '2026-11-01', to: '2026-11-30' }],
    },
  ],
  [
    'How many shifts did Dr. Day work in October and November?',
    { ask: 'count', people: ['Robert Day'], periods: [{ from: '2026-10-01', to: '2026-11-30' }] },
  ],
  ['whos covering nights xmas eve', { ask: 'who', counts: [night], periods: on('2026-12-24') }],
  ['who worked last thanksgiving', { ask: 'who', periods: on('2026-11-26') }],
  // Who hasn't.
  ['has everybody got at least one weekend off?', { ask: 'who', counts: [{ unit: 'weekends-off' }], having: none }],
  [
    'average nights per doc in q4',
    { ask: 'average', counts: [night], periods: [{ from: '2026-10-01', to: '2026-12-31' }] },
  ],
  ['who can take the night on Dec 20', { act: 'candidates', ask: 'who', counts: [night], periods: on('2026-12-20') }],
  [
    'Volkov just called in sick for tomorrow, who can cover?',
    { act: 'candidates', ask: 'who', people: ['Dmitri Volkov'], periods: on('2026-12-09') },
  ],
  [
    'Can Grace work the swing on Friday?',
    {
      act: 'mayWork',
      ask: 'whether',
      counts: [{ roles: ['Swing'] }],
      people: ['Grace Oyelaran'],
      periods: on('2026-12-11'),
    },
  ],
  [
    'why is the night on the 14th open',
    { act: 'whyShift', ask: 'list', counts: [{ ...night, isOpen: true }], periods: on('2026-12-14') },
  ],
  [
    'what if Priya is out Dec 21-27?',
    { act: 'whatIfAway', ask: 'count', people: ['Priya Raman'], periods: [{ from: '2026-12-21', to: '2026-12-27' }] },
  ],
  ['What happens if we hire another nocturnist?', { act: 'whatIfHired', ask: 'count', counts: [night] }],
  [
    'what would approving request 12 do',
    { act: 'whatIfApproved', ask: 'count', numbers: [12], request: { type: null, status: null } },
  ],
  ['is january done yet?', { act: 'schedules', ask: 'whether', periods: january }],
  ['Is the January schedule published?', { act: 'schedules', ask: 'whether', periods: january }],
  ['how fair is december', { act: 'scores', ask: 'count', periods: december }],
  ['what would make december fairer?', { act: 'improve', ask: 'count', periods: december }],
  ['who has more than their fair share of nights', { act: 'shares', ask: 'who', counts: [night], claim: 'more' }],
  [
    'how many part timers do we have',
    {
      table: 'physicians',
      ask: 'count',
      physician: { level: null, partTime: true, inactive: false, nights: null, specialty: null },
    },
  ],
  [
    'list the seniors',
    {
      table: 'physicians',
      ask: 'list',
      physician: { level: 'senior', partTime: false, inactive: false, nights: null, specialty: null },
    },
  ],
  [
    "what's pending from Amara?",
    { table: 'requests', ask: 'list', people: ['Amara Diallo'], request: { type: null, status: 'pending' } },
  ],
  ['any swaps waiting on me', { table: 'requests', ask: 'list', request: { type: 'swap', status: 'pending' } }],
  [
    'who asked for time off around Christmas?',
    {
      table: 'requests',
      ask: 'who',
      request: { type: 'timeoff', status: null },
      periods: [{ from: '2026-12-22', to: '2026-12-28' }],
    },
  ],
  ['who is off both weekends of January', 'refused'],
  [
    'Which days in December have fewer than 3 rounders?',
    {
      ask: 'list',
      by: 'day',
      counts: [{ roles: ['Rounder'] }],
      periods: december,
      having: { than: 'less', number: 3 },
    },
  ],
  [
    'how many rounders do we need on Sundays',
    { act: 'roles', ask: 'count', counts: [{ roles: ['Rounder'], weekdays: ['sunday'] }] },
  ],
  ['max days in a row allowed?', { act: 'rules', ask: 'count', counts: [{ unit: 'stretch' }] }],
  ['Do we have enough docs?', { act: 'capacity', ask: 'whether' }],
  ['approve all the pending requests', 'refused'],
  ['Swap Grace and Malik on the 15th', 'refused'],
  [
    'how many nights and weekends did Wei Chen work last month',
    {
      ask: 'count',
      counts: [night, weekend],
      people: ['Wei Chen'],
      periods: [{ from: '2026-11-01', to: '2026-11-30' }],
    },
  ],
  ['what is our malpractice premium', 'refused'],
]

export const physicianQuestions: Asked[] = [
  ['when do I work next?', { ask: 'next', people: me }],
  ['when am I off next', { ask: 'next', counts: [{ unit: 'days-off' }], people: me }],
  ['my shifts next week', { ask: 'list', people: me, periods: [{ from: '2026-12-14', to: '2026-12-20' }] }],
  ['am I working Christmas?', { ask: 'whether', people: me, periods: on('2026-12-25') }],
  [
    'how many nights do I have left this month',
    { ask: 'count', counts: [night], people: me, periods: [{ from: '2026-12-08', to: '2026-12-31' }] },
  ],
  ['how many weekends am i doing in january', { ask: 'count', counts: [weekend], people: me, periods: january }],
  ['who am I on with tomorrow?', { ask: 'who', company: me, periods: on('2026-12-09') }],
  ["who's the admitter tomorrow", { ask: 'who', counts: [{ roles: ['Admitter'] }], periods: on('2026-12-09') }],
  [
    'what is my longest stretch in December',
    { ask: 'count', counts: [{ unit: 'stretch' }], people: me, periods: december },
  ],
  ['am I off on the 24th?', { ask: 'whether', people: me, periods: on('2026-12-24'), having: none }],
  [
    'do I have more nights than Grace this month',
    { ask: 'compare', claim: 'more', counts: [night], people: ['Priya Raman', 'Grace Oyelaran'], periods: december },
  ],
  [
    'How many hours did I work in the last two weeks?',
    { ask: 'count', counts: [{ unit: 'hours' }], people: me, periods: [{ from: '2026-11-24', to: '2026-12-07' }] },
  ],
  ['when was my last night', { ask: 'last', counts: [night], people: me }],
  [
    'why do I have the night on the 15th?',
    { act: 'whyShift', ask: 'list', counts: [night], people: me, periods: on('2026-12-15') },
  ],
  [
    'can I work the swing on Friday',
    { act: 'mayWork', ask: 'whether', counts: [{ roles: ['Swing'] }], people: me, periods: on('2026-12-11') },
  ],
  ['who can cover for me on Dec 18', { act: 'candidates', ask: 'who', people: me, periods: on('2026-12-18') }],
  [
    'was my vacation approved?',
    { table: 'requests', ask: 'list', people: me, request: { type: 'timeoff', status: null } },
  ],
  [
    'which open shifts are there this weekend',
    { ask: 'list', counts: [{ isOpen: true }], periods: [{ from: '2026-12-12', to: '2026-12-13' }] },
  ],
  ['what is a nocturnist', { act: 'knowledge', ask: 'count' }],
  ['how much do I get paid for nights', 'refused'],
]
