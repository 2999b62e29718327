/** What coordinators do with scenarios and with the year in a random walk. */
import { type Context, happens, idIn, type Look, pick } from './walk-look.ts'

/** Months that nobody generates. */
const ofYear = { from: '2027-03', months: '3' }

type Scenario = { id: number; state: string; versions: { sense: string }[] }

export function actsOnPlans({ admin, groupId, month, call, act }: Context, look: Look): (() => Promise<void>)[] {
  const scenarios = () =>
    look.list<Scenario>(`/api/scenarios?month=${month.year}-${String(month.month).padStart(2, '0')}`)
  const onScenario = async (method: string, action: string) => {
    const id = pick(await scenarios())?.id
    const path = `/api/scenarios/${id}${method === 'DELETE' ? '' : `/${action}`}`
    const body = method === 'DELETE' ? undefined : {}
    if (id !== undefined) await act(`scenario.${action}`, call(admin, method, path, body), () => id)
  }
  const keepLayout = async (body: object) => {
    let kept: Record<string, unknown> | undefined
    await act('year.layout', call(admin, 'POST', '/api/year/weeks', { ...ofYear, ...body }), (answer) => {
      kept = answer
      return groupId
    })
    return kept
  }

  return [
    async () => {
      if (!happens(0.3)) return
      const body = { ...month, name: look.mark(), changes: [{ what: 'limits', maxConsecutiveShifts: 5 }] }
      await act('scenario.create', call(admin, 'POST', '/api/scenarios', body), idIn)
    },
    async () => {
      const done = pick((await scenarios()).filter(({ versions }) => versions.length > 0))
      if (!done || !happens(0.3)) return
      const sent = call(admin, 'POST', `/api/scenarios/${done.id}/use`, { sense: pick(done.versions)!.sense })
      await act('scenario.use', sent, ({ scheduleId }) => scheduleId)
    },
    async () => {
      if (happens(0.1)) await onScenario('POST', 'compute')
    },
    async () => {
      if (happens(0.3)) await onScenario('POST', 'cancel')
    },
    async () => {
      if (happens(0.3)) await onScenario('DELETE', 'delete')
    },
    async () => {
      if (!happens(0.15)) return
      const { from } = ofYear
      const deal = await call(admin, 'GET', `/api/year/holidays/proposal?from=${from}`)
      const sent = call(admin, 'POST', '/api/year/holidays', { from, stamp: deal?.body.stamp })
      await act('year.deal', sent, () => groupId)
    },
    async () => {
      if (!happens(0.2)) return
      const proposed = await call(admin, 'GET', `/api/year/weeks/proposal?from=${ofYear.from}&months=${ofYear.months}`)
      const kept = await keepLayout({ stamp: proposed?.body.stamp })
      if (kept && happens(0.5)) await keepLayout({ stamp: kept.stamp, weeks: kept.before })
    },
  ]
}
