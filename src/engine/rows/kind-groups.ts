/** Puts kinds that a graph can't distinguish into one group, so it needs one node for all of them. */
import type { Look } from '../stopping.ts'
import type { Automaton } from './automaton.ts'
import type { Counter } from './counter.ts'

export type KindGroups = {
  count: number
  /** Kinds of a group: kinds[start[group]] .. kinds[start[group + 1] - 1]. */
  start: Int32Array
  kinds: Int32Array
}

export function groupKinds(automaton: Automaton, counters: Counter[], usable: Uint8Array, look: Look): KindGroups {
  const groups: number[][] = []
  for (let kind = 0; kind < automaton.kinds; kind++) {
    if (!usable[kind]) continue
    look(automaton.states)
    const group = groups.find((members) => isSame(automaton, counters, members[0]!, kind))
    if (group) group.push(kind)
    else groups.push([kind])
  }
  const start = new Int32Array(groups.length + 1)
  for (const [index, group] of groups.entries()) start[index + 1] = start[index]! + group.length
  return { count: groups.length, start, kinds: Int32Array.from(groups.flat()) }
}

function isSame(automaton: Automaton, counters: Counter[], one: number, other: number): boolean {
  const { states, kinds, next, cost } = automaton
  for (let state = 0; state < states; state++) {
    if (next[state * kinds + one] !== next[state * kinds + other]) return false
    if (cost[state * kinds + one] !== cost[state * kinds + other]) return false
  }
  for (const { units } of counters)
    for (let cell = 0; cell < units.length; cell += kinds) if (units[cell + one] !== units[cell + other]) return false
  return true
}
