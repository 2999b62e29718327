/** A limited number at once, in order of arrival, and a slot is freed whatever happened. */
import { expect, it } from 'vitest'
import { limitAtOnce } from './limit-at-once.ts'

it('runs two, lets one wait, and refuses the fourth', async () => {
  const atOnce = limitAtOnce({ most: 2, mostWaiting: 1, refuse: () => new Error('full') })
  const ends: (() => void)[] = []
  const started: string[] = []
  const run = (name: string) =>
    atOnce(() => {
      started.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.push(() => (name === 'fails' ? reject(new Error(name)) : resolve(name)))
      })
    })
  const first = run('first')
  const failing = run('fails')
  const third = run('third')
  await expect(run('fourth')).rejects.toThrow('full')
  expect(started).toEqual(['first', 'fails'])
  ends[1]!()
  await expect(failing).rejects.toThrow('fails')
  expect(started).toEqual(['first', 'fails', 'third'])
  for (const end of ends) end()
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  const last = run('last')
  expect(started.at(-1)).toBe('last')
  ends.at(-1)!()
  expect(await last).toBe('last')
})
