/**
 * Real hair for the landing page: `node tools/pictures/real-hair.ts`. Renders one photograph of hair (`real/finestra.webp`) in
 * two other lights, writes small pictures, reads them with the engine, and writes the readings into the copy of the page. A
 * test checks the readings against the pictures. NOTICE lists the photographs.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import sharp from 'sharp'
import { readPhotoFile } from '../../apps/server/src/cli/photo-file.ts'
import { measure } from '../../apps/web/app/format/numbers.ts'

/** Path of the generated copy. */
export const REAL_HAIR = new URL('../../apps/web/app/copy/public/landing-real-hair.json', import.meta.url)

const pathOf = (name: string) => fileURLToPath(new URL(`../../apps/web/public/pictures/real/${name}`, import.meta.url))

/** Factors of red, green and blue light against the light of the photograph: a warm bulb, and the shade of a clear day. */
const LIGHTS = { lampadina: [1.25, 1, 0.62], ombra: [0.82, 0.98, 1.2] } as const

const PHOTOGRAPHED = ['finestra', 'castano', 'biondo', 'schiarito'] as const
const NAMES = [...PHOTOGRAPHED, 'lampadina', 'ombra'] as const

/** The reading of each picture. */
export async function realHair() {
  const readings = await Promise.all(
    NAMES.map(async (name) => {
      const photo = await readPhotoFile(pathOf(`${name}.webp`))
      if (!photo.ok) throw new Error(`${name}: ${photo.code}`)
      return [name, readingShown(photo.reading)] as const
    }),
  )
  return Object.fromEntries(readings)
}

/** The level with its error in words, and both ends of its bar in percent of the scale from 1 to 10. */
function readingShown(reading: Reading) {
  const { level, levelError } = reading
  const place = (value: number) => Math.round((100 * (Math.min(10, Math.max(1, value)) - 1)) / 9)
  return {
    level: `${measure(level)} ± ${measure(levelError)}`,
    light: describeReading(reading).light,
    bar: { from: place(level - levelError), at: place(level), to: place(level + levelError) },
  }
}

/** Simulates another light for a camera with fixed white balance. */
async function inLight(name: keyof typeof LIGHTS): Promise<void> {
  const { data, info } = await sharp(pathOf('finestra.webp')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = data.map((byte, at) => byteOf(linearOf(byte) * (LIGHTS[name][at % 3] ?? 1)))
  await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: 84 })
    .toFile(pathOf(`${name}.webp`))
}

/** IEC 61966-2-1 in both directions. */
const linearOf = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const byteOf = (linear: number) =>
  Math.round(255 * Math.min(1, linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))

if (import.meta.main) {
  await Promise.all([inLight('lampadina'), inLight('ombra')])
  for (const name of NAMES)
    await sharp(pathOf(`${name}.webp`))
      .avif({ quality: 55 })
      .toFile(pathOf(`${name}.avif`))
  writeFileSync(REAL_HAIR, `${JSON.stringify(await realHair(), null, 2)}\n`)
}
