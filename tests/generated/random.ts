/** Repeatable randomness: the same seed draws the same file. */
export type Chance = {
  /** 0 up to 1. */
  next: () => number
  pick: <Item>(items: readonly Item[]) => Item
  happens: (probability: number) => boolean
  between: (least: number, most: number) => number
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    happens: (probability) => next() < probability,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  }
}
