/** Places dots on a line so that none covers another: each is moved up and down in turn until it is free. */

export type PlacedDot<Item> = { item: Item; x: number; y: number }

type Room = { middle: number; radius: number; reach: number }

export function placeDots<Item>(
  items: readonly Item[],
  xOf: (item: Item) => number,
  { middle, radius, reach }: Room,
): PlacedDot<Item>[] {
  const placed: PlacedDot<Item>[] = []
  for (const item of [...items].sort((one, other) => xOf(one) - xOf(other))) {
    placed.push({ item, ...freePlace(placed, xOf(item), { middle, radius, reach }) })
  }
  return placed
}

/** A crowd that fills the height of the strip goes on in a column beside it. */
function freePlace(placed: readonly { x: number; y: number }[], wanted: number, { middle, radius, reach }: Room) {
  const apart = radius * 2 + 0.5
  for (let column = 0; ; column += 1) {
    const x = wanted + zigzag(column) * apart
    const near = placed.filter((dot) => Math.abs(dot.x - x) < apart)
    for (let row = 0; Math.abs(zigzag(row) * (radius / 1.5)) <= reach; row += 1) {
      const y = middle + zigzag(row) * (radius / 1.5)
      if (near.every((dot) => Math.hypot(dot.x - x, dot.y - y) >= apart)) return { x, y }
    }
  }
}

/** 0, 1, -1, 2, -2, ... */
function zigzag(step: number): number {
  return (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2)
}
