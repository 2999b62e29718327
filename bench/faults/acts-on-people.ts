/** What coordinators do with people and roles in a random walk. */
import { type Context, happens, idIn, type Look, pick } from './walk-look.ts'

type Role = { id: number; name: string }
/** Besides the one that the shifts have, which stays as it is. */
const mostRoles = 3

export function actsOnPeople({ admin, groupId, call, act, joiners }: Context, look: Look): (() => Promise<void>)[] {
  const otherRoles = async () =>
    (await look.list<Role>(`/api/roles/group/${groupId}`)).filter(({ name }) => name.startsWith('marker'))
  const byCode = async () => (await look.members()).filter(({ joinedByCodeAt }) => joinedByCodeAt !== null)

  return [
    async () => {
      const id = pick(await look.members())?.id
      if (id !== undefined && happens(0.4))
        await act('physician.deactivate', call(admin, 'DELETE', `/api/physicians/${id}`), () => id)
    },
    async () => {
      const away = (await look.members()).filter(({ isActive }) => !isActive)
      const id = pick(away)?.id
      if (id !== undefined)
        await act('physician.reactivate', call(admin, 'POST', `/api/physicians/${id}/reactivate`, {}), () => id)
    },
    async () => {
      const id = pick((await byCode()).filter(({ isConfirmed }) => !isConfirmed))?.id
      if (id !== undefined && happens(0.5))
        await act('physician.confirm', call(admin, 'POST', `/api/physicians/${id}/confirm`, {}), () => id)
    },
    async () => {
      const id = pick(await byCode())?.id
      if (id !== undefined) await act('user.undo-join', call(admin, 'POST', `/api/users/${id}/undo-join`, {}), () => id)
    },
    // Somebody who comes and goes by code is added by address, too.
    async () => {
      const email = pick(joiners)!.email
      const body = { firstName: 'Wal', lastName: email.split('@')[0], email }
      if (happens(0.2)) await act('physician.create', call(admin, 'POST', '/api/physicians', body), idIn)
    },
    async () => {
      const me = await look.ownId(admin)
      const other = pick((await look.members()).filter(({ id }) => id !== me))
      if (me === undefined || !other || !happens(0.3)) return
      const role = other.role === 'admin' ? 'physician' : 'admin'
      await act('user.change-role', call(admin, 'PUT', `/api/users/${other.id}/role`, { role }), () => other.id)
    },
    // On no day of the week: schedules have no shifts in it.
    async () => {
      if ((await otherRoles()).length >= mostRoles) return
      await act('role.create', call(admin, 'POST', '/api/roles', { name: look.mark(), daysOfWeek: [] }), idIn)
    },
    async () => {
      const id = pick(await otherRoles())?.id
      if (id !== undefined)
        await act('role.update', call(admin, 'PUT', `/api/roles/${id}`, { name: look.mark() }), () => id)
    },
    async () => {
      const id = pick(await otherRoles())?.id
      if (id !== undefined && happens(0.5))
        await act('role.delete', call(admin, 'DELETE', `/api/roles/${id}`), () => id)
    },
  ]
}
