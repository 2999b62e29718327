/** The flow argument for one day: which roles together need more people than are eligible, by a maximum matching. */
import type { Kind } from '../shapes/limit.ts'

export type Shortage = {
  /** Roles no one else can help with. */
  kinds: Kind[]
  need: number
  /** Physicians who may take at least one of them. */
  people: number[]
}

export type DayMatching = {
  /** Who gets what in a maximum matching. */
  kindOf: Map<number, Kind>
  shortage: Shortage | undefined
}

/** `need[kind]` people, and whether a person may have a kind. Each place is filled along a shortest path of moves. */
export function matchDay(need: number[], people: number[], may: (person: number, kind: Kind) => boolean): DayMatching {
  const kindOf = new Map<number, Kind>()
  let shortage: Shortage | undefined
  for (let kind = 1; kind < need.length; kind++)
    for (let place = 0; place < need[kind]!; place++) {
      const short = fillPlace(kind, people, may, kindOf)
      if (short) shortage ??= shortageOf(short, need, people, may)
    }
  return { kindOf, shortage }
}

/** Returns the kinds reached when no one could be moved, otherwise nothing. */
function fillPlace(
  wanted: Kind,
  people: number[],
  may: (person: number, kind: Kind) => boolean,
  kindOf: Map<number, Kind>,
): Set<Kind> | undefined {
  const reached = new Set<Kind>([wanted])
  const wantedBy = new Map<number, Kind>()
  const leaver = new Map<Kind, number>()
  for (const kind of reached)
    for (const person of people) {
      if (wantedBy.has(person) || kindOf.get(person) === kind || !may(person, kind)) continue
      wantedBy.set(person, kind)
      const held = kindOf.get(person)
      if (held === undefined) {
        moveAlong(person, wanted, wantedBy, leaver, kindOf)
        return undefined
      }
      if (reached.has(held)) continue
      reached.add(held)
      leaver.set(held, person)
    }
  return reached
}

function moveAlong(
  free: number,
  wanted: Kind,
  wantedBy: Map<number, Kind>,
  leaver: Map<Kind, number>,
  kindOf: Map<number, Kind>,
): void {
  let person = free
  for (;;) {
    const kind = wantedBy.get(person)!
    kindOf.set(person, kind)
    if (kind === wanted) return
    person = leaver.get(kind)!
  }
}

/** All kinds that a path of moves can reach are short together (Hall's condition). */
function shortageOf(
  reached: Set<Kind>,
  need: number[],
  people: number[],
  may: (person: number, kind: Kind) => boolean,
): Shortage {
  const kinds = [...reached].sort((one, other) => one - other)
  return {
    kinds,
    need: kinds.reduce((sum, kind) => sum + need[kind]!, 0),
    people: people.filter((person) => kinds.some((kind) => may(person, kind))),
  }
}
