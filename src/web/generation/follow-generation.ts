/** Keeps what the server pushes about a schedule in the making: how it stands, and how its points fell and its bound rose. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Generation, GenerationProgress } from '../../contract/generation.ts'

/** One step of the search: at this time (ms) this was the best cost, and no schedule could go below this bound. */
export type CurvePoint = { elapsed: number; cost: number; bound: number | null }

const generationsKey = ['currentGenerations', {}]
const curveKey = (id: number) => ['generationCurve', id]

export function isRunning({ state }: Pick<Generation, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

export function followGeneration(client: QueryClient, pushed: Generation): void {
  client.setQueryData<Generation[]>(generationsKey, (known) => known && mergeGeneration(known, pushed))
  client.setQueryData<CurvePoint[]>(curveKey(pushed.id), (points) => appendPoint(points ?? [], pushed.progress))
}

/** What has ended stays ended: a report that was under way when it ended may arrive late. */
export function mergeGeneration(known: Generation[], pushed: Generation): Generation[] {
  const before = known.find(({ id }) => id === pushed.id)
  if (before && !isRunning(before) && isRunning(pushed)) return known
  return [pushed, ...known.filter(({ id }) => id !== pushed.id)]
}

/** A report without news adds no step. */
export function appendPoint(points: CurvePoint[], { elapsed, cost, ...progress }: GenerationProgress): CurvePoint[] {
  if (cost === null) return points
  const bound = provenBound(progress.bound)
  const last = points[points.length - 1]
  if (last && (elapsed < last.elapsed || (last.cost === cost && last.bound === bound))) return points
  return [...points, { elapsed, cost, bound }]
}

/** The steps heard so far; whoever opens the page in the middle starts with where it stands. */
export function useCurve({ id, progress }: Generation): CurvePoint[] {
  const { data } = useQuery<CurvePoint[]>({ queryKey: curveKey(id), queryFn: skipToken })
  return data && data.length > 0 ? data : appendPoint([], progress)
}

/** No schedule has fewer than no points, so a bound says something only above that. */
export function provenBound(bound: number | null): number | null {
  return bound !== null && bound > 0 ? bound : null
}
