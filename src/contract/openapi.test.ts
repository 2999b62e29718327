/** The API's description, as developers read it. */
import { expect, it } from 'vitest'
import { api } from './api.ts'
import { describeApi, describeApiInPieces } from './openapi.ts'

it('names what bodies, answers, and errors are in the words of other standards', () => {
  const { paths } = describeApi('1') as { paths: Record<string, Record<string, object>> }
  const types = (place: unknown) => [...new Set(JSON.stringify(place).match(/application\/[\w+]+/g))]
  expect(types(paths['/api/scim/v2/Users'])).toEqual(['application/scim+json'])
  expect(types(paths['/api/fhir/Slot'])).toEqual(['application/fhir+json'])
  expect(types(paths['/api/on-call'])).toEqual(['application/json'])
})

it('describes dates and email addresses by their format, without the regular expressions behind them', () => {
  const text = JSON.stringify(describeApi('1'))
  expect(text).toContain('"format":"date-time"')
  expect(text).not.toMatch(/"format":"[\w-]+","pattern"/)
})

it('is the same in pieces, with a pause after each call', async () => {
  let pauses = 0
  const described = await describeApiInPieces('1', async () => {
    pauses++
  })
  expect(pauses).toBe(Object.keys(api).length)
  expect(described).toEqual(describeApi('1'))
})
