import { LEVEL_NAMES_OF_THE_TRADE } from '@riflesso/colorimetry'

/** Names of the levels (altezze di tono) on the Italian market, index = level - 1; the palest as most brands shorten it. */
export const LEVEL_NAMES: readonly string[] = LEVEL_NAMES_OF_THE_TRADE.map(({ level, italian, others }) =>
  level === 10 ? (others[0] ?? italian) : italian,
)

/** The whole level that names a measured one: a half goes to the darker neighbour, as in the notation of shades. */
export const namedLevel = (level: number): number => Math.min(10, Math.max(1, Math.ceil(level - 0.5 - 1e-9)))

/** 'biondo scuro' for level 6.3. */
export const levelName = (level: number): string => LEVEL_NAMES[namedLevel(level) - 1] ?? 'nero'
