/** A value that follows another one after the browser has painted: for work that must not hold up an edit. */
import { useEffect, useState } from 'react'

export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
