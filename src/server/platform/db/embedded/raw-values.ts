/** One reading of bigint and date values for both drivers, so that a raw `count(*)` is a number and a date is `yyyy-mm-dd` on each. */
export const bigintType = 20
export const dateType = 1082

export function readBigint(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

export function readDate(text: string): string {
  return text
}
