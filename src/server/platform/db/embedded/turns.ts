/** Who may use the one connection of the embedded database: statements side by side, a transaction alone, in the order of coming. */

export type Turns = {
  share<Result>(work: () => Promise<Result>): Promise<Result>
  /** `leave` may be called before the work has ended, when all that it has to send is sent. */
  alone<Result>(work: (leave: () => void) => Promise<Result>): Promise<Result>
}

export function createTurns(): Turns {
  const waiting: { isAlone: boolean; enter: () => void }[] = []
  let sharing = 0
  let isTaken = false

  function admit(): void {
    while (waiting[0] && !isTaken && (!waiting[0].isAlone || sharing === 0)) {
      const { isAlone, enter } = waiting.shift()!
      if (isAlone) isTaken = true
      else sharing += 1
      enter()
    }
  }

  async function take<Result>(isAlone: boolean, work: (leave: () => void) => Promise<Result>): Promise<Result> {
    await new Promise<void>((enter) => {
      waiting.push({ isAlone, enter })
      admit()
    })
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      if (isAlone) isTaken = false
      else sharing -= 1
      admit()
    }
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }

  return { share: (work) => take(false, work), alone: (work) => take(true, work) }
}
