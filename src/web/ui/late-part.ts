/** Code that comes late, and is used without waiting once it's there. */
import { type ComponentType, createElement, lazy, useState } from 'react'

export type Late<Part> = { read: () => Part | undefined; load: () => Promise<Part> }

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let part: Part | undefined
  return {
    read: () => part,
    load: async () => {
      part ??= await load()
      return part
    },
  }
}

export type LateComponent<Props> = ComponentType<Props> & { load: () => Promise<unknown> }

/** Like React's own, which suspends even if the code is there, and then shows the placeholder for at least 300 ms. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  const code = late(load)
  const Coming = lazy(async () => ({ default: await code.load() }))
  function Here(props: Props) {
    // What came late stays as it is: another component in its place would lose its state.
    const [Part] = useState(() => code.read() ?? Coming)
    return createElement<Props>(Part, props)
  }
  return Object.assign(Here, { load: code.load })
}
