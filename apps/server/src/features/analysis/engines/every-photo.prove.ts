import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emptyDetails, HAIR_TYPES, judgeResult } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { photosFolder } from '#testing/photos/photos-folder'
import { readPhotoFile } from '../../../cli/photo-file.ts'
import { planCase } from './local.ts'

/** Pictures of people; the other folders hold damaged files and odd formats. */
const FOLDERS = ['.', 'house', 'more', 'portraits'] as const

// Some 750 photographs are measured, which takes minutes.
it.skipIf(photosFolder === null)(
  'every test photograph gets a safe and correct plan for every hair type',
  { timeout: 3_600_000 },
  async () => {
    const files = FOLDERS.flatMap((folder) => {
      const path = join(photosFolder ?? '', folder)
      return readdirSync(path)
        .filter((name) => /\.(jpe?g|png|webp)$/.test(name))
        .map((name) => join(path, name))
    })
    expect(files.length).toBeGreaterThan(600)
    for (const file of files) {
      const photo = await readPhotoFile(file)
      if (!photo.ok) continue
      for (const hairType of [null, ...HAIR_TYPES]) {
        const selectors = { hairType, base: null, condition: null }
        const given = { prima: photo, dopo: null, selectors, details: emptyDetails, corrections: null }
        const { plan, situation, broken } = planCase(given)
        expect({ file, hairType, broken, faults: judgeResult(plan, situation) }).toEqual({
          file,
          hairType,
          broken: [],
          faults: [],
        })
      }
    }
  },
)
