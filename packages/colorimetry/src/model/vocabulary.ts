/** The enumerations shared by all packages. Identifiers are those of the product specification. */

/** Parts of the hair that a formula can treat separately, from the scalp outwards. */
export const ZONES = ['roots', 'lengths', 'ends'] as const
export type Zone = (typeof ZONES)[number]

/** One value for each zone. */
export const eachZone = <T>(make: (zone: Zone) => T): Record<Zone, T> => ({
  roots: make('roots'),
  lengths: make('lengths'),
  ends: make('ends'),
})

/** Declared history of the hair ('tipologia'). */
export const HAIR_TYPES = ['naturale', 'decolorati', 'colorati', 'meches', 'permanentati'] as const
export type HairType = (typeof HAIR_TYPES)[number]

/** Declared starting base: a pair of levels each ('livello3' = levels 3-4). */
export const BASES = ['livello1', 'livello3', 'livello5', 'livello7', 'livello9'] as const
export type Base = (typeof BASES)[number]

/** Declared condition of the fibre, best to worst. */
export const CONDITIONS = ['ottimo', 'buono', 'discreto', 'mediocre', 'rovinato', 'pessimo'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Canonical tones (riflessi). Brand digits exist only in notation, at the very end. */
export const TONE_NAMES = [
  'NATURALE',
  'CENERE',
  'IRISE',
  'DORATO',
  'RAME',
  'MOGANO',
  'ROSSO',
  'VERDE',
  'BEIGE',
  'CIOCCOLATO',
] as const
export type ToneName = (typeof TONE_NAMES)[number]

/** How strong a tone is: none (.0), soft (.0X), full (.X), intense (.XX), pure (fantasy colour or strong brass). */
export const TONE_INTENSITIES = ['none', 'soft', 'full', 'intense', 'pure'] as const
export type ToneIntensity = (typeof TONE_INTENSITIES)[number]

/** Hair length: corto < 15 cm, medio 15-30, lungo 30-50, extra-lungo > 50. */
export const HAIR_LENGTHS = ['corto', 'medio', 'lungo', 'extra-lungo'] as const
export type HairLength = (typeof HAIR_LENGTHS)[number]

/** Where an unwanted cool cast comes from: metal or chlorine of the water, an ash dye, a toner that took too much, a direct colour. */
export const CAST_CAUSES = ['acqua', 'tinta', 'tonalizzante', 'diretto'] as const
export type CastCause = (typeof CAST_CAUSES)[number]

export const HAIR_DENSITIES = ['bassa', 'media', 'alta'] as const
export type HairDensity = (typeof HAIR_DENSITIES)[number]

export const HAIR_FIBRES = ['fine', 'media', 'grossa'] as const
export type HairFibre = (typeof HAIR_FIBRES)[number]

/** Artificial colour on the lengths: none, one layer, three or more (or black, red, box dye), years of dark dye. */
export const COLOUR_LAYERS = ['nessuno', 'uno', 'tre-o-piu', 'da-anni'] as const
export type ColourLayers = (typeof COLOUR_LAYERS)[number]

/** How the colour of last time came out: well, too warm, faded early, or translucent on white hair. */
export const LAST_RESULTS = ['bene', 'caldo', 'sbiadito', 'trasparente'] as const
export type LastResult = (typeof LAST_RESULTS)[number]

/** Condition of ends that were treated more often than the lengths; the best one = no worse than the lengths. */
export const ENDS_CONDITIONS = ['ottimo', 'discreto', 'rovinato'] as const satisfies readonly Condition[]
export type EndsCondition = (typeof ENDS_CONDITIONS)[number]

/** Henna: none, pure lawsone, or compound (may hold metallic salts). */
export const HENNA_ANSWERS = ['no', 'pura', 'composta'] as const
export type HennaAnswer = (typeof HENNA_ANSWERS)[number]

/** Wish for white hair: covered, blended without a line, veiled with a translucent colour, or left uncoloured. */
export const WHITE_WISHES = ['coprire', 'sfumare', 'velare', 'lasciare'] as const
export type WhiteWish = (typeof WHITE_WISHES)[number]

/** How often the client returns for white hair: every month, every second month, or as rarely as possible. */
export const WHITE_UPKEEPS = ['ogni-mese', 'ogni-due-mesi', 'di-rado'] as const
export type WhiteUpkeep = (typeof WHITE_UPKEEPS)[number]

/** Places of white hair. */
export const WHITE_PLACES = ['front', 'sides', 'nape'] as const
export type WhitePlace = (typeof WHITE_PLACES)[number]

/** Reflects of deeper strands. */
export const LOWLIGHT_TONES = ['NATURALE', 'DORATO', 'RAME'] as const satisfies readonly ToneName[]
export type LowlightTone = (typeof LOWLIGHT_TONES)[number]

export const SCALP_STATES = ['sana', 'sensibile', 'lesionata'] as const
export type ScalpState = (typeof SCALP_STATES)[number]

/** 'da-ripetere': a negative test that counts no longer, because something has changed since. */
export const PATCH_TEST_RESULTS = ['non-eseguito', 'negativo', 'positivo', 'da-ripetere'] as const
export type PatchTestResult = (typeof PATCH_TEST_RESULTS)[number]

/** What a patch test allows on a given day: only 'valid' allows colour, and 'positive' excludes it. */
export const PATCH_TEST_STATES = ['valid', 'missing', 'unread', 'too-fresh', 'expired', 'due', 'positive'] as const
export type PatchTestState = (typeof PATCH_TEST_STATES)[number]

/** Dyes of a patch test: a test with oxidative ones says nothing about direct ones. */
export const DYE_FAMILIES = ['ossidazione', 'diretto', 'entrambi'] as const
export type DyeFamily = (typeof DYE_FAMILIES)[number]

export const ELASTICITY_RESULTS = ['superato', 'fallito'] as const
export type ElasticityResult = (typeof ELASTICITY_RESULTS)[number]

/** Strand test with the intended mix, read after 24 hours on hair that may hold henna. */
export const STRAND_TEST_RESULTS = ['superato', 'fallito'] as const
export type StrandTestResult = (typeof STRAND_TEST_RESULTS)[number]

/** The range of a level: 10.9 is the palest bleached hair ('10+'). */
export const LEVEL_RANGE = { min: 1, max: 10.9 } as const
