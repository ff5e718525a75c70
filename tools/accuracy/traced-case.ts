import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeAndRead } from '../../apps/server/src/platform/pixels/decode-and-read.ts'
import { type Lab, levelFromLab } from '../../packages/colorimetry/src/index.ts'
import { type HairNet, measureHair } from '../../packages/vision/src/index.ts'
import type { TracedCase } from './cases.ts'
import { colourError, maskOfSize, overlap } from './compare.ts'
import { pixelsOf, readMask } from './photo-case.ts'
import { round } from './statistics.ts'

const FOLDER = join(import.meta.dirname, 'traced')

type TracedScene = {
  readonly number: string
  readonly truth: {
    readonly style: string
    readonly view: string
    /** Colour temperature of the lamp. */
    readonly lamp: number
    readonly lab: Lab
    /** Share of light that melanin takes, as Blender has it; absent where the hair is dyed. */
    readonly melanin?: number
  }
}

/** The scenes drawn by `tools/segmenter/traced/measured.py`. */
export function listTraced(): readonly TracedScene[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      number: file.slice(0, -'.json'.length),
      truth: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
    }))
}

export async function tryTraced(net: HairNet, { number, truth }: TracedScene): Promise<TracedCase> {
  const bytes = await readFile(join(FOLDER, `${number}.jpg`))
  const image = await pixelsOf(bytes)
  const trueMask = maskOfSize(await readMask(join(FOLDER, `${number}.png`)), image.width, image.height)
  const answer = await decodeAndRead(net, { bytes })
  const inTrueMask = measureHair(image, trueMask)
  return {
    kind: 'traced',
    scene: number,
    style: truth.style,
    view: truth.view,
    lamp: truth.lamp,
    melanin: truth.melanin ?? null,
    trueLevel: round(levelFromLab(truth.lab), 2),
    found: answer.ok,
    iou: answer.ok ? overlap(answer.mask, trueMask) : null,
    error: answer.ok ? colourError(answer.reading.lab, truth.lab) : null,
    bar: answer.ok ? answer.reading.levelError : null,
    withTrueMask: inTrueMask ? colourError(inTrueMask.lab, truth.lab) : null,
  }
}
