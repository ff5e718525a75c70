import { isWhiteHair, type Lab, lchOf, lightnessOfLevel, type ToneName } from '@riflesso/colorimetry'

/** Families of colours that no natural hair has, each by depth: darkest, dark, medium, light, pastel. */
const FANTASY_NAMES = {
  magenta: ['Prugna scuro', 'Rosso rubino', 'Fucsia intenso', 'Rosa intenso', 'Rosa pastello'],
  rosso: ['Rosso notte', 'Rosso scuro', 'Rosso fuoco', 'Rosso corallo', 'Rosa corallo pastello'],
  arancio: ['Arancio bruciato scuro', 'Arancio bruciato', 'Arancio intenso', 'Arancio vivo', 'Pesca pastello'],
  giallo: ['Ocra scuro', 'Ocra', 'Giallo intenso', 'Giallo vivo', 'Giallo pastello'],
  verde: ['Verde notte', 'Verde bosco', 'Verde smeraldo', 'Verde vivo', 'Verde menta pastello'],
  turchese: ['Petrolio notte', 'Petrolio', 'Turchese intenso', 'Turchese vivo', 'Acquamarina pastello'],
  blu: ['Blu notte', 'Blu scuro', 'Blu intenso', 'Azzurro vivo', 'Azzurro pastello'],
  viola: ['Viola notte', 'Viola scuro', 'Viola intenso', 'Lavanda', 'Lilla pastello'],
  grigio: ['Nero grafite', 'Grigio antracite', 'Grigio acciaio', 'Argento', 'Bianco'],
} as const
type Family = keyof typeof FANTASY_NAMES

/** Upper ends of the depth bands, in L*. */
const DEPTH_ENDS = [20, 38, 56, 74] as const

/** Upper end of each family on the circle of hues (CIELAB h_ab, degrees), in order. */
const HUE_ENDS: readonly (readonly [end: number, family: Family])[] = [
  [20, 'magenta'],
  [47, 'rosso'],
  [72, 'arancio'],
  [105, 'giallo'],
  [165, 'verde'],
  [225, 'turchese'],
  [290, 'blu'],
  [335, 'viola'],
  [360, 'magenta'],
]

/** Family of a pure tone without a measure. */
const FAMILY_OF_TONE = {
  NATURALE: 'grigio',
  CENERE: 'blu',
  IRISE: 'viola',
  DORATO: 'giallo',
  RAME: 'arancio',
  MOGANO: 'magenta',
  ROSSO: 'rosso',
  VERDE: 'verde',
  BEIGE: 'grigio',
  CIOCCOLATO: 'arancio',
} as const satisfies Record<ToneName, Family>

/** CIELAB is not hue-linear here: a dark colour of these hues looks blue (navy is at 306), a pale one lavender. */
const DARK_BLUE = { lightness: 45, hueEnd: 306 } as const

function familyOf(lab: Lab): Family {
  if (isGrey(lab)) return 'grigio'
  const { l, h: hue } = lchOf(lab)
  if (l < DARK_BLUE.lightness && hue > 225 && hue < DARK_BLUE.hueEnd) return 'blu'
  return HUE_ENDS.find(([end]) => hue < end)?.[1] ?? 'magenta'
}

function atDepth(family: Family, lightness: number): string {
  const band = DEPTH_ENDS.findIndex((end) => lightness < end)
  return FANTASY_NAMES[family][band === -1 ? 4 : band] ?? FANTASY_NAMES[family][4]
}

/** Below this L* neither the eye nor a photo distinguishes weak colours. */
const DARK = 20

/**
 * Whether natural pigment or oxidative dye can look like this. Hair is between mahogany and pale gold. Pale pinks are excluded: they
 * exist only as dye on bleached hair.
 */
function hasHairHue(lab: Lab): boolean {
  const { l, c, h } = lchOf(lab)
  if (isGrey(lab)) return false
  if (c < (l < DARK ? 16 : 10)) return true
  const reddest = l > 62 ? 40 : 5
  return h >= reddest && h <= 110
}

/** Dark warm hair of any strength: the trade calls it by its level ('nero rosso'). */
export const isDarkWarm = (lab: Lab): boolean => lab[0] < DARK && hasHairHue(lab)

/** Grey and white hair: so little colour that no level of natural brown or blond fits. */
const isGrey = (lab: Lab): boolean => isWhiteHair(lab) || (lab[0] > 30 && lchOf(lab).c < 4)

/** Green to violet with so much chroma that no ash on natural hair reaches it. */
function isCoolDye(lab: Lab): boolean {
  const { l, c, h } = lchOf(lab)
  return l > DARK && c > 10 && h > 130 && h < 330
}

/**
 * Name of a colour outside the natural range, from its measured Lab: 'Viola intenso', 'Argento'; null for natural colours.
 * A faint unusual hue is a reflect, not a separate colour: `isStrong` = the tone is far from natural hair.
 */
export function fantasyName(lab: Lab, isStrong: boolean): string | null {
  if (!isGrey(lab) && !isCoolDye(lab) && (!isStrong || hasHairHue(lab))) return null
  return atDepth(familyOf(lab), lab[0])
}

/** Name of white hair by its lightness: 'Argento'. */
export const whiteName = (lab: Lab): string => atDepth('grigio', lab[0])

/** Name of a pure pigment: by its measured Lab, else by its tone and level. */
export function pureName(level: number, tone: ToneName, lab?: Lab): string {
  if (lab) return atDepth(familyOf(lab), lab[0])
  return atDepth(FAMILY_OF_TONE[tone], lightnessOfLevel(level))
}
