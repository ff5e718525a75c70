import type { TechniqueId } from '@riflesso/colorimetry'

type TechniqueWords = {
  /** As the salon says it. */
  readonly name: string
  /** What it looks like, after 'la tecnica'. */
  readonly effect: string
}

const TECHNIQUE_WORDS = {
  airtouch: {
    name: 'Air Touch',
    effect:
      'separa con l’aria del phon i capelli corti da quelli lunghi e schiarisce solo questi: passaggi morbidissimi, nessuna linea',
  },
  balayage: {
    name: 'Balayage',
    effect: 'schiarisce a mano libera con pennellate a V, più luce verso le punte e il viso',
  },
  ombre: { name: 'Ombré', effect: 'porta dallo scuro al chiaro in due zone, con le punte piene di luce' },
  sombre: { name: 'Sombré', effect: 'è un ombré attenuato, con un salto di pochi livelli' },
  tortoiseshell: {
    name: 'Tortoiseshell',
    effect: 'alterna su tutta la lunghezza ambra, caramello e oro su base castana',
  },
  'color-melting': { name: 'Color Melting', effect: 'fonde tre o più fasce di colore senza stacco' },
  ribbon: { name: 'Ribbon Highlights', effect: 'disegna nastri larghi e morbidi che danno tridimensionalità' },
  pintura: { name: 'Pintura', effect: 'dipinge a mano libera riccio per riccio, con la luce sulle punte' },
  splashlight: { name: 'Splashlight', effect: 'accende una fascia orizzontale di luce a metà lunghezza' },
  babylights: { name: 'Babylights', effect: 'intreccia fili sottilissimi, come la luce naturale dell’infanzia' },
  foilage: { name: 'Foilage', effect: 'è un balayage chiuso in stagnola, che schiarisce di più che all’aria' },
  flamboyage: { name: 'Flamboyage', effect: 'con la pellicola trasparente crea bagliori morbidi da metà lunghezza' },
  ecaille: {
    name: 'Ecaille',
    effect: 'accosta tre o più toni caldi, scuri alla nuca e chiari verso il viso, con un punto luce finale',
  },
  bronde: { name: 'Bronde', effect: 'sta fra castano e biondo, con luci e ombre leggere' },
  'lived-in': { name: 'Lived-in Color', effect: 'lascia la radice naturale e diffonde luce su punte e viso' },
  'root-smudge': { name: 'Root Smudge', effect: 'sfuma la radice più profonda dentro le luci' },
  shatush: { name: 'Shatush', effect: 'schiarisce dopo la cotonatura, da metà lunghezza alle punte' },
  degrade: { name: 'Degradé', effect: 'sfuma fino a cinque toni in modo progressivo dalla radice alle punte' },
} as const satisfies Record<TechniqueId, TechniqueWords>

const wordsOf = (id: string): TechniqueWords => {
  if (!Object.hasOwn(TECHNIQUE_WORDS, id)) throw new RangeError(`technique: ${id}`)
  return TECHNIQUE_WORDS[id as TechniqueId]
}

/** 'Air Touch' for the id 'airtouch'. */
export const techniqueName = (id: string): string => wordsOf(id).name

/** What the technique does, to follow its name: 'schiarisce a mano libera con pennellate a V...'. */
export const techniqueEffect = (id: string): string => wordsOf(id).effect
