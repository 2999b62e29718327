import { describe, expect, it } from 'vitest'
import { ruleOf, rules } from './list.ts'
import { ruleIds } from './rule-ids.ts'

describe('the list of rules', () => {
  it('has a test file for every id, named by it', () => {
    const tested = Object.keys(import.meta.glob('./*.test.ts')).map((path) => path.slice(2, -'.test.ts'.length))
    expect(ruleIds.filter((id) => !tested.includes(id))).toEqual([])
  })

  it('names every rule once, with a title and a help', () => {
    expect(rules.map(({ id }) => id)).toEqual(ruleIds)
    expect(new Set(ruleIds).size).toBe(rules.length)
    for (const { id, title, help } of rules) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(title.length, id).toBeGreaterThan(10)
      expect(help, id).toMatch(/\.$/)
    }
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
  })

  it('says of every hard rule in a few words what is wrong when it is broken', () => {
    for (const { id, strength, brokenTitle, title } of rules) {
      if (!strength.hard) continue
      expect(brokenTitle, id).toMatch(/^[A-Z].{6,40}[^.]$/)
      expect(brokenTitle, id).not.toBe(title)
    }
  })

  it('finds each by its id, and a misspelled id does not compile', () => {
    for (const id of ruleIds) expect(ruleOf(id).id).toBe(id)
    // @ts-expect-error
    expect(() => ruleOf('minimum-rset')).toThrow('"minimum-rset"')
  })
})
