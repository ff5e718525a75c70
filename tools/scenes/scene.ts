import type { HairMask, RgbaImage } from '../../packages/vision/src/image.ts'
import { smoothStep } from '../../packages/vision/src/numeric.ts'
import { drawBackHair } from '../../packages/vision/src/testing/hair/back-hair.ts'
import { dyeTable } from '../../packages/vision/src/testing/hair/dye-table.ts'
import { faceOutline, paintFace } from '../../packages/vision/src/testing/hair/face.ts'
import { drawFrontHair, eraseShape } from '../../packages/vision/src/testing/hair/front-hair.ts'
import {
  type ColourInput,
  type HairColours,
  linearOfInput,
} from '../../packages/vision/src/testing/hair/hair-colour.ts'
import { castShadow, layHair } from '../../packages/vision/src/testing/hair/lay-hair.ts'
import type { Wave } from '../../packages/vision/src/testing/hair/lock-guide.ts'
import {
  ellipse,
  layShape,
  type Painting,
  roundedBox,
  withView,
} from '../../packages/vision/src/testing/hair/painting.ts'
import { shadeHair } from '../../packages/vision/src/testing/hair/shade-hair.ts'
import { createStrandCanvas, type StrandCanvas } from '../../packages/vision/src/testing/hair/strand-canvas.ts'
import { PLAIN_VIEW, placingOf, type View } from '../../packages/vision/src/testing/hair/view.ts'
import { drawCroppedHair } from './cropped-hair.ts'
import { drawCurlCloud } from './curl-cloud.ts'
import { drawGatheredHair, type Gathering } from './gathered-hair.ts'
import { photograph, type SceneCamera, type SceneLight } from './scene-camera.ts'
import { bust, type Clothes, paintClothes } from './scene-clothes.ts'
import { type Ground, paintGround } from './scene-ground.ts'
import { type SceneTruth, truthOf } from './scene-truth.ts'

/** How the hair is cut and worn. Lengths in widths of the plain picture. */
export type HairCut =
  | { readonly kind: 'falling'; readonly cut: number; readonly wave: Wave }
  | { readonly kind: 'cropped'; readonly length: number }
  | { readonly kind: 'curls'; readonly volume: number; readonly curl: number }
  | { readonly kind: Gathering }

export type SceneHair = HairColours & {
  readonly style: HairCut
  readonly gloss: number
  /** Percentile of lightness (0 to 1) that counts as lit hair, depending on how much is in shadow. */
  readonly lit: number
}

export type SceneOptions = {
  readonly seed: number
  readonly width: number
  readonly height: number
  /** Null for a background without a person. */
  readonly person: {
    readonly from: 'front' | 'back'
    readonly view: View
    readonly skin: ColourInput
    readonly clothes: Clothes
    /** Null for a bald head. */
    readonly hair: SceneHair | null
    /** A cap or scarf that hides the whole scalp; null for none. */
    readonly hat: ColourInput | null
  } | null
  readonly ground: Ground
  /** Centre of a grey card (18 %), relative to the width; null for none. */
  readonly card: readonly [x: number, y: number] | null
  readonly light: SceneLight
  readonly camera: SceneCamera
}

export type Scene = {
  readonly image: RgbaImage
  readonly mask: HairMask
  /** Null if no hair is visible. */
  readonly truth: SceneTruth | null
}

type Person = NonNullable<SceneOptions['person']>

const NO_HAIR = 0.001
const CARD_HALF = 0.05

/** A rendered photograph with known hair mask and hair colours. Deterministic. */
export function renderScene(options: SceneOptions): Scene {
  const { seed, width, height, person } = options
  const ground = paintGround(width, height, seed, options.ground)
  const canvas = createStrandCanvas(width, height, person?.view)
  const truth = person ? paintPerson(withView(ground, person.view), canvas, seed, person) : null
  if (options.card) paintCard(ground, canvas, options.card)
  const data = Uint8Array.from(canvas.cover, (cover) => Math.round(255 * cover))
  return { image: photograph(ground, seed, options.light, options.camera), mask: { width, height, data }, truth }
}

function paintPerson(painting: Painting, canvas: StrandCanvas, seed: number, person: Person): SceneTruth | null {
  const { skin, hair, from } = person
  paintClothes(painting, seed, person.clothes, skin)
  if (hair && !person.hat) {
    drawHair(canvas, seed, hair, from === 'front')
    castShadow(painting, canvas, shoulderLine(canvas))
  }
  paintHead(painting, skin)
  if (from === 'front') paintFace(painting, skin, hair?.roots ?? skin)
  if (person.hat) paintHat(painting, person.hat, from === 'front')
  const dye = hair ? dyeTable(hair) : null
  if (!hair || !dye || person.hat || !canvas.cover.some((cover) => cover > NO_HAIR)) return null
  layHair(painting, canvas, shadeHair(canvas, dye, hair.gloss, hair.lit))
  return truthOf(canvas, dye)
}

function drawHair(canvas: StrandCanvas, seed: number, { style, highlights }: SceneHair, front: boolean): void {
  const accent = highlights?.share ?? 0
  const drawFalling = front ? drawFrontHair : drawBackHair
  if (style.kind === 'falling') {
    // Both paint the parts in front of the hair themselves.
    drawFalling(canvas, seed, style.wave, accent, style.cut)
    return
  }
  if (style.kind === 'cropped') drawCroppedHair(canvas, seed, front, style.length, accent)
  else if (style.kind === 'curls') drawCurlCloud(canvas, seed, front, style, accent)
  else drawGatheredHair(canvas, seed, style.kind, front, accent)
  if (front) eraseShape(canvas, (x, y) => Math.min(faceOutline(x, y), bust(x, y)), 0.008)
}

/** The skin of the head and its ears: the face is painted over it. */
function paintHead(painting: Painting, skin: ColourInput): void {
  const [red, green, blue] = linearOfInput(skin)
  const shade = (x: number, y: number) => {
    const round = 1 - 9 * (x - 0.46) ** 2 - 3.5 * (y - 0.36) ** 2
    return Math.max(0.25, round)
  }
  for (const side of [-1, 1]) {
    const ear = ellipse(0.5 + side * 0.155, 0.43, 0.022, 0.045)
    layShape(
      painting,
      ear,
      (x, y) => [red * 0.85 * shade(x, y), green * 0.7 * shade(x, y), blue * 0.66 * shade(x, y)],
      0.006,
    )
  }
  const head = ellipse(0.5, 0.385, 0.158, 0.212)
  layShape(painting, head, (x, y) => [red * shade(x, y), green * shade(x, y), blue * shade(x, y)], 0.005)
}

function paintHat(painting: Painting, hat: ColourInput, front: boolean): void {
  const [red, green, blue] = linearOfInput(hat)
  const brim = front ? 0.33 : 0.5
  layShape(
    painting,
    (x, y) => Math.max(ellipse(0.5, 0.37, 0.2, 0.235)(x, y), y - brim),
    (x, y) => {
      const light = Math.max(
        0.2,
        1 - 8 * (x - 0.46) ** 2 - 3 * (y - 0.24) ** 2 - 0.3 * smoothStep(brim - 0.05, brim, y),
      )
      return [red * light, green * light, blue * light]
    },
    0.005,
  )
}

function paintCard(painting: Painting, canvas: StrandCanvas, [x, y]: readonly [number, number]): void {
  const card = roundedBox(x - CARD_HALF, y - CARD_HALF, x + CARD_HALF, y + CARD_HALF, 0.004)
  layShape(painting, card, () => [0.18, 0.18, 0.18], 0.002)
  eraseShape({ ...canvas, view: PLAIN_VIEW }, card, 0.002)
}

/** Height at which hair falls in front of the shoulders, as a share of the picture's height. */
function shoulderLine({ width, height, view }: StrandCanvas): number {
  return (placingOf(view).toPictureY(0.5, 0.63) * width) / height
}
