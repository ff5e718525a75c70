import type { TechniqueId } from '@riflesso/colorimetry'

type TechniqueWords = {
  /** Name used in salons. */
  readonly name: string
  /** Its effect, after 'la tecnica'. */
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
  babylights: { name: 'Babylights', effect: 'cartine da 1-2 mm, l’effetto dei capelli schiariti dal sole' },
  foilage: { name: 'Foilyage', effect: 'è un balayage chiuso in stagnola, che schiarisce di più che all’aria' },
  flamboyage: { name: 'Flamboyage', effect: 'con la pellicola trasparente crea bagliori morbidi da metà lunghezza' },
  ecaille: {
    name: 'Ecaille',
    effect: 'accosta tre o più nuance calde, scure alla nuca e chiare verso il viso, con un punto luce finale',
  },
  bronde: { name: 'Bronde', effect: 'sta fra castano e biondo, con luci e ombre leggere' },
  'lived-in': { name: 'Lived-in Color', effect: 'lascia la radice naturale e diffonde luce su punte e viso' },
  'root-smudge': { name: 'Root Smudge', effect: 'sfuma la radice più profonda dentro le luci' },
  shatush: { name: 'Shatush', effect: 'schiarisce dopo la cotonatura, da metà lunghezza alle punte' },
  degrade: { name: 'Degradé', effect: 'sfuma fino a cinque nuance in modo progressivo dalla radice alle punte' },
  meches: { name: 'Mèches', effect: 'schiarisce in stagnola ciocche fini dalla radice, su tutta la testa' },
  'half-head': { name: 'Mèches mezza testa', effect: 'porta le mèches solo su calotta e lati, la nuca resta com’è' },
  'money-piece': { name: 'Money Piece', effect: 'illumina soltanto le ciocche che incorniciano il viso' },
  lowlights: { name: 'Lowlights', effect: 'inserisce ciocche più scure che danno profondità, senza schiarire' },
  'reverse-balayage': {
    name: 'Reverse Balayage',
    effect: 'riporta profondità a mano libera dove il biondo è troppo pieno, senza schiarire',
  },
  'dip-dye': { name: 'Dip Dye', effect: 'colora soltanto le punte, con un confine netto' },
  peekaboo: { name: 'Peekaboo', effect: 'nasconde la luce nello strato sotto la riga, che appare con il movimento' },
  chunky: { name: 'Chunky Highlights', effect: 'porta ciocche larghe e contrastate, nello stile anni Novanta' },
  californian: { name: 'Californian Highlights', effect: 'schiarisce da metà lunghezza come dopo un’estate al mare' },
  'sun-kissed': { name: 'Sun-Kissed', effect: 'accenna colpi di sole leggeri, di uno o due livelli' },
  teasylights: { name: 'Teasylights', effect: 'unisce cotonatura e stagnola: molta luce, attaccatura sfumata' },
  'shadow-root': { name: 'Shadow Root', effect: 'lascia un’ombra più profonda alla radice, sfumata verso le luci' },
  'colour-block': { name: 'Color Block', effect: 'divide la chioma in sezioni piene di colori diversi' },
  platinum: { name: 'Platino totale', effect: 'decolora tutta la testa fino al biondo più chiaro' },
  glossing: { name: 'Glossing', effect: 'ravviva riflesso e lucentezza senza schiarire né scurire' },
  slices: { name: 'Slices', effect: 'posa cartine piatte e sottili che tagliano il colore con linee di luce' },
} as const satisfies Record<TechniqueId, TechniqueWords>

const wordsOf = (id: string): TechniqueWords => {
  if (!Object.hasOwn(TECHNIQUE_WORDS, id)) throw new RangeError(`technique: ${id}`)
  return TECHNIQUE_WORDS[id as TechniqueId]
}

/** 'Air Touch' for the id 'airtouch'. */
export const techniqueName = (id: string): string => wordsOf(id).name

/** Description of the technique, after its name: 'schiarisce a mano libera con pennellate a V...'. */
export const techniqueEffect = (id: string): string => wordsOf(id).effect
