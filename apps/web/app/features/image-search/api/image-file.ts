import { type DownloadedImage, downloadImage } from '@riflesso/contract'
import { call } from '~/api/client.ts'

/**
 * A picture that was found, as the file that a colourist would have chosen: 'image_1767225600000.jpg'.
 * Throws ApiError when it cannot be had, any other error when it cannot be made a file.
 */
export async function imageFile(imageUrl: string, signal: AbortSignal): Promise<File> {
  const downloaded = await call(downloadImage, { body: { imageUrl } }, { signal })
  return fileOf(downloaded, `image_${Date.now()}.jpg`)
}

async function fileOf({ base64Data, mimeType }: DownloadedImage, name: string): Promise<File> {
  const blob = await (await fetch(base64Data)).blob()
  return new File([blob], name, { type: mimeType })
}
