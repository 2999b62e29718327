import { expect, test } from 'vitest'
import { distanceOf } from './proven-distance.ts'

test('the distance is a part of the cost, unknown without a bound', () => {
  expect(distanceOf({ cost: 1000, bound: 984 })).toBeCloseTo(1.6)
  expect(distanceOf({ cost: 1000, bound: null })).toBeUndefined()
  expect(distanceOf({ cost: 1000, bound: -50 })).toBeUndefined()
  expect(distanceOf({ cost: 0, bound: 0 })).toBe(0)
})
