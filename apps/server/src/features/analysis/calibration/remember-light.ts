import type { Reading } from '@riflesso/vision'
import type { Db } from '#platform/database/db'
import { lockSeenGains, setSeenGains } from './calibration-repository.ts'

/** Photos whose light is stored: weeks of work at one mirror. */
const MAX_REMEMBERED = 20

/**
 * Stores the light estimated from a photo with the calibration that was applied to it, to detect drift. Does nothing for a reading
 * without a calibration, or if it has been deleted.
 */
export async function rememberLight(
  tx: Db,
  salonId: string,
  reading: Pick<Reading, 'calibration'> | undefined,
): Promise<void> {
  const made = reading?.calibration
  if (!made) return
  const seen = await lockSeenGains(tx, salonId, made.id)
  if (!seen) return
  const [red, green, blue] = made.estimatedGains
  const gains: [number, number, number] = [red, green, blue]
  await setSeenGains(tx, salonId, made.id, [...seen, gains].slice(-MAX_REMEMBERED))
}
