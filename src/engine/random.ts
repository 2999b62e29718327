/** A seeded source of random numbers (xorshift128): the only randomness in the engine. */

export type Random = { a: number; b: number; c: number; d: number }

export function createRandom(seed: number): Random {
  const random = { a: 0, b: 0, c: 0, d: 0 }
  let mixed = Math.trunc(seed) | 0
  const next = () => {
    mixed = (mixed + 0x9e3779b9) | 0
    let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return word ^ (word >>> 15)
  }
  random.a = next()
  random.b = next()
  random.c = next()
  random.d = next() | 1
  return random
}

/** A number from 0 up to, not including, 1. */
export function draw(random: Random): number {
  let word = random.d
  const first = random.a
  random.d = random.c
  random.c = random.b
  random.b = first
  word ^= word << 11
  word ^= word >>> 8
  random.a = word ^ first ^ (first >>> 19)
  return (random.a >>> 0) / 4294967296
}

/** A whole number from 0 up to, not including, `count`. */
export function drawIndex(random: Random, count: number): number {
  return (draw(random) * count) | 0
}
