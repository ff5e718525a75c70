import type { ZoneState } from '../model/situation.ts'

type Past = Pick<ZoneState, 'history'>

/** Never coloured or lightened: it has its natural white and pigment, and colour lifts it (R1). */
export const isUndyed = ({ history }: Past): boolean => history === 'naturale' || history === 'permanentato'

/** Lightened, entirely or in strands: porous, and without its natural pigment. */
export const isLightened = ({ history }: Past): boolean => history === 'decolorato' || history === 'meches'
