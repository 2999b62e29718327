/** Begins a read for whoever probably calls, while the database confirms it: the answer counts only if it does. */
import type { Guess, Person } from '../scope.ts'

/** Undefined if the guess was wrong or can't be confirmed: then nothing has been answered, and the database decides. */
export async function workOnGuess<Result>(
  { person, confirm }: Guess,
  work: (person: Person) => Promise<Result>,
): Promise<Result | undefined> {
  const isRight = confirm()
  // A key's call is counted before its work, so it has to be the key's.
  if (person.key) return (await isRight) ? await work(person) : undefined
  try {
    const result = await work(person)
    return (await isRight) ? result : undefined
  } catch (error) {
    if (await isRight) throw error
    return undefined
  }
}
