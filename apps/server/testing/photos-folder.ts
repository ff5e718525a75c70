import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const candidate = process.env.RIFLESSO_PHOTOS ?? resolve(import.meta.dirname, '../../../../shared/photos')

/**
 * The folder of test photographs, which is not part of the repository, or null where it is absent: tests that need it
 * say that they are skipped. `RIFLESSO_PHOTOS` names another place.
 */
export const photosFolder: string | null = existsSync(candidate) ? candidate : null
