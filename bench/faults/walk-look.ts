/** What the people of a random walk look at before they act. Empty while no server answers. */

export type Answer = { status: number; body: Record<string, unknown> }
export type Walker = { email: string; cookie: string }

export type Shift = { id: number; date: string; physicianId: number | null; version: number }
type Listed = { id: number; status: string; month: number }
type Request = { id: number; requestorId: number; targetId: number | null; status: string; canUndo: boolean }
type Member = { id: number; isActive: boolean; isConfirmed: boolean; joinedByCodeAt: string | null; role: string }

export type Call = (walker: Walker, method: string, path: string, body?: unknown) => Promise<Answer | undefined>
export type Month = { month: number; year: number }

export type Context = {
  admin: Walker
  /** Whom nobody added: they join by code. */
  joiners: Walker[]
  groupId: number
  /** Of the schedule that everybody works on; the one after it is generated again and again. */
  month: Month
  call: Call
  /** Keeps what was acknowledged. `idOf` is asked once it has succeeded; what it names none for is not kept. */
  act(
    action: string,
    sent: Promise<Answer | undefined>,
    idOf: (body: Record<string, unknown>) => unknown,
    marker?: string,
  ): Promise<void>
  markers: string[]
}

export function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

export const idIn = ({ id }: Record<string, unknown>) => id
export const happens = (share: number) => Math.random() < share

export type Look = ReturnType<typeof createLook>

export function createLook({ admin, groupId, month, call }: Pick<Context, 'admin' | 'groupId' | 'month' | 'call'>) {
  async function list<Thing>(path: string): Promise<Thing[]> {
    const read = await call(admin, 'GET', path)
    return read?.status === 200 ? (read.body as unknown as Thing[]) : []
  }
  const schedules = () => list<Listed>(`/api/schedules/group/${groupId}`)
  const isActive = (one: Listed) => one.status === 'active' && one.month === month.month
  const activeId = async () => (await schedules()).find(isActive)?.id ?? 0
  const ownId = async (walker: Walker) => (await call(walker, 'GET', '/api/auth/user'))?.body.id
  let count = 0

  return {
    list,
    requests: () => list<Request>(`/api/shift-requests/group/${groupId}`),
    members: () => list<Member>(`/api/physicians/group/${groupId}`),
    schedules,
    activeId,
    shiftsNow: async () => list<Shift>(`/api/shifts/schedule/${await activeId()}`),
    ownId,
    ownShift: async (walker: Walker, among: Shift[]) => {
      const id = await ownId(walker)
      return pick(among.filter(({ physicianId }) => physicianId === id))
    },
    day: () => `2029-05-${String(1 + Math.floor(Math.random() * 31)).padStart(2, '0')}`,
    mark: () => `marker ${++count}.`,
  }
}
