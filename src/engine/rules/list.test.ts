import { describe, expect, it } from 'vitest'
import { ruleIds, ruleOf, rules } from './list.ts'

describe('the list of rules', () => {
  it('has a test file for every id, named by it', () => {
    const tested = Object.keys(import.meta.glob('./*.test.ts')).map((path) => path.slice(2, -'.test.ts'.length))
    expect(ruleIds.filter((id) => !tested.includes(id))).toEqual([])
  })

  it('names every rule once, with a title and a help', () => {
    expect(new Set(ruleIds).size).toBe(rules.length)
    for (const { id, title, help } of rules) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(title.length, id).toBeGreaterThan(10)
      expect(help, id).toMatch(/\.$/)
    }
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
  })

  it('finds the rule of a written sentence, and refuses an unknown id', () => {
    expect(ruleOf('written:3').id).toBe('written')
    expect(() => ruleOf('no-such-rule')).toThrow(/"no-such-rule".*use one of/)
  })
})
