/** Imports inside src/web only go down, from floor to floor; between two rooms of one floor they follow the arrows of this table. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** From the roof to the ground: each room with the rooms of the same floor that it may import. A room is a folder, or a file beside them. */
const floors: Record<string, string[]>[] = [
  // The roof starts the application and ties addresses to screens.
  {
    'main.tsx': ['app.tsx'],
    'app.tsx': ['pages.ts', 'signed-in-parts.tsx'],
    'pages.ts': [],
    'signed-in-parts.tsx': [],
  },
  // Screens and their parts, a room a noun.
  {
    analytics: ['assessment', 'feedback', 'shifts'],
    assessment: [],
    assistant: [],
    audit: [],
    calendar: [],
    'call-outs': ['shifts'],
    dashboard: ['call-outs', 'exports', 'generation', 'groups', 'requests', 'shifts'],
    exports: [],
    feedback: [],
    generation: ['assessment', 'calendar'],
    groups: ['exports'],
    help: [],
    landing: ['dashboard', 'shifts'],
    'not-found': [],
    'open-shifts': ['shifts'],
    physicians: ['calendar'],
    preferences: ['physicians'],
    requests: ['calendar', 'call-outs', 'shifts'],
    roster: ['assessment', 'call-outs', 'schedule-actions', 'shifts'],
    'schedule-actions': ['assessment', 'exports'],
    'schedule-reading': ['assessment', 'assistant', 'generation', 'schedule-actions'],
    schedules: ['assessment', 'calendar', 'exports', 'feedback', 'roster', 'schedule-actions', 'shifts'],
    shifts: ['calendar'],
    stats: ['shifts'],
    'time-off': ['requests'],
    users: [],
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
    ui: [],
  },
]

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file),
)
const roomOf = (file: string) => file.split('/')[0]!
const floorOf = (room: string) => floors.findIndex((rooms) => room in rooms)

/** All imports from one room into another, late ones included. */
const imports = files.flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, specifier]) => relative(folder, join(folder, file, '..', specifier!)))
    .filter((target) => !target.startsWith('..') && roomOf(target) !== roomOf(file))
    .map((target) => ({ from: roomOf(file), to: roomOf(target), says: `${file} -> ${target}` })),
)

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
  const arrows = floors.flatMap(Object.entries<string[]>).flatMap(([from, all]) => all.map((to) => `${from} -> ${to}`))
  expect(arrows.filter((arrow) => !level.some(({ from, to }) => `${from} -> ${to}` === arrow))).toEqual([])
})

test('the arrows form no circle', () => {
  expect(floors.map(roomsInCircles).filter((rooms) => rooms.length > 0)).toEqual([])
})

/** What is left when rooms without arrows to others are taken away, again and again. */
function roomsInCircles(floor: Record<string, string[]>): string[] {
  const left = Object.keys(floor).filter((room) => floor[room]!.some((to) => to in floor))
  if (left.length === Object.keys(floor).length) return left
  return roomsInCircles(Object.fromEntries(left.map((room) => [room, floor[room]!])))
}
