import type { ZoneState } from '../model/situation.ts'

/** A reading up to this level with an error bar of at least this width may be levels too dark [E]. */
const DOUBTFUL = { level: 3, levelError: 1.25 } as const

/** Hair whose dark level was read from a photo and may be levels too dark; a confirmed level has no error bar. */
export const isDoubtfulDark = ({ level, levelError = 0 }: Pick<ZoneState, 'level' | 'levelError'>): boolean =>
  level <= DOUBTFUL.level && levelError >= DOUBTFUL.levelError
