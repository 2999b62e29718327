/** Removes what the database can't store from a file's texts: U+0000 and lone surrogates. */

export function makeStorable<Value>(value: Value): Value {
  // The input is plain data, so JSON returns the same type.
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  ) as Value
}
