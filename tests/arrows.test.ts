/** Imports only go down, from floor to floor; between two rooms of one floor they follow the arrows of these tables. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../src/engine/group-by.ts'

/** Each room with the rooms of the same floor that it may import. A room is a folder, or a file beside folders. */
type Floor = Record<string, string[]>

/** From the roof to the ground. */
const houses: Record<string, Floor[]> = {
  'src/server': [
    // The roof wires everything.
    {
      'main.ts': ['start.ts'],
      'worker.ts': ['work.ts'],
      'start.ts': ['app.ts', 'work.ts'],
      'app.ts': [],
      'work.ts': [],
    },
    { demo: [] },
    // What the product does, a room a noun.
    {
      activity: ['groups', 'users'],
      analytics: ['groups', 'roles', 'schedules'],
      anchors: ['groups'],
      'api-keys': [],
      assistant: [
        'analytics',
        'audit',
        'groups',
        'holidays',
        'payroll',
        'physicians',
        'roles',
        'schedules',
        'stats',
        'users',
        'what-if',
      ],
      audit: ['groups'],
      'call-outs': ['requests', 'schedules', 'shift-changes', 'users'],
      devices: [],
      exports: ['groups', 'roles', 'schedules', 'users'],
      fhir: ['groups', 'roles'],
      feedback: ['activity', 'schedules', 'users'],
      generation: ['groups', 'roles', 'schedules', 'shift-changes', 'users'],
      groups: ['users'],
      health: [],
      help: [],
      holidays: ['groups', 'schedules', 'users'],
      memberships: ['physicians', 'requests', 'users'],
      news: ['analytics', 'groups', 'roles', 'schedules', 'shift-changes', 'stats', 'users'],
      'on-call': ['groups', 'roles'],
      payroll: ['groups', 'roles', 'schedules', 'users'],
      physicians: ['groups', 'requests', 'roles', 'shift-changes', 'users'],
      privacy: ['users'],
      requests: ['groups', 'schedules', 'shift-changes', 'users'],
      roles: ['users'],
      scenarios: ['generation', 'groups', 'requests', 'roles', 'schedules', 'shift-changes', 'what-if'],
      scim: ['physicians', 'requests', 'users'],
      'schedule-reading': ['groups', 'holidays', 'physicians', 'roles', 'schedules', 'shift-changes', 'users'],
      schedules: ['groups', 'roles', 'users'],
      'shift-changes': ['exports', 'groups', 'roles', 'schedules', 'users'],
      stats: ['analytics', 'groups', 'roles', 'schedules'],
      users: [],
      webhooks: [],
      'what-if': [],
      year: ['groups', 'schedules'],
    },
    // The ground knows no noun.
    { platform: [] },
  ],
  'src/server/platform': [
    { 'services.ts': [] },
    {
      advisor: [],
      auth: ['events'],
      changes: ['events', 'jobs'],
      events: [],
      files: [],
      http: ['changes'],
      jobs: [],
      'language-model.ts': [],
      mail: ['auth'],
      search: [],
    },
    { db: ['threads'], threads: [] },
    {
      'addresses.ts': [],
      'control.ts': ['log.ts'],
      'env.ts': ['addresses.ts', 'environment.ts'],
      'environment.ts': ['addresses.ts'],
      'fail.ts': [],
      'group-time.ts': [],
      'health-board.ts': [],
      'keep-newest.ts': [],
      'links.ts': [],
      'log.ts': [],
      'public-address.ts': ['addresses.ts'],
      'scope.ts': [],
      'steady-clock.ts': [],
      'take-over.ts': [],
      'pause.ts': ['steady-clock.ts'],
    },
  ],
  'src/web': [
    // The roof starts the application and ties addresses to screens.
    {
      'main.tsx': ['app.tsx'],
      'app.tsx': ['pages.ts', 'signed-in-parts.tsx'],
      'pages.ts': [],
      'signed-in-parts.tsx': ['pages.ts'],
    },
    // Screens and their parts, a room a noun.
    {
      analytics: ['assessment', 'fatigue', 'feedback', 'schedule-actions', 'shifts'],
      'api-docs': [],
      assessment: [],
      assistant: [],
      audit: [],
      calendar: [],
      'call-outs': ['shifts'],
      'custom-rules': [],
      dashboard: ['call-outs', 'exports', 'generation', 'groups', 'news', 'requests', 'schedule-actions', 'shifts'],
      directory: [],
      exports: [],
      fatigue: [],
      feedback: [],
      generation: ['assessment', 'groups'],
      groups: ['custom-rules', 'exports', 'scenarios'],
      help: [],
      integrations: [],
      landing: ['dashboard', 'shifts'],
      news: ['shifts'],
      'open-shifts': ['shifts'],
      payroll: ['exports'],
      physicians: ['calendar', 'custom-rules'],
      preferences: ['call-outs', 'custom-rules', 'physicians'],
      requests: ['calendar', 'call-outs', 'shifts'],
      roster: ['assessment', 'call-outs', 'fatigue', 'schedule-actions', 'shifts'],
      scenarios: ['requests', 'roster'],
      'schedule-actions': ['assessment', 'exports', 'shifts'],
      'schedule-reading': ['assessment', 'assistant', 'generation', 'schedule-actions'],
      schedules: ['assessment', 'calendar', 'exports', 'feedback', 'news', 'roster', 'schedule-actions', 'shifts'],
      'shift-sheet': ['call-outs', 'requests', 'roster', 'shifts'],
      shifts: [],
      stats: ['fatigue', 'payroll', 'shifts', 'year'],
      swaps: ['shifts'],
      switchboard: [],
      'time-off': ['requests'],
      users: [],
      year: [],
    },
    // What stands around every screen.
    { layout: [] },
    // The ground knows no screen.
    {
      api: ['files', 'offline', 'text', 'ui'],
      files: [],
      offline: [],
      'paths.ts': [],
      session: ['api', 'text'],
      text: [],
      theme: ['ui'],
      ui: ['text'],
    },
  ],
}

const root = join(import.meta.dirname, '..')
/** What a person takes in at a glance. */
const mostFiles = 25

describe.each(Object.entries(houses))('%s', (folder, floors) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file),
  )
  const imports = files.flatMap((file) => importsOf(folder, file))
  const floorOf = (room: string) => floors.findIndex((rooms) => room in rooms)

  test('every room stands on a floor', () => {
    const rooms = floors.flatMap((floor) => Object.keys(floor))
    expect(rooms.toSorted()).toEqual([...new Set(files.map(roomOf))].toSorted())
  })

  test('no import goes up', () => {
    expect(imports.filter(({ from, to }) => floorOf(from) > floorOf(to)).map(({ says }) => says)).toEqual([])
  })

  test('on one floor, imports follow the arrows, and every arrow is needed', () => {
    const level = imports.filter(({ from, to }) => floorOf(from) === floorOf(to))
    const allowed = (from: string, to: string) => floors[floorOf(from)]?.[from]?.includes(to)
    expect(level.filter(({ from, to }) => !allowed(from, to)).map(({ says }) => says)).toEqual([])
    const arrows = floors
      .flatMap(Object.entries<string[]>)
      .flatMap(([from, all]) => all.map((to) => `${from} -> ${to}`))
    expect(arrows.filter((arrow) => !level.some(({ from, to }) => `${from} -> ${to}` === arrow))).toEqual([])
  })

  test('the arrows form no circle', () => {
    expect(floors.map(roomsInCircles).filter((rooms) => rooms.length > 0)).toEqual([])
  })

  test(`no folder holds more than ${mostFiles} files, except the parts of screens`, () => {
    const crowded = [...groupBy(files, (file) => dirname(file))].filter(([, held]) => held.length > mostFiles)
    expect(crowded.map(([place]) => place).filter((place) => place !== 'ui')).toEqual([])
  })
})

function roomOf(file: string): string {
  return file.split('/')[0]!
}

/** Imports from one room into another, late ones included. */
function importsOf(folder: string, file: string) {
  const house = join(root, folder)
  const text = readFileSync(join(house, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, specifier]) => relative(house, join(house, file, '..', specifier!)))
    .filter((target) => !target.startsWith('..') && roomOf(target) !== roomOf(file))
    .map((target) => ({ from: roomOf(file), to: roomOf(target), says: `${file} -> ${target}` }))
}

/** What is left when rooms without arrows to others are taken away, again and again. */
function roomsInCircles(floor: Floor): string[] {
  const left = Object.keys(floor).filter((room) => floor[room]!.some((to) => to in floor))
  if (left.length === Object.keys(floor).length) return left
  return roomsInCircles(Object.fromEntries(left.map((room) => [room, floor[room]!])))
}
