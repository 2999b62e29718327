/** Every integer in the contract fits into its database column: larger ones are rejected by field and never cause a server error. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { largestInteger, type Route } from './route.ts'

const places = ['params', 'query', 'body'] as const
const inputs = Object.entries<Route>(api).flatMap(([name, route]) =>
  places.flatMap((place) => (route[place] ? [{ name: `${name}.${place}`, schema: route[place] }] : [])),
)

it.each(inputs.filter(({ name }) => name.endsWith('.body')))('$name has a largest integer', ({ name, schema }) => {
  expect(findOpenNumbers(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name)).toEqual([])
})

it.each(inputs.filter(({ name }) => !name.endsWith('.body')))('$name has a largest integer as text', ({ schema }) => {
  for (const field of Object.values(schema.shape)) {
    const parsed = z.safeParse(field, String(largestInteger + 1))
    expect(typeof parsed.data).not.toBe('number')
  }
})

/** The paths of numbers without a maximum that fits a column. */
function findOpenNumbers(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, maximum } = node as { type?: unknown; maximum?: unknown }
  const isOpen =
    (type === 'integer' || type === 'number') && !(typeof maximum === 'number' && maximum <= largestInteger)
  const below = Object.entries(node).flatMap(([key, value]) => findOpenNumbers(value, `${path}.${key}`))
  return isOpen ? [path, ...below] : below
}
