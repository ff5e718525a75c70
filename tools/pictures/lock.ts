/**
 * Renders the lock of hair that the web app tints in any colour: `node tools/pictures/lock.ts`. Three grey pictures: one that
 * darkens the colour, one that brightens it, one of white light (`apps/web/app/ui/hair/lock-layers.ts`).
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { labOfBytes } from '../../packages/vision/src/colour/lab.ts'
import { renderHairLock } from '../../packages/vision/src/testing/hair/hair-lock.ts'

const SIDE = 960
const GREY = 119
const HEX = '#777777'
/** Share kept of the contrast: brighter light would clip the yellows. */
const KEPT = { shade: 0.75, shine: 0.55 } as const

/** Strength of the white light, which shows on black hair. */
const WHITE = 0.3

const { data } = renderHairLock({ width: SIDE, height: SIDE, seed: 21, roots: HEX, lengths: HEX, ends: HEX })
const relief = Float32Array.from({ length: SIDE * SIDE }, (_, pixel) => {
  const factor = (data[pixel * 4] ?? 0) / GREY
  return 1 + (factor - 1) * (factor > 1 ? KEPT.shine : KEPT.shade)
})
// The lightness of the tinted lock is on average that of its colour.
const wanted = lightnessOf(GREY)
let exposure = 1
for (let round = 0; round < 8; round++) exposure *= wanted / meanLightness(exposure)

await write('shade', (factor) => Math.min(1, factor))
await write('shine', shine)
await write('gloss', (factor) => WHITE * shine(factor))

function shine(factor: number): number {
  return 1 - 1 / Math.max(1, factor)
}

function lightnessOf(byte: number): number {
  return labOfBytes(byte, byte, byte)[0]
}

function meanLightness(factor: number): number {
  let sum = 0
  for (const part of relief) sum += lightnessOf(Math.round(Math.min(255, GREY * part * factor)))
  return sum / relief.length
}

async function write(name: string, greyOf: (factor: number) => number): Promise<void> {
  const grey = Uint8Array.from(relief, (part) => Math.round(255 * greyOf(part * exposure)))
  await sharp(grey, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .avif({ quality: 40, effort: 6 })
    .toFile(fileURLToPath(new URL(`../../apps/web/app/ui/hair/lock-${name}.avif`, import.meta.url)))
}
