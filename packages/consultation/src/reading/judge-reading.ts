import { isConfirmed, type MeasuredHair, unlikelyStep, ZONES, type ZoneReading } from '@riflesso/colorimetry'
import type { QualityCode, Reading } from '@riflesso/vision'
import { counted, measure } from '../italian.ts'
import { QUALITY_SENTENCES } from '../words/reading/quality.ts'

/** good: no objection; check: one thing must be checked first; unusable: no formula may be based on it. */
export type ReadingState = 'good' | 'check' | 'unusable'

/** The best remedy: another photo, the outline of the hair, something white in the same light, or the colourist's eye. */
export type ReadingAct = 'retake' | 'outline' | 'reference' | 'confirm'

/** Reliability of a reading: its state and its worst objection. */
export type JudgedReading = GoodReading | DoubtfulReading

export type GoodReading = {
  readonly state: 'good'
  readonly title: string
}

export type DoubtfulReading = {
  readonly state: Exclude<ReadingState, 'good'>
  /** 'Da controllare'. */
  readonly title: string
  /** The one reason, in a sentence. */
  readonly reason: string
  readonly act: ReadingAct
}

type Judged = Pick<Reading, 'quality'> & MeasuredHair
type Doubt = Omit<DoubtfulReading, 'title'>

/** Names of the states of a reading, shown beside a photo. */
const READING_TITLES = {
  good: 'Lettura buona',
  /** The photo has no objection, but leaves a range of levels. */
  photo: 'Foto buona',
  confirmed: 'Lettura confermata',
  check: 'Da controllare',
  unusable: 'Non usare questa lettura',
} as const

const ACTS: Readonly<Record<Exclude<QualityCode, 'good-light'>, ReadingAct>> = {
  'too-dark': 'retake',
  'too-bright': 'retake',
  clipped: 'retake',
  blurred: 'retake',
  'mixed-light': 'reference',
  'colour-cast': 'reference',
  'over-saturated': 'retake',
  'no-colour': 'retake',
  'little-hair': 'retake',
  'low-resolution': 'retake',
  'wet-look': 'retake',
  'unsure-hair': 'outline',
}

/** Error bars in levels: from `range` the eye decides, from `check` the formula may change, from `unusable` any formula is possible. */
const WIDE_BAR = { range: 0.8, check: 2, unusable: 2.6 } as const

/**
 * Judges a reading, for every place that shows it: confirmed by eye it is good, otherwise its worst objection decides.
 */
export function judgeReading(reading: Judged): JudgedReading {
  const shown = ZONES.flatMap((zone) => reading.zones[zone] ?? [])
  if (shown.length > 0 ? shown.every(isConfirmed) : isConfirmed(reading))
    return { state: 'good', title: READING_TITLES.confirmed }
  const doubts = [...unlikelyZones(reading), ...ofPhoto(reading), ...wideBar(reading), ...unsaid(reading)]
  const worst = doubts.find(({ state }) => state === 'unusable') ?? doubts[0]
  if (worst) return { ...worst, title: READING_TITLES[worst.state] }
  const isNarrow = reading.levelError <= WIDE_BAR.range
  return { state: 'good', title: isNarrow ? READING_TITLES.good : READING_TITLES.photo }
}

type Photos = { readonly prima: Judged | null; readonly dopo: Judged | null }

/**
 * Whether a formula may be based on the readings of an analysis. Otherwise none is shown, anywhere, until the colourist says what
 * the colour is.
 */
export const isUsable = (photos: Photos): boolean => worstOfPhotos(photos)?.doubt.state !== 'unusable'

/** The least reliable photo of an analysis, with its reliability; null if every reading is good. */
export function worstOfPhotos(
  photos: Photos,
): { readonly slot: 'prima' | 'dopo'; readonly doubt: DoubtfulReading } | null {
  const doubts = (['prima', 'dopo'] as const).flatMap((slot) => {
    const doubt = photos[slot] && judgeReading(photos[slot])
    return doubt && doubt.state !== 'good' ? [{ slot, doubt }] : []
  })
  return doubts.find(({ doubt }) => doubt.state === 'unusable') ?? doubts[0] ?? null
}

/** Contradicting zones: the outline includes skin, clothes or background. */
function unlikelyZones(reading: Judged): Doubt[] {
  const levels = Math.round(unlikelyStep(reading))
  if (levels === 0) return []
  const reason = `Radici, lunghezze e punte distano ${counted(levels, 'livello', 'livelli', false)}: guarda se il contorno prende pelle, abito o sfondo.`
  return [{ state: 'check', act: 'outline', reason }]
}

function ofPhoto({ quality }: Judged): Doubt[] {
  return quality.flatMap(({ code, severity }): Doubt[] => {
    if (code === 'good-light' || severity === 'info') return []
    // Burnt-out or black strands are excluded before measuring: the rest is still read, with a wider error bar.
    const state = severity === 'problem' && code !== 'clipped' ? 'unusable' : 'check'
    return [{ state, act: ACTS[code], reason: QUALITY_SENTENCES[code] }]
  })
}

/** The level of the whole head, or that of the lengths, which get most of the formula, if it is less certain. */
function wideBar(reading: Judged): Doubt[] {
  const { lengths } = reading.zones
  const level = lengths !== null && lengths.levelError > reading.levelError ? lengths : reading
  if (level.levelError < WIDE_BAR.check) return []
  const state = level.levelError < WIDE_BAR.unusable ? 'check' : 'unusable'
  return [
    { state, act: 'confirm', reason: `Dalla foto il livello può stare fra ${levelRange(level)}: decidilo a occhio.` },
  ]
}

/** '3,6 e 6,8' */
const levelRange = ({ level, levelError }: Pick<ZoneReading, 'level' | 'levelError'>): string =>
  `${measure(Math.max(1, level - levelError))} e ${measure(Math.min(10, level + levelError))}`

function unsaid({ tone, toneError, zones }: Judged): Doubt[] {
  if (toneError === null)
    return [{ state: 'check', act: 'confirm', reason: 'Il riflesso non si legge dalla foto: indicalo tu.' }]
  const reflects = ZONES.flatMap((zone) => zones[zone]?.tone.primary ?? []).filter((name) => name !== 'NATURALE')
  if (tone.primary === 'NATURALE' && reflects.length > 1)
    return [{ state: 'check', act: 'confirm', reason: 'Due zone mostrano un riflesso che l’insieme non ha: guardale.' }]
  return []
}
