/** The results of a run, printed next to its goals. */
import { type Line, printLines } from './figures.ts'
import { heapGrowth, type Sample } from './watch.ts'

export type Outcome = {
  title: string
  seconds: number
  lines: Line[]
  linesByCall: Line[]
  errors: string[]
  /** Of each server process. */
  samples: Sample[][]
  eventsHeard: number
  /** Schedules generated during the run. */
  generated: number
  goals: boolean
}

/** Milliseconds, for 60 people on the embedded database while a schedule is being generated. */
const goals = { read: 100, edit: 200 }

export function printOutcome({
  title,
  seconds,
  lines,
  linesByCall,
  errors,
  samples,
  eventsHeard,
  generated,
  ...rest
}: Outcome): void {
  const calls = lines.reduce((sum, line) => sum + line.count, 0)
  console.log(`\n${title}`)
  console.log(
    `${calls} calls in ${seconds.toFixed(0)} s: ${(calls / seconds).toFixed(1)} a second; ${eventsHeard} events heard; ${generated} schedules made meanwhile`,
  )
  printLines([...lines, ...linesByCall])
  samples.forEach((list, server) => {
    const { early, late } = heapGrowth(list)
    const worst = Math.max(...list.map(({ loopP99Ms }) => loopP99Ms))
    const resident = Math.max(...list.map(({ residentMb }) => residentMb))
    console.log(
      `server ${server + 1}: event loop p99 ${worst.toFixed(0)} ms; heap ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late; resident at most ${resident.toFixed(0)} MB`,
    )
  })
  for (const error of errors) console.log(`error: ${error}`)
  if (!rest.goals) return
  for (const kind of ['read', 'edit'] as const) {
    const line = lines.find((one) => one.kind === kind)
    if (!line) continue
    const isReached = line.p99 < goals[kind]
    console.log(
      `${isReached ? 'reached' : 'MISSED '} p99 of ${kind}s under ${goals[kind]} ms: ${line.p99.toFixed(0)} ms`,
    )
  }
}
