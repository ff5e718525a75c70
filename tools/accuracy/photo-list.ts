import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { photosFolder } from '../../apps/server/testing/photos/photos-folder.ts'
import { readTable } from './read-table.ts'

export { photosFolder }

/** A rectangle, relative to the picture. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export type LabelledPhoto = {
  readonly file: string
  readonly hairPresent: boolean
  /** A rectangle of certain hair, and one of the face. */
  readonly hairBoxes: readonly Box[]
  readonly skinBox: Box | null
  /** Lowest and highest level judged by eye; null if none is given. */
  readonly eyeRange: readonly [low: number, high: number] | null
}

const MASKS = join(import.meta.dirname, '../segmenter')

/** Photographs excluded from training, with masks checked by eye. Empty if the photos are absent. */
export function listMasked(): readonly { readonly file: string; readonly photo: string; readonly mask: string }[] {
  const list = join(MASKS, 'more.csv')
  if (!photosFolder || !existsSync(list)) return []
  return readTable(list)
    .filter((row) => row.role === 'test' && row.hair === 'yes')
    .map(({ file = '' }) => ({
      file,
      photo: join(photosFolder ?? '', 'more', `${file}.jpg`),
      mask: join(MASKS, 'masks', `${file}.png`),
    }))
    .filter(({ photo, mask }) => existsSync(photo) && existsSync(mask))
}

/** The labelled photographs, without the folders of other formats and broken files. */
export function listLabelled(): readonly LabelledPhoto[] {
  if (!photosFolder) return []
  return readTable(join(photosFolder, 'labels.csv'))
    .filter(({ file = '' }) => !file.includes('/'))
    .map((row) => ({
      file: row.file ?? '',
      hairPresent: row.hair_present === 'yes',
      hairBoxes: [row.hair_box, row.hair_box2].map(boxOf).filter((box) => box !== null),
      skinBox: boxOf(row.skin_box),
      eyeRange: rangeOf(row.level_by_eye ?? ''),
    }))
}

function boxOf(text: string | undefined): Box | null {
  const values = (text ?? '').trim().split(/\s+/).map(Number)
  const [left, top, right, bottom] = values.map((value) => value / 100)
  if (values.length !== 4 || left == null || top == null || right == null || bottom == null) return null
  return [left, top, right, bottom]
}

/** All numbers of '4-6' or '9 (roots 6-7)' that are levels; percentages are skipped. */
function rangeOf(text: string): readonly [number, number] | null {
  const numbers = [...text.matchAll(/\d+(?![\d%])/g)].map(([number]) => Number(number)).filter((n) => n >= 1 && n <= 10)
  return numbers.length === 0 ? null : [Math.min(...numbers), Math.max(...numbers)]
}
