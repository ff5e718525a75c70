/**
 * Renders the pictures of the image search: `node tools/pictures/gallery.ts`, ten minutes, then `npm run format`. Writes only
 * missing files: delete those that should change. A test checks that the list is that of `gallery/pictures.ts` and that every picture exists.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { samplePhoto } from '../../packages/vision/src/testing/sample-photo.ts'
import { GALLERY } from './gallery/pictures.ts'

const folder = new URL('../../apps/server/pictures/', import.meta.url)
export const LIST = new URL('gallery.json', folder)

/** What the search knows of each picture. */
export const listOfPictures = () => GALLERY.map(({ drawing, ...picture }) => picture)

/** The file of a picture. */
export const fileOf = (id: string): string => fileURLToPath(new URL(`gallery/${id}.avif`, folder))

if (import.meta.main) {
  mkdirSync(new URL('gallery/', folder), { recursive: true })
  writeFileSync(LIST, JSON.stringify(listOfPictures()))
  for (const { id, drawing } of GALLERY) {
    if (existsSync(fileOf(id))) continue
    const { width, height, data } = samplePhoto(drawing).image
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .avif({ quality: 36, effort: 2 })
      .toFile(fileOf(id))
  }
}
