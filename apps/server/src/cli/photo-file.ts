import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { errorSentences } from '#platform/copy/it'
import { decodeAndRead, type MeasuredPhoto, type MeasureFailure } from '#platform/pixels/decode-and-read'
import { readHairNet } from '#platform/pixels/hair-weights'

/** The API's codes, and one for a missing file. */
export type PhotoFileCode = MeasureFailure['code'] | 'file-not-found'
export type PhotoFileFailure = { readonly ok: false; readonly code: PhotoFileCode }

let loaded: ReturnType<typeof readHairNet> | undefined

const hairNet = () => {
  loaded ??= readHairNet()
  return loaded
}

/** Reads the photo in a file. */
export async function readPhotoFile(path: string): Promise<MeasuredPhoto | PhotoFileFailure> {
  const file = await bytesOfFile(path)
  return file.ok ? decodeAndRead(hairNet(), file) : file
}

async function bytesOfFile(
  path: string,
): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | PhotoFileFailure> {
  try {
    const { size } = await stat(path)
    if (size > MAX_IMAGE_BYTES) return { ok: false, code: 'image-too-large' }
    return { ok: true, bytes: await readFile(path) }
  } catch {
    return { ok: false, code: 'file-not-found' }
  }
}

/** 'auburn' of 'photos/auburn.jpg'. */
export const stemOf = (path: string): string => basename(path, extname(path))

/** `{ code, message }`, the message in Italian. */
export const photoError = (code: PhotoFileCode) => ({
  code,
  message: code === 'file-not-found' ? 'File non trovato o non leggibile.' : errorSentences[code],
})
