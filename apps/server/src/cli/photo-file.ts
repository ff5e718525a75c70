import { readFile, stat } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { errorSentences } from '#platform/copy/it'
import { readHairNet } from '#platform/pixels/hair-weights'
import { type MeasuredPhoto, type MeasureFailure, measurePhoto } from '#platform/pixels/measure-photo'

/** The same codes as the API's, and one for a path that leads nowhere. */
export type PhotoFileCode = MeasureFailure['code'] | 'file-not-found'
export type PhotoFileFailure = { readonly ok: false; readonly code: PhotoFileCode }

let net: ReturnType<typeof readHairNet> | undefined

/** Measures the photo in a file. A relative path starts where the user called npm. */
export async function measurePhotoFile(path: string): Promise<MeasuredPhoto | PhotoFileFailure> {
  const bytes = await readPhotoFile(path)
  if (bytes === 'file-not-found' || bytes === 'image-too-large') return { ok: false, code: bytes }
  net ??= readHairNet()
  return measurePhoto(net, bytes)
}

async function readPhotoFile(path: string): Promise<Uint8Array | 'file-not-found' | 'image-too-large'> {
  const place = userPath(path)
  try {
    const { size } = await stat(place)
    return size > MAX_IMAGE_BYTES ? 'image-too-large' : await readFile(place)
  } catch {
    return 'file-not-found'
  }
}

/** npm runs scripts in the project's root: INIT_CWD is the folder in which the user typed. */
export const userPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** 'auburn' of 'photos/auburn.jpg'. */
export const stemOf = (path: string): string => basename(path, extname(path))

/** `{ code, message }`, the message in Italian. */
export const photoError = (code: PhotoFileCode) => ({
  code,
  message: code === 'file-not-found' ? 'File non trovato o non leggibile.' : errorSentences[code],
})
