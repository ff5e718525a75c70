import type { Db } from '#platform/database/db'
import { effectivePlan } from './allowance-rules.ts'
import { findMaxChildUsers, findPlanState, lockPlanState } from './repository.ts'

/** How many collaborators the salon's plan has room for. */
export const readPlaces = async (db: Db, salonId: string): Promise<number> =>
  findMaxChildUsers(db, effectivePlan(await findPlanState(db, salonId)))

/**
 * As `readPlaces`, and nobody else changes the salon's plan until the transaction ends. Whatever gives or takes a place
 * in the team starts here, so that simultaneous changes take turns.
 */
export const lockPlaces = async (tx: Db, salonId: string): Promise<number> =>
  findMaxChildUsers(tx, effectivePlan(await lockPlanState(tx, salonId)))
