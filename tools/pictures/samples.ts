/** Renders the photos of the demonstration: `node tools/pictures/samples.ts`. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SLOTS } from '@riflesso/contract'
import sharp from 'sharp'
import { SCENES as PUBLIC } from '../../apps/server/src/features/demonstration/scenes.ts'
import { samplePhoto } from '../../packages/vision/src/testing/sample-photo.ts'
import { SALON, SCENES } from './sample-scenes.ts'

const folder = new URL('../../apps/server/pictures/samples/', import.meta.url)
const WIDTH = 900

mkdirSync(folder, { recursive: true })
for (const { id } of PUBLIC)
  for (const slot of SLOTS) {
    const { seed, [slot]: picture } = SCENES[id]
    const { width, height, data } = samplePhoto({ ...SALON, ...picture, seed, width: WIDTH }).image
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(fileURLToPath(new URL(`${id}-${slot}.jpg`, folder)))
  }
