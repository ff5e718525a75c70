import type { PhotoPool } from '#platform/pixels/pool'
import { failureOf } from './read-photos.ts'

/**
 * The picture that would be measured of a photo, as the data URL of a PNG.
 *
 * @throws AppError with the code of the failure; `fields` names the part
 */
export async function previewPhoto(pool: PhotoPool, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const answer = await pool.picture({ bytes }, signal)
  if (!answer.ok) throw failureOf(['image'], answer)
  return `data:image/png;base64,${Buffer.from(answer.png).toString('base64')}`
}
