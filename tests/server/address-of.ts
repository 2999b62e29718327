/** The address of a call with the ids of a test group in it. */
import type { z } from 'zod'
import { type Route, type Thing, thingOf } from '../../src/contract/route.ts'

/** The fields that are ids, each with what it is the id of. */
export function thingsIn(schema: z.ZodObject | undefined): [string, Thing][] {
  const fields = Object.entries<z.ZodType>(schema?.shape ?? {})
  return fields.flatMap(([name, field]) => {
    const thing = thingOf(field)
    return thing ? [[name, thing] as [string, Thing]] : []
  })
}

export function addressOf(route: Route, ids: Record<Thing, number>): string {
  const things = new Map(thingsIn(route.params))
  return route.path.replace(/:(\w+)/g, (_, name: string) => {
    const thing = things.get(name)
    if (!thing) throw new Error(`${route.path}: declare :${name} with pathIdOf, so that tests can fill it.`)
    return String(ids[thing])
  })
}
