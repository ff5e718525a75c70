import { byteOfLinear } from '../../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../../image.ts'
import { normalDraw, seededRandom } from '../../random.ts'
import { drawBackHair } from './back-hair.ts'
import { paintCape } from './cape.ts'
import { dyeTable } from './dye-table.ts'
import { paintFace } from './face.ts'
import { drawFrontHair } from './front-hair.ts'
import { type ColourInput, type HairColours, labOfInput } from './hair-colour.ts'
import { castShadow, layHair } from './lay-hair.ts'
import type { Wave } from './lock-guide.ts'
import type { Painting } from './painting.ts'
import { paintSalonWall } from './salon-wall.ts'
import { shadeHair } from './shade-hair.ts'
import { createStrandCanvas, type StrandCanvas } from './strand-canvas.ts'

export type SamplePhotoOptions = {
  readonly seed: number
  /** Side from which the person is photographed; default: 'back', as in salons. */
  readonly style?: 'front' | 'back'
  /** Pixels of the width, 64 to 2400; the height is a third more, as phones take portraits. */
  readonly width?: number
  readonly hair: HairColours & {
    readonly wave?: Wave
    readonly gloss?: number
    /** Difference to long hair in widths of the picture, 0 to 0.6. */
    readonly cut?: number
  }
  readonly skin?: ColourInput
  readonly cape?: ColourInput
  readonly wall?: ColourInput
  /** Colour of the lamp as factors on linear R, G, B; [1, 1, 1] is neutral. */
  readonly lamp?: readonly [r: number, g: number, b: number]
  /** Stops over (+) or under (-) the right exposure. */
  readonly exposure?: number
}

export type SamplePhoto = { readonly image: RgbaImage; readonly mask: HairMask }

/** Film grain, as a share of the light. */
const GRAIN = 0.018
/** Share of the height below which hair is in front of the shoulders. */
const SHOULDERS = 0.48

/** The uncoloured hair of a sample photo: most of the work, the same for every dye. */
export type SampleHair = { readonly canvas: StrandCanvas }

/** The options that determine the uncoloured hair: equal shapes give equal hair. */
export const shapeOfSampleHair = ({ seed, style = 'back', width, hair }: SamplePhotoOptions) => ({
  seed,
  style,
  width: Math.min(2400, Math.max(64, Math.round(width ?? 900) || 900)),
  wave: hair.wave ?? 'wavy',
  accentShare: hair.highlights?.share ?? 0,
  cut: hair.cut ?? 0,
})

/** Draws the hair of `shapeOfSampleHair`. */
export function drawSampleHair(options: SamplePhotoOptions): SampleHair {
  const { seed, style, width, wave, accentShare, cut } = shapeOfSampleHair(options)
  const canvas = createStrandCanvas(width, Math.round((width * 4) / 3))
  const drawHair = style === 'front' ? drawFrontHair : drawBackHair
  drawHair(canvas, seed, wave, accentShare, cut)
  return { canvas }
}

/**
 * A rendered salon photo of a person with long hair over a cape, whose hair mask and colours are known: for demonstrations,
 * the gallery and tests. The same options give the same pixels. Pass `drawn` to reuse hair of the same shape.
 */
export function renderSamplePhoto(options: SamplePhotoOptions, drawn = drawSampleHair(options)): SamplePhoto {
  const { canvas } = drawn
  const { width, height } = canvas
  const { hair, seed } = options
  const painting = paintSalonWall(width, height, seed, options.wall ?? '#E4DFDA')
  const skin = options.skin ?? '#D9A98C'
  paintCape(painting, seed, options.cape ?? capeFor(hair.lengths), skin)
  castShadow(painting, canvas, SHOULDERS)
  if (options.style === 'front') paintFace(painting, skin, hair.roots)
  layHair(painting, canvas, shadeHair(canvas, dyeTable(hair), hair.gloss ?? 1))
  return {
    image: expose(painting, seed, options.lamp ?? [1, 1, 1], 2 ** (options.exposure ?? 0)),
    mask: { width, height, data: Uint8Array.from(canvas.cover, (cover) => Math.round(255 * cover)) },
  }
}

/** Light hair is photographed before a dark cape, dark hair before a light one. */
function capeFor(hair: ColourInput): string {
  return labOfInput(hair)[0] < 40 ? '#D3D0CC' : '#4A4B50'
}

function expose(
  painting: Painting,
  seed: number,
  lamp: readonly [number, number, number],
  exposure: number,
): RgbaImage {
  const { width, height, light } = painting
  const random = seededRandom(seed ^ 0x6a41)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const grain = 1 + GRAIN * normalDraw(random)
    for (let channel = 0; channel < 3; channel++) {
      data[pixel * 4 + channel] = byteOfLinear(light[pixel * 3 + channel]! * lamp[channel]! * exposure * grain)
    }
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
}
