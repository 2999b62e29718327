/** Whether the server responds, and how old the data on screen may be: set by every call, shown by the banner. */
import { asOfHeader } from './kept-calls.ts'

export type Connection = {
  isLost: boolean /** Of the oldest answer from the device on screen, or when the line broke. */
  asOf: string | null
}

let connection: Connection = { isLost: false, asOf: null }
const keptAnswers = new Map<string, string>()
const listeners = new Set<() => void>()

/** A call without a response. People see `message`. */
export class Unreachable extends Error {
  constructor() {
    super('We couldn’t reach the server. Check your connection and try again.')
  }
}

/** The server responded, or the device's copy did. */
export function noteAnswer(address: string, response: Response): void {
  const asOf = response.headers.get(asOfHeader)
  if (asOf) {
    keptAnswers.set(address, asOf)
    change({ isLost: true, asOf: oldest() })
    return
  }
  keptAnswers.delete(address)
  change({ isLost: keptAnswers.size > 0, asOf: oldest() })
}

/** Pushed changes work again; data from the device is being reloaded. */
export function noteLine(): void {
  if (keptAnswers.size === 0) change({ isLost: false, asOf: null })
}

export function noteLoss(): void {
  if (!connection.isLost) change({ isLost: true, asOf: new Date().toISOString() })
}

export function readConnection(): Connection {
  return connection
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function oldest(): string | null {
  return [...keptAnswers.values()].sort()[0] ?? null
}

function change(next: Connection): void {
  if (next.isLost === connection.isLost && next.asOf === connection.asOf) return
  connection = next
  for (const listener of listeners) listener()
}
