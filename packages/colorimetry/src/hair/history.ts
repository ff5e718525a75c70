import type { ZoneHistory, ZoneState } from '../model/situation.ts'
import type { ColourLayers, HairType } from '../model/vocabulary.ts'

type Past = Pick<ZoneState, 'history'>

/** The declared type of a head whose hair has this history throughout. */
export const TYPE_OF_HISTORY: Readonly<Record<ZoneHistory, HairType>> = {
  naturale: 'naturale',
  colorato: 'colorati',
  decolorato: 'decolorati',
  meches: 'meches',
  permanentato: 'permanentati',
}

/** History of the hair of a declared type. */
export const HISTORY_OF_TYPE: Readonly<Record<HairType, ZoneHistory>> = {
  naturale: 'naturale',
  colorati: 'colorato',
  decolorati: 'decolorato',
  meches: 'meches',
  permanentati: 'permanentato',
}

/** Never coloured or lightened: it has its natural white and pigment, and colour lifts it (R1). */
export const isUndyed = ({ history }: Past): boolean => history === 'naturale' || history === 'permanentato'

/** Lightened, entirely or in strands: porous, and without its natural pigment. */
export const isLightened = ({ history }: Past): boolean => history === 'decolorato' || history === 'meches'

/** Dyed so often that the dye is hard to lift. */
export const isDyedOften = (layers: ColourLayers | null): boolean => layers === 'tre-o-piu' || layers === 'da-anni'
