import type { ZoneState } from '../model/situation.ts'
import type { ColourLayers } from '../model/vocabulary.ts'

type Past = Pick<ZoneState, 'history'>

/** Never coloured or lightened: it has its natural white and pigment, and colour lifts it (R1). */
export const isUndyed = ({ history }: Past): boolean => history === 'naturale' || history === 'permanentato'

/** Lightened, entirely or in strands: porous, and without its natural pigment. */
export const isLightened = ({ history }: Past): boolean => history === 'decolorato' || history === 'meches'

/** Dyed so often that the dye is hard to lift. */
export const isDyedOften = (layers: ColourLayers | null): boolean => layers === 'tre-o-piu' || layers === 'da-anni'
