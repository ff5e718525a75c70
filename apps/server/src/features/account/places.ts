import { effectivePlan } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { findMaxChildUsers, findPlanState, lockPlanState } from './repository.ts'

/** The number of collaborators allowed by the salon's plan. */
export const readPlaces = async (db: Db, salonId: string): Promise<number> =>
  findMaxChildUsers(db, effectivePlan(await findPlanState(db, salonId)))

/**
 * Like `readPlaces`, with the salon's plan locked until the transaction ends. Every change of places in the team starts
 * here, so that simultaneous changes run one after the other.
 */
export const lockPlaces = async (tx: Db, salonId: string): Promise<number> =>
  findMaxChildUsers(tx, effectivePlan(await lockPlanState(tx, salonId)))
