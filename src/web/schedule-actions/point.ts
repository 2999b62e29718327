/** One point of the publish checklist. */
export type PointId = 'requests' | 'open' | 'missing' | 'conflicts' | 'share' | 'email' | 'notified'

export type Point = {
  id: PointId
  isDone: boolean
  title: string
  says?: string | undefined
  action?: { label: string; to: string } | { label: string; opens: 'fill' | 'improve' | 'override' } | undefined
}
