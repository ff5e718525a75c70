import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { MAX_IMAGE_BYTES, type Slot } from '@riflesso/contract'
import { errorSentences } from '#platform/copy/it'
import { readHairNet } from '#platform/pixels/hair-weights'
import {
  type MeasuredPair,
  type MeasuredPhoto,
  type MeasureFailure,
  measurePair,
  measurePhoto,
} from '#platform/pixels/measure-photo'

/** The same codes as the API's, and one for a path that leads nowhere. */
export type PhotoFileCode = MeasureFailure['code'] | 'file-not-found'
export type PhotoFileFailure = { readonly ok: false; readonly code: PhotoFileCode }

let loaded: ReturnType<typeof readHairNet> | undefined

const hairNet = () => {
  loaded ??= readHairNet()
  return loaded
}

/** Measures the photo in a file. */
export async function measurePhotoFile(path: string): Promise<MeasuredPhoto | PhotoFileFailure> {
  const file = await readPhotoFile(path)
  return file.ok ? measurePhoto(hairNet(), file) : file
}

/** Measures Prima and Dopo of one client, each with the help of the other. */
export async function measurePairFiles(
  paths: Readonly<Record<Slot, string>>,
): Promise<MeasuredPair | (PhotoFileFailure & { readonly slot: Slot })> {
  const [prima, dopo] = await Promise.all([readPhotoFile(paths.prima), readPhotoFile(paths.dopo)])
  if (!prima.ok) return { ...prima, slot: 'prima' }
  if (!dopo.ok) return { ...dopo, slot: 'dopo' }
  return measurePair(hairNet(), { prima, dopo })
}

async function readPhotoFile(
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
