import type { ZoneState } from '../model/situation.ts'

type Past = Pick<ZoneState, 'history'>

/** Never coloured or lightened: its white and its natural pigment are its own, and colour lifts it (R1). */
export const isUndyed = ({ history }: Past): boolean => history === 'naturale' || history === 'permanentato'

/** Lightened, all of it or in strands: porous, and without its natural pigment. */
export const isLightened = ({ history }: Past): boolean => history === 'decolorato' || history === 'meches'
