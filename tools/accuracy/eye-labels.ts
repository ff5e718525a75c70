import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { photosFolder } from '../../apps/server/testing/photos/photos-folder.ts'
import { TONE_FAMILIES, type ToneFamily } from '../../packages/vision/src/measure/tone-family.ts'
import { readTable } from './read-table.ts'
import { median } from './statistics.ts'

/** Half of the photographs is for fitting, half for testing only. */
export type Half = 'fit' | 'test'

/** Judgement of a photograph in one pass. */
type Look = {
  /** 'yes', 'thin', 'several', 'shaved', 'bald', 'hat', 'none'. */
  readonly hair: string
  readonly level: number | null
  /** Range that would be accepted from a colleague. */
  readonly range: readonly [low: number, high: number] | null
  /** A family, 'fantasy:NAME', or 'unknown'. */
  readonly tone: string
  /** A second acceptable tone; '' for none. */
  readonly second: string
  /** Share of white hair, 0 to 1; null if not visible. */
  readonly white: number | null
  readonly technique: string
  readonly texture: string
  readonly view: string
  readonly light: string
  readonly who: string
  /** 'bw', 'cast' or ''. */
  readonly colour: string
}

export type EyeLabel = { readonly photo: string; readonly half: Half; readonly looks: readonly Look[] }

const numberOf = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)

const lookOf = (row: Readonly<Record<string, string>>): Look => {
  const level = numberOf(row.level)
  const white = numberOf(row.white)
  return {
    hair: row.hair ?? '',
    level,
    range: level === null ? null : [numberOf(row.low) ?? level, numberOf(row.high) ?? level],
    tone: row.tone ?? '',
    second: row.second ?? '',
    white: white === null ? null : white / 100,
    technique: row.technique ?? '',
    texture: row.texture ?? '',
    view: row.view ?? '',
    light: row.light ?? '',
    who: row.who ?? '',
    colour: row.bw ?? '',
  }
}

/** Fixed by the name of the photograph alone. */
export const halfOf = (photo: string): Half =>
  (createHash('sha256').update(photo).digest()[0] ?? 0) % 2 === 0 ? 'fit' : 'test'

/** Photographs judged by eye, in one or two passes; empty if the photos are absent. */
export function listEyeLabels(): readonly EyeLabel[] {
  if (!photosFolder) return []
  const rows = readTable(join(import.meta.dirname, 'eye-labels.csv'), ';')
  return [...Map.groupBy(rows, ({ photo = '' }) => photo)]
    .map(([photo, of]) => ({ photo, half: halfOf(photo), looks: of.map(lookOf) }))
    .filter(({ photo }) => existsSync(join(photosFolder ?? '', photo)))
}

/** Pictures with measurable hair; in the others no hair must be claimed. */
export const showsHair = ({ looks }: EyeLabel): boolean =>
  looks.every(({ hair }) => hair === 'yes' || hair === 'several' || hair === 'thin')

export const hasNoHair = ({ looks }: EyeLabel): boolean =>
  looks.every(({ hair }) => hair === 'none' || hair === 'bald' || hair === 'shaved' || hair === 'hat')

/** The level that an eye named at a glance, of photographs of the fit half that are not in `listEyeLabels`. */
export type EyeLevel = { readonly photo: string; readonly half: Half; readonly level: number }

/** Photographs judged once, twenty on a page beside the palette; for fitting only. Empty if the photos are absent. */
export function listEyeLevels(): readonly EyeLevel[] {
  if (!photosFolder) return []
  return readTable(join(import.meta.dirname, 'eye-levels.csv'), ';').flatMap(({ photo = '', level }) => {
    const seen = numberOf(level)
    return seen !== null && existsSync(join(photosFolder ?? '', photo))
      ? [{ photo, half: halfOf(photo), level: seen }]
      : []
  })
}

/** Mean level of both passes; null if one has none. */
export function levelSeen({ looks }: EyeLabel): number | null {
  const levels = looks.map(({ level }) => level)
  return levels.every((level) => level !== null) ? median(levels) : null
}

/** Median share of white hair of both passes; null if one could not tell. */
export const whiteSeen = ({ looks }: EyeLabel): number | null => {
  const shares = looks.map(({ white }) => white)
  return shares.every((white) => white !== null) ? median(shares) : null
}

/** The tone that an eye names at a glance, ash and beige together, and those that it would also accept. */
export type EyeTone = {
  readonly photo: string
  readonly half: Half
  readonly tone: ToneFamily
  readonly also: readonly ToneFamily[]
}

const isFamily = (text: string): text is ToneFamily => TONE_FAMILIES.some((family) => family === text)

/** Photographs whose tone was judged by eye, most of those of `listEyeLabels` among them; empty if the photos are absent. */
export function listEyeTones(): readonly EyeTone[] {
  if (!photosFolder) return []
  return readTable(join(import.meta.dirname, 'eye-tones.csv'), ';').flatMap(({ photo = '', tone = '', also = '' }) =>
    isFamily(tone) && existsSync(join(photosFolder ?? '', photo))
      ? [{ photo, half: halfOf(photo), tone, also: also.split(' ').filter(isFamily) }]
      : [],
  )
}
