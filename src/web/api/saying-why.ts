/** Runs a change from a dialog: a refusal is said in the server's own words, there where it was asked for. */
import { reasonOf } from './use-change.ts'

export async function sayingWhy<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Error(reasonOf(error))
  }
}
