import type { Lab, Zone } from '@riflesso/colorimetry'
import { writeLab } from '../../packages/vision/src/colour/lab.ts'
import { quantileOf } from '../../packages/vision/src/numeric.ts'
import type { DyeTable } from '../../packages/vision/src/testing/hair/dye-table.ts'
import { writeAlbedo } from '../../packages/vision/src/testing/hair/shade-hair.ts'
import { ACCENT, ALONG, CHANNELS, type StrandCanvas } from '../../packages/vision/src/testing/hair/strand-canvas.ts'

/** True hair colour of a scene, without light and shadow: medians over the hair pixels. */
export type SceneTruth = {
  readonly lab: Lab
  /** Of each zone that has at least a hundredth of the hair; null otherwise. */
  readonly zones: Readonly<Record<Zone, Lab | null>>
}

const COVERED = 0.9
const ROOTS_END = 0.2
const ENDS_START = 0.7

export function truthOf(canvas: StrandCanvas, dye: DyeTable): SceneTruth | null {
  const all = readDye(canvas, dye)
  if (all.count === 0) return null
  const inZone = (from: number, to: number): Lab | null => {
    const members = indicesOf(all.count, (i) => all.along[i]! >= from && all.along[i]! < to)
    return members.length >= all.count / 100 ? medianDye(all.lab, members) : null
  }
  return {
    lab: medianDye(
      all.lab,
      indicesOf(all.count, () => true),
    ),
    zones: { roots: inZone(0, ROOTS_END), lengths: inZone(ROOTS_END, ENDS_START), ends: inZone(ENDS_START, 1.01) },
  }
}

function readDye(canvas: StrandCanvas, dye: DyeTable): { lab: Float32Array; along: Float32Array; count: number } {
  const pixels = canvas.width * canvas.height
  const lab = new Float32Array(pixels * 3)
  const along = new Float32Array(pixels)
  const albedo = new Float32Array(3)
  let count = 0
  for (let pixel = 0; pixel < pixels; pixel++) {
    const cover = canvas.cover[pixel]!
    if (cover < COVERED) continue
    const at = pixel * CHANNELS
    along[count] = canvas.values[at + ALONG]! / cover
    writeAlbedo(dye, along[count]!, canvas.values[at + ACCENT]! / cover, albedo)
    writeLab(albedo[0]!, albedo[1]!, albedo[2]!, lab, count * 3)
    count++
  }
  return { lab, along, count }
}

function indicesOf(count: number, keep: (i: number) => boolean): Uint32Array {
  const kept = new Uint32Array(count)
  let length = 0
  for (let i = 0; i < count; i++) if (keep(i)) kept[length++] = i
  return kept.subarray(0, length)
}

function medianDye(lab: Float32Array, members: Uint32Array): Lab {
  const median = (channel: number) =>
    quantileOf(
      Float32Array.from(members, (i) => lab[i * 3 + channel]!),
      0.5,
    )
  return [median(0), median(1), median(2)]
}
