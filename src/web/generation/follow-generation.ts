/** Keeps what the server pushes about a generation: its state, and how it approaches the best possible. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Generation, GenerationProgress } from '../../contract/generation.ts'

/** One step of the search: at this time (ms) the best schedule had this score of 100, and none can have more than the bound. */
export type CurvePoint = { elapsed: number; score: number; bestPossible: number | null }

const generationsKey = ['currentGenerations', {}]
const curveKey = (id: number) => ['generationCurve', id]

export function isRunning({ state }: Pick<Generation, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

export function followGeneration(client: QueryClient, pushed: Generation): void {
  client.setQueryData<Generation[]>(generationsKey, (known) => known && mergeGeneration(known, pushed))
  client.setQueryData<CurvePoint[]>(curveKey(pushed.id), (points) => appendPoint(points ?? [], pushed.progress))
}

/** A finished generation stays finished: a late report may still arrive. */
export function mergeGeneration(known: Generation[], pushed: Generation): Generation[] {
  const before = known.find(({ id }) => id === pushed.id)
  if (before && !isRunning(before) && isRunning(pushed)) return known
  return [pushed, ...known.filter(({ id }) => id !== pushed.id)]
}

/** A report without changes adds no step. */
export function appendPoint(points: CurvePoint[], progress: GenerationProgress): CurvePoint[] {
  const { elapsed, score, bestPossible } = progress
  if (score === null) return points
  const last = points[points.length - 1]
  if (last && (elapsed < last.elapsed || (last.score === score && last.bestPossible === bestPossible))) return points
  return [...points, { elapsed, score, bestPossible }]
}

/** The steps so far; opening the page midway starts with the current state. */
export function useCurve({ id, progress }: Generation): CurvePoint[] {
  const { data } = useQuery<CurvePoint[]>({ queryKey: curveKey(id), queryFn: skipToken })
  return data && data.length > 0 ? data : appendPoint([], progress)
}
