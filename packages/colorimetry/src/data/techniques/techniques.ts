import { TECHNIQUE_IDS, type TechniqueId } from '../../model/technique-ids.ts'
import type { Technique } from './technique.ts'
import { COMMON_TECHNIQUES } from './techniques-common.ts'
import { PUBLISHED_TECHNIQUES } from './techniques-published.ts'

export type { Technique } from './technique.ts'

const BY_ID: Readonly<Record<TechniqueId, Omit<Technique, 'id'>>> = { ...PUBLISHED_TECHNIQUES, ...COMMON_TECHNIQUES }

/** All techniques of the planner. */
export const TECHNIQUES = Object.fromEntries(
  Object.entries<Omit<Technique, 'id'>>(BY_ID).map(([id, technique]) => [id, { id, ...technique }]),
) as Readonly<Record<TechniqueId, Technique>>

/** Most levels planned in open air in one application [S43: 2-4; E cautious]. */
export const OPEN_AIR_MAX_LIFT = 3

export const techniques: readonly Technique[] = TECHNIQUE_IDS.map((id) => TECHNIQUES[id])
