/** Takes out of a file's texts what the database cannot hold: U+0000, and halves of a character. */

export function makeStorable<Value>(value: Value): Value {
  // What goes in is plain data, so what JSON makes of it is the same type.
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  ) as Value
}
