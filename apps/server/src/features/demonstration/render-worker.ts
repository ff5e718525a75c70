import { renderSamplePhoto } from '@riflesso/vision/render'
import sharp from 'sharp'
import { type Picture, SALON } from './scenes.ts'

export type RenderTask = { readonly picture: Picture; readonly seed: number; readonly width: number }

/** Renders one picture as a JPEG; occupies the thread for about a second. */
export const renderPicture = async ({ picture, seed, width }: RenderTask): Promise<Uint8Array> => {
  const { image } = renderSamplePhoto({ ...SALON, ...picture, seed, width })
  const { data } = image
  const jpeg = await sharp(data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
