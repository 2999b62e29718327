/**
 * Gives an answer the contract's shape: named fields only, times as text. zod does the same but also checks every
 * value's limits, which took a third of the time of a large read; our own answers are checked in
 * tests and in development, where both are done and compared.
 */
import { isDeepStrictEqual } from 'node:util'
import { ZodError, type z } from 'zod'
import { moment } from '../../../contract/text.ts'

/** Throws a ZodError if a value isn't of the declared type. */
export type Shape = (value: unknown) => unknown

export function shapeOf(output: z.ZodType): Shape {
  const shape = compile(output)
  return (answer) => {
    try {
      return shape(answer)
    } catch (error) {
      // Tells where it is in the whole answer.
      if (error instanceof ZodError) return output.parse(answer)
      throw error
    }
  }
}

/** Slower: checks every limit of the contract, with zod's own result. */
export function checkedShapeOf(output: z.ZodType): Shape {
  const shape = shapeOf(output)
  return (answer) => {
    const parsed = output.parse(answer)
    if (!isDeepStrictEqual(shape(answer), parsed))
      throw new Error('An answer was shaped differently than zod would shape it.')
    return parsed
  }
}

function compile(schema: z.core.$ZodType): Shape {
  if (schema === moment) return compileMoment()
  // zod's own classes are not exported in a form that narrows; `def.type` is.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const byZod: Shape = (value) => (schema as z.ZodType).parse(value)
  const only =
    (isRight: (value: unknown) => boolean): Shape =>
    (value) =>
      isRight(value) ? value : byZod(value)
  switch (def.type) {
    case 'string':
      return changesText(def) ? byZod : only((value) => typeof value === 'string')
    case 'number':
      return 'format' in def ? only(Number.isSafeInteger) : only(Number.isFinite)
    case 'boolean':
      return only((value) => typeof value === 'boolean')
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries))
      return only((value) => values.has(value))
    }
    case 'nullable': {
      const inner = compile(def.innerType)
      return (value) => (value === null ? null : inner(value))
    }
    case 'optional': {
      const inner = compile(def.innerType)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'default': {
      const inner = compile(def.innerType)
      return (value) => (value === undefined ? byZod(value) : inner(value))
    }
    case 'record':
      // Where every key of a list has to be there, zod looks.
      return def.keyType._zod.values ? byZod : compileRecord(compile(def.keyType), compile(def.valueType), byZod)
    case 'array': {
      const element = compile(def.element)
      return (value) => (Array.isArray(value) ? value.map(element) : byZod(value))
    }
    case 'object':
      return def.catchall || def.checks?.length ? byZod : compileObject(def.shape, byZod)
    default:
      // If one of several shapes has to be chosen, zod chooses.
      return byZod
  }
}

function compileRecord(shapeKey: Shape, shapeField: Shape, byZod: Shape): Shape {
  return (value) => {
    if (!isPlain(value)) return byZod(value)
    const shaped: Record<string, unknown> = {}
    for (const name in value) shaped[String(shapeKey(name))] = shapeField(value[name])
    return shaped
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function compileObject(shape: Readonly<Record<string, z.core.$ZodType>>, byZod: Shape): Shape {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, shapeField: compile(field) }))
  return (value) => {
    if (!isPlain(value)) return byZod(value)
    const shaped: Record<string, unknown> = {}
    for (const { name, shapeField } of fields) {
      const field = shapeField(value[name])
      if (field !== undefined || name in value) shaped[name] = field
    }
    return shaped
  }
}

/** Trimmed, or lowercased. */
function changesText({ checks, ...def }: z.core.$ZodStringDef): boolean {
  return 'normalize' in def || (checks ?? []).some((check) => check._zod.def.check === 'overwrite')
}

/** Rows written together have the same time: its text is made once. */
function compileMoment(): Shape {
  let last = { time: Number.NaN, text: '' }
  return (value) => {
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) return moment.parse(value)
    const time = value.getTime()
    if (time !== last.time) last = { time, text: value.toISOString() }
    return last.text
  }
}
