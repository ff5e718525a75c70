import type { PlanOffer } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { listOffers } from './repository.ts'

/** The plans that can be chosen, cheapest first. */
export const readOffers = ({ db }: Pick<Deps, 'db'>): Promise<PlanOffer[]> => listOffers(db)
