// A page's own changes of the address; a page that was left changes nothing.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSearchChange } from './use-search.ts'

beforeEach(() => window.history.replaceState(null, '', '/physicians?physician=table'))

describe('useSearchChange', () => {
  it('changes the named parts', () => {
    const { result } = renderHook(useSearchChange)
    act(() => result.current[1]({ physician: 'invite', month: '5' }))
    expect(window.location.search).toBe('?physician=invite&month=5')
  })

  it('leaves the next page’s address alone when an answer arrives late', () => {
    const { result, unmount } = renderHook(useSearchChange)
    const changeLate = result.current[1]
    act(() => window.history.pushState(null, '', '/settings?tab=roles'))
    unmount()
    act(() => changeLate({ physician: 'invite' }))
    expect(window.location.pathname + window.location.search).toBe('/settings?tab=roles')
  })
})
