import type { ApplicationCode } from '../../model/application-codes.ts'
import type { TechniqueId } from '../../model/technique-ids.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Service } from '../products/grams.ts'

type Range = readonly [min: number, max: number]

/** A technique: its look in numbers, and its procedure. Every number [E]; for the procedure see `source`. */
export type Technique = {
  readonly id: TechniqueId
  /** Width of a strand at the brush, mm; null = full width. */
  readonly strandMm: Range | null
  /** Start of the light, % of the length from the root. */
  readonly startPercent: Range
  /** Levels from root to tips. */
  readonly rootToTips: Range
  /** L* contrast between neighbouring strands; null = not applicable. */
  readonly strandContrast: Range | null
  /** Number of visible tones. */
  readonly tones: Range
  /** Hair that is lightened, %. */
  readonly coverage: Range
  /** Zones that are lightened. */
  readonly lightZones: readonly Zone[]
  /** What lightens; null = deposit only. */
  readonly lightener: 'BLEACH' | 'CLAY' | null
  /** In foil the lift is greater and the scalp is spared. */
  readonly foil: boolean
  /** Volumes for the lightener, usual and most. */
  readonly volumes: Range
  readonly minutes: Range
  /** Grams of lightener and of toner. */
  readonly lightenerService: Service
  readonly tonerService: 'toner-whole' | 'toner-lights' | 'face-frame'
  /** The root is faded with a deeper shade. */
  readonly smudge: boolean
  /** The foil technique used if open air does not lift enough. */
  readonly foilVersion: TechniqueId | null
  /** Minutes of work in addition to the processing times. */
  readonly workMinutes: number
  readonly maintenanceWeeks: Range
  readonly application: readonly ApplicationCode[]
  /** Source of the procedure: S43 = published (reference 9.1), C = common practice of the trade. */
  readonly source: 'S43' | 'C'
}

const ENDS_AND_LENGTHS: readonly Zone[] = ['lengths', 'ends']
export const ALL_ZONES: readonly Zone[] = ['roots', 'lengths', 'ends']

export const freehand = {
  lightZones: ENDS_AND_LENGTHS,
  lightener: 'CLAY',
  foil: false,
  volumes: [20, 30],
  minutes: [35, 45],
  lightenerService: 'freehand',
  tonerService: 'toner-whole',
  smudge: false,
  foilVersion: 'foilage',
  source: 'S43',
} as const

export const foils = { ...freehand, lightener: 'BLEACH', foil: true, foilVersion: null } as const
export const openBleach = { ...freehand, lightener: 'BLEACH', minutes: [30, 45], foilVersion: null } as const

/** Nothing is lightened: deeper or shinier strands, or the root alone. */
export const depositOnly = {
  ...freehand,
  lightener: null,
  coverage: [0, 0],
  foilVersion: null,
  rootToTips: [0, 2],
} as const
