import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const candidate = process.env.RIFLESSO_PHOTOS ?? resolve(import.meta.dirname, '../../../../../shared/photos')

/**
 * The folder of test photographs, which is not part of the repository, or null if it is absent: tests that need it
 * report that they are skipped. `RIFLESSO_PHOTOS` sets another path.
 */
export const photosFolder: string | null = existsSync(candidate) ? candidate : null
