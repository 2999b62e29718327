/** What a strip is drawn with: its scale and axis, and a position for every dot. */

type StripAxisProps = { scale: StripScale; rounding: number; middle: number; halfBand: number; width: number }

/** The background of a strip: the band that rounding explains, the line of the share, and the scale below. */
export function StripAxis({ scale: { x, ticks }, rounding, middle, halfBand, width }: StripAxisProps) {
  const below = middle + halfBand
  return (
    <>
      <rect
        x={x(-rounding)}
        y={middle - halfBand}
        width={x(rounding) - x(-rounding)}
        height={2 * halfBand}
        rx="3"
        className="fill-accent-soft"
      />
      <line x2={width} y1={below} y2={below} className="stroke-line" />
      <line x1={x(0)} x2={x(0)} y1={middle - halfBand - 4} y2={below + 4} className="stroke-text" />
      <text x={x(0)} y={below + 16} textAnchor="middle" className="fill-text font-semibold">
        share
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={below + 16} textAnchor="middle" className="fill-faint">
          {tick > 0 ? `+${tick}` : `−${-tick}`}
        </text>
      ))}
    </>
  )
}

type StripScale = { x: (over: number) => number; ticks: number[] }

/** Pixels at each end for a name, where the strip is wide enough. */
const nameRoom = 104

/** The scale of a strip: the share in the middle, as wide as anyone's distance from it, with room for names. */
export function scaleStrip(overs: readonly number[], rounding: number, width: number): StripScale {
  const reach = Math.max(rounding * 1.6, ...overs.map(Math.abs)) * 1.08
  const half = width / 2 - Math.min(nameRoom, width * 0.28)
  return { x: (over) => width / 2 + (over / reach) * half, ticks: ticksOf(reach, half) }
}

/** Pixels from one label of the scale to the next. */
const labelRoom = 34

/** At most four round steps to each side, and no more than fit. */
function ticksOf(reach: number, half: number): number[] {
  const most = Math.min(4, half / labelRoom)
  const step = [0.5, 1, 2, 3, 5, 10, 20, 50].find((candidate) => reach / candidate <= most) ?? 100
  const count = Math.floor(reach / step)
  return Array.from({ length: count }, (_, index) => (index + 1) * step).flatMap((tick) => [-tick, tick])
}

type PlacedDot<Item> = { item: Item; x: number; y: number }

type Room = { middle: number; radius: number; reach: number }

/** Places dots on a line without overlaps: each moves up and down in turn until it is free. */
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

/** A crowd that fills the height of the strip continues in a column next to it. */
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

/** Pixels of the widest number beside a name, and of a letter. */
const numberWidth = 32
const letterWidth = 6.5
const mostLetters = 16

/** As much of a name as fits next to the dots, within so many pixels; the tip has all of it. */
export function fitName(name: string, room: number): string {
  const letters = Math.max(3, Math.min(mostLetters, Math.floor((room - numberWidth) / letterWidth)))
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name
}
