import { type Lab, labOf, NATURAL_TONE, shadeNotation } from '@riflesso/colorimetry'
import { describeColour, levelName, techniqueName } from '@riflesso/consultation'
import { foldText } from '../../../apps/server/src/platform/search-key.ts'
import type { Wave } from '../../../packages/vision/src/testing/hair/lock-guide.ts'
import type { SamplePhotoOptions } from '../../../packages/vision/src/testing/hair/sample-photo.ts'
import {
  DRAWN_TECHNIQUES,
  type DrawnTechnique,
  FANTASY_BASE,
  FANTASY_LIGHTS,
  FANTASY_TECHNIQUES,
  TECHNIQUE_BASES,
  TECHNIQUE_LIGHTS,
} from './drawn-techniques.ts'
import { LEVEL_SHADES, NAMED_COLOURS, type NamedColour } from './shades.ts'

/** A picture of the gallery: what the search knows of it, and how it is rendered. */
type GalleryPicture = {
  /** Stable: the name of its file. */
  readonly id: string
  readonly title: string
  readonly alt: string
  /** Search terms of visible features that its title does not name. */
  readonly silentTerms: readonly string[]
  readonly drawing: SamplePhotoOptions
}

/** Pixels: twice the width of a column of the dialog, and enough for a reading. */
const WIDTH = 600

type Cut = 'lungo' | 'medio' | 'caschetto' | 'corto'

/** Lengths: difference to long hair in the rendering, and search terms. */
const CUTS = {
  lungo: { cut: 0, words: 'lunghi' },
  medio: { cut: 0.2, words: 'di media lunghezza' },
  caschetto: { cut: 0.4, words: 'a caschetto' },
  corto: { cut: 0.55, words: 'corti' },
} as const satisfies Record<Cut, { readonly cut: number; readonly words: string }>

/** One rendering per wave pattern is reused for all colours: it is most of the work. */
const WAVE_LOOKS = {
  straight: { seed: 1, term: 'liscio', words: 'lisci' },
  wavy: { seed: 2, term: 'mosso', words: 'mossi' },
  curly: { seed: 3, term: 'riccio', words: 'ricci' },
} as const satisfies Record<Wave, { readonly seed: number; readonly term: string; readonly words: string }>

type Look = { readonly wave: Wave; readonly cut: Cut }
type Dye = Pick<SamplePhotoOptions['hair'], 'roots' | 'lengths' | 'ends' | 'highlights'>

function picture(title: string, dye: Dye, { wave, cut }: Look, silent: readonly string[] = []): GalleryPicture {
  const { seed, term, words } = WAVE_LOOKS[wave]
  return {
    id: idOf(title),
    title,
    alt: `Disegno di capelli ${CUTS[cut].words} e ${words} visti da dietro: ${title}`,
    silentTerms: [...silent, term, cut],
    drawing: { seed, width: WIDTH, hair: { ...dye, wave, cut: CUTS[cut].cut } },
  }
}

const idOf = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** One colour from root to tip, the ends slightly lighter, as on washed hair. */
const evenly = ([lightness, a, b]: Lab): Dye => ({
  roots: [lightness - 1, a, b],
  lengths: [lightness, a, b],
  ends: [lightness + 1, a, b],
})

const WAVE_ORDER = ['straight', 'wavy', 'wavy', 'curly'] as const satisfies readonly Wave[]
const waveAt = (index: number): Wave => WAVE_ORDER[index % WAVE_ORDER.length] ?? 'wavy'

const namedColours = NAMED_COLOURS.map(([name, lab], index) =>
  picture(name, evenly(lab), { wave: waveAt(index), cut: 'lungo' }),
)

const levelShades = LEVEL_SHADES.flatMap(({ tone, levels }, row) =>
  levels.map((level) => {
    const look = { wave: waveAt(row + level), cut: 'lungo' } as const
    return picture(describeColour(level, tone), evenly(labOf(level, tone)), look, [shadeNotation(level, tone)])
  }),
)

const mixed = (base: Lab, light: Lab, share: number): Lab => [
  base[0] + (light[0] - base[0]) * share,
  base[1] + (light[1] - base[1]) * share,
  base[2] + (light[2] - base[2]) * share,
]

function techniquePicture(
  { id, roots, lengths, ends, strands, wave }: DrawnTechnique,
  [light, lightLab]: NamedColour,
  level: number,
): GalleryPicture {
  const base = labOf(level, NATURAL_TONE)
  const dye = {
    roots: mixed(base, lightLab, roots),
    lengths: mixed(base, lightLab, lengths),
    ends: mixed(base, lightLab, ends),
    ...(strands > 0 ? { highlights: { colour: lightLab, share: strands } } : {}),
  }
  return picture(`${techniqueName(id)} ${light} su ${levelName(level)}`, dye, { wave, cut: 'lungo' })
}

const techniques = DRAWN_TECHNIQUES.flatMap((technique) =>
  TECHNIQUE_LIGHTS.flatMap((light) => TECHNIQUE_BASES.map((level) => techniquePicture(technique, light, level))),
)

const fantasyTechniques = DRAWN_TECHNIQUES.filter(({ id }) => FANTASY_TECHNIQUES.has(id)).flatMap((technique) =>
  FANTASY_LIGHTS.map((light) => techniquePicture(technique, light, FANTASY_BASE)),
)

/** Colours shown in every cut, and the words for each cut after the colour. */
const CUT_COLOURS = [
  'Biondo platino',
  'Biondo miele',
  'Rosso rame',
  'Rame',
  'Castano nocciola',
  'Nero',
  'Viola',
  'Rosa',
]
const CUT_LOOKS = [
  { words: 'corto mosso', wave: 'wavy', cut: 'corto' },
  { words: 'caschetto liscio', wave: 'straight', cut: 'caschetto' },
  { words: 'caschetto mosso', wave: 'wavy', cut: 'caschetto' },
  { words: 'medio mosso', wave: 'wavy', cut: 'medio' },
  { words: 'medio riccio', wave: 'curly', cut: 'medio' },
  { words: 'lungo riccio', wave: 'curly', cut: 'lungo' },
] as const satisfies readonly (Look & { readonly words: string })[]

const cuts = NAMED_COLOURS.filter(([name]) => CUT_COLOURS.includes(name)).flatMap(([name, lab]) =>
  CUT_LOOKS.map(({ words, ...look }) => picture(`${name}, ${words}`, evenly(lab), look)),
)

/** Every picture, plain colours before techniques and cuts: among equal matches the first is shown first. */
export const GALLERY: readonly GalleryPicture[] = [
  ...namedColours,
  ...levelShades,
  ...techniques,
  ...fantasyTechniques,
  ...cuts,
]
