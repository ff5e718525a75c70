import sharp from 'sharp'
import { decodeAndRead } from '../../apps/server/src/platform/pixels/decode-and-read.ts'
import { levelFromLab } from '../../packages/colorimetry/src/index.ts'
import { type HairNet, measureHair, type RgbaImage, resizeImage } from '../../packages/vision/src/index.ts'
import { renderScene, type Scene, type SceneOptions } from '../scenes/scene.ts'
import { BASELINES, runBaselines } from './baselines.ts'
import type { SceneCase } from './cases.ts'
import { colourError, maskOfSize, overlap } from './compare.ts'
import { tryOneStroke } from './one-stroke.ts'
import { type Condition, cardIn, drawScene, jpegQuality, type ListedScene } from './scene-list.ts'
import { round } from './statistics.ts'

/** Conditions in which the alternatives run too. */
const COMPARED: ReadonlySet<Condition> = new Set(['neutral', 'any-light'])

/** The scene encoded like a camera's file. */
async function sceneFile(listed: ListedScene, options: SceneOptions): Promise<{ scene: Scene; bytes: Uint8Array }> {
  const scene = renderScene(options)
  const { width, height, data } = scene.image
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: jpegQuality(listed) })
    .toBuffer()
  return { scene, bytes }
}

export async function tryScene(net: HairNet, listed: ListedScene): Promise<SceneCase> {
  const { scene, bytes } = await sceneFile(listed, drawScene(listed))
  const answer = await decodeAndRead(net, { bytes })
  const measured = answer.ok ? answer.measured : await decoded(bytes)
  const truth = scene.truth?.lab ?? null
  const trueMask = maskOfSize(scene.mask, measured.width, measured.height)
  const inTrueMask = truth ? measureHair(measured, trueMask) : null
  return {
    kind: 'scene',
    ...listed,
    trueLevel: truth && round(levelFromLab(truth), 2),
    found: answer.ok,
    iou: answer.ok && truth ? overlap(answer.mask, trueMask) : null,
    error: answer.ok && truth ? colourError(answer.reading.lab, truth) : null,
    oneStroke: truth ? tryOneStroke(net, measured, answer.ok ? answer.mask : null, trueMask) : null,
    bar: answer.ok && truth ? answer.reading.levelError : null,
    withTrueMask: truth && inTrueMask ? { ...colourError(inTrueMask.lab, truth), bar: inTrueMask.levelError } : null,
    withCard: listed.condition === 'any-light' ? await tryCard(net, listed) : null,
    baselines: truth && COMPARED.has(listed.condition) ? await tryBaselines(bytes, measured, scene, truth) : null,
  }
}

/** The same scene with a tapped grey card in its corner. */
async function tryCard(net: HairNet, listed: ListedScene): Promise<SceneCase['withCard']> {
  const drawn = drawScene(listed)
  const card = cardIn(drawn)
  const { scene, bytes } = await sceneFile(listed, { ...drawn, card })
  const greyCard = [card[0], (card[1] * drawn.width) / drawn.height] as const
  const answer = await decodeAndRead(net, { bytes, hints: { strokes: [], whitePoint: null, greyCard } })
  if (!answer.ok || !scene.truth) return null
  return { ...colourError(answer.reading.lab, scene.truth.lab), bar: answer.reading.levelError }
}

async function tryBaselines(
  bytes: Uint8Array,
  image: RgbaImage,
  scene: Scene,
  truth: NonNullable<Scene['truth']>['lab'],
): Promise<NonNullable<SceneCase['baselines']>> {
  const answers = await runBaselines(bytes, image)
  const judged = BASELINES.map((baseline) => {
    const { lab, mask } = answers[baseline]
    const iou = mask ? overlap(mask, maskOfSize(scene.mask, mask.width, mask.height)) : null
    return [baseline, { iou, error: lab ? colourError(lab, truth) : null }] as const
  })
  return Object.fromEntries(judged) as NonNullable<SceneCase['baselines']>
}

async function decoded(bytes: Uint8Array): Promise<RgbaImage> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return resizeImage({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) }, 800)
}
