/** Devices as rows; every function is limited to the caller. */
import { and, asc, count, eq } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { devices } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type DeviceRow = typeof devices.$inferSelect
type NewDevice = Pick<DeviceRow, 'name' | 'endpoint' | 'publicKey' | 'authSecret'>

export async function listDevices(orm: Orm, { userId }: Scope): Promise<DeviceRow[]> {
  return orm.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.id))
}

export async function countDevices(orm: Orm, { userId }: Scope): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(devices).where(eq(devices.userId, userId))
  return row?.count ?? 0
}

/** A browser has one subscription: whoever signs in and subscribes owns it from then on. */
export async function writeDevice(tx: Orm, { userId }: Scope, device: NewDevice): Promise<DeviceRow> {
  const [row] = await tx
    .insert(devices)
    .values({ userId, ...device })
    .onConflictDoUpdate({ target: devices.endpoint, set: { userId, ...device } })
    .returning()
  return row!
}

export async function deleteDevice(tx: Orm, { userId }: Scope, id: number): Promise<DeviceRow | undefined> {
  const [row] = await tx
    .delete(devices)
    .where(and(eq(devices.id, id), eq(devices.userId, userId)))
    .returning()
  return row
}
