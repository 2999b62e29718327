/** What coordinators do with whole schedules in a random walk. */
import { pause } from './group.ts'
import { type Context, happens, idIn, type Look, pick, type Shift } from './walk-look.ts'

export function actsOnSchedules({ admin, month, call, act }: Context, look: Look): (() => Promise<void>)[] {
  const nextMonth = { ...month, month: month.month + 1 }
  const deleted: number[] = []
  const onSchedule = async (states: string[], action: string, ofMonth?: number) => {
    const ofStates = (await look.schedules()).filter(({ status }) => states.includes(status))
    const id = pick(ofStates.filter((one) => ofMonth === undefined || one.month === ofMonth))?.id
    if (id === undefined) return
    await act(`schedule.${action}`, call(admin, 'POST', `/api/schedules/${id}/${action}`, {}), () => id)
  }
  const cancel = () => act('schedule.cancel', call(admin, 'POST', '/api/schedules/generation/cancel', nextMonth), idIn)
  const publish = (ofMonth?: number) => onSchedule(['draft', 'archived'], 'publish', ofMonth)
  // Without a published month most of the others could do nothing, so a version of it soon follows.
  const withdraw = async (action: 'unpublish' | 'archive') => {
    if (!happens(0.4)) return
    await onSchedule(['active'], action)
    if ((await look.activeId()) === 0) await publish(month.month)
  }

  return [
    async () =>
      act('schedule.duplicate', call(admin, 'POST', `/api/schedules/${await look.activeId()}/duplicate`, {}), idIn),
    async () => {
      if (!happens(0.1)) return
      const sent = call(admin, 'POST', '/api/schedules/generate', nextMonth)
      if (happens(0.4)) await pause(1000)
      if (happens(0.4)) await cancel()
      await act('schedule.generate', sent, ({ schedule }) => (schedule as Shift).id)
    },
    cancel,
    async () => {
      const id = pick((await look.schedules()).filter(({ status }) => status === 'draft'))?.id
      if (id === undefined) return
      // One whose deletion got no answer can be restored, too.
      deleted.push(id)
      await act('schedule.delete', call(admin, 'DELETE', `/api/schedules/${id}`), () => id)
    },
    async () => {
      const id = pick(deleted)
      if (id !== undefined && happens(0.5))
        await act('schedule.restore', call(admin, 'POST', `/api/schedules/${id}/restore`), () => id)
    },
    () => publish(),
    () => withdraw('unpublish'),
    () => withdraw('archive'),
    async () => {
      const id = pick([...(await look.schedules()).map((one) => one.id), ...deleted])
      const name = look.mark()
      await act('schedule.rename', call(admin, 'PUT', `/api/schedules/${id}`, { name }), () => id, name)
    },
  ]
}
