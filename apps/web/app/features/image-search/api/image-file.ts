import { type DownloadedImage, downloadImage } from '@riflesso/contract'
import { call } from '~/api/client.ts'

/**
 * Downloads a found picture as a file, such as 'image_1767225600000.jpg'.
 *
 * @throws ApiError if the download fails; another error if the file cannot be created
 */
export async function imageFile(imageUrl: string, signal: AbortSignal): Promise<File> {
  const downloaded = await call(downloadImage, { body: { imageUrl } }, { signal })
  return fileOf(downloaded, `image_${Date.now()}.jpg`)
}

async function fileOf({ base64Data, mimeType }: DownloadedImage, name: string): Promise<File> {
  const blob = await (await fetch(base64Data)).blob()
  return new File([blob], name, { type: mimeType })
}
