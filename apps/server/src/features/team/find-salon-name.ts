import type { Db } from '#platform/database/db'
import { findOwner } from './repository.ts'
import { salonName } from './team-mails.ts'

/** The name of the salon in a text for its client. */
export const findSalonName = async (db: Db, salonId: string): Promise<string> => salonName(await findOwner(db, salonId))
