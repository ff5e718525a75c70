import type { NamedCalibration } from '@riflesso/vision'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { calibrations, users } from '#platform/database/schema/index'
import { AppError } from '#platform/errors'

const own = (salonId: string, id: string) => and(eq(calibrations.salonId, salonId), eq(calibrations.id, id))

/** The calibrations of a salon with their authors, newest first. */
export const listCalibrationRows = (db: Db, salonId: string) =>
  db
    .select({ row: calibrations, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(calibrations)
    .leftJoin(users, eq(users.id, calibrations.userId))
    .where(eq(calibrations.salonId, salonId))
    .orderBy(desc(calibrations.madeOn), desc(calibrations.id))

export type CalibrationRow = Awaited<ReturnType<typeof listCalibrationRows>>[number]

/**
 * The calibration that a request names; null when it names none.
 *
 * @throws AppError 'calibration-not-found'
 */
export async function namedCalibration(db: Db, salonId: string, id: string | null): Promise<NamedCalibration | null> {
  if (id === null) return null
  const { name, fit, madeOn } = calibrations
  const [found] = await db.select({ id: calibrations.id, name, fit, madeOn }).from(calibrations).where(own(salonId, id))
  if (!found) throw new AppError('calibration-not-found')
  return { id: found.id, name: found.name, madeOn: found.madeOn.toISOString(), ...found.fit }
}

/** Locks the salon until the transaction ends, so that its calibrations are counted and added one at a time. */
export const lockSalon = async (tx: Db, salonId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, salonId)).for('no key update')
}

export async function countCalibrations(tx: Db, salonId: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(calibrations).where(eq(calibrations.salonId, salonId))
  return row?.number ?? 0
}

export const insertCalibration = async (tx: Db, row: typeof calibrations.$inferInsert): Promise<void> => {
  await tx.insert(calibrations).values(row)
}

/** Deletes a calibration; returns the store's key of its photo, or null when the salon has none with this id. */
export async function deleteCalibrationRow(tx: Db, salonId: string, id: string): Promise<string | null> {
  const [row] = await tx.delete(calibrations).where(own(salonId, id)).returning({ key: calibrations.imageData })
  return row?.key ?? null
}

/** The store's key of the photo of a ring, or null. */
export async function findRingKey(db: Db, salonId: string, id: string): Promise<string | null> {
  const [row] = await db.select({ key: calibrations.imageData }).from(calibrations).where(own(salonId, id))
  return row?.key ?? null
}

/** The lights estimated from the latest photos; locks the row until the transaction ends. Null when it was deleted. */
export async function lockSeenGains(tx: Db, salonId: string, id: string) {
  const rows = await tx
    .select({ seen: calibrations.seenGains })
    .from(calibrations)
    .where(own(salonId, id))
    .for('update')
  return rows[0]?.seen ?? null
}

export const setSeenGains = async (
  tx: Db,
  salonId: string,
  id: string,
  seenGains: (typeof calibrations.$inferInsert)['seenGains'],
): Promise<void> => {
  await tx.update(calibrations).set({ seenGains }).where(own(salonId, id))
}
