/** Whether the page has what it first asked for, so that other things may come over the line. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds without a pending read; one answer often leads to the next read. */
const quiet = 300

/** Stays true once it is. */
export function useIsCalm(): boolean {
  const client = useQueryClient()
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    if (isCalm) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (client.isFetching() === 0) timer = setTimeout(() => setCalm(true), quiet)
    }
    wait()
    const stop = client.getQueryCache().subscribe(wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, isCalm])
  return isCalm
}
