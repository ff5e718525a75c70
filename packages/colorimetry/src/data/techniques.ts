import type { ApplicationCode } from '../model/application-codes.ts'
import { TECHNIQUE_IDS, type TechniqueId } from '../model/technique-ids.ts'
import type { Zone } from '../model/vocabulary.ts'
import type { Service } from './grams.ts'

type Range = readonly [min: number, max: number]

/** A technique: how it looks in numbers, and how it is done. Numbers [E] unless noted; procedures from reference 9.1 [S43]. */
export type Technique = {
  readonly id: TechniqueId
  /** Width of a strand at the brush, mm; null = full width. */
  readonly strandMm: Range | null
  /** Where the light begins, % of the length from the root. */
  readonly startPercent: Range
  /** Levels from root to tips. */
  readonly rootToTips: Range
  /** L* contrast between neighbouring strands; null = not applicable. */
  readonly strandContrast: Range | null
  /** Tones to be seen. */
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
  readonly tonerService: 'toner-whole' | 'toner-lights'
  /** The root is faded with a deeper shade. */
  readonly smudge: boolean
  /** The foil technique to change to when open air does not lift enough. */
  readonly foilVersion: TechniqueId | null
  /** Minutes of work beside the processing times. */
  readonly workMinutes: number
  readonly maintenanceWeeks: Range
  readonly application: readonly ApplicationCode[]
}

const ENDS_AND_LENGTHS: readonly Zone[] = ['lengths', 'ends']
const ALL_ZONES: readonly Zone[] = ['roots', 'lengths', 'ends']

const freehand = {
  lightZones: ENDS_AND_LENGTHS,
  lightener: 'CLAY',
  foil: false,
  volumes: [20, 30],
  minutes: [35, 45],
  lightenerService: 'freehand',
  tonerService: 'toner-whole',
  smudge: false,
  foilVersion: 'foilage',
} as const

const foils = { ...freehand, lightener: 'BLEACH', foil: true, foilVersion: null } as const
const openBleach = { ...freehand, lightener: 'BLEACH', minutes: [30, 45], foilVersion: null } as const

/** The sixteen techniques of the landing page, shatush and degradé. */
export const TECHNIQUES: Readonly<Record<TechniqueId, Technique>> = {
  airtouch: {
    id: 'airtouch',
    ...foils,
    strandMm: [20, 30],
    startPercent: [10, 30],
    rootToTips: [3, 5],
    strandContrast: [8, 15],
    tones: [3, 4],
    coverage: [40, 60],
    lightenerService: 'airtouch',
    smudge: true,
    workMinutes: 120,
    maintenanceWeeks: [16, 24],
    application: ['dry-hair', 'diagonal-sections', 'blow-out-short-hair', 'in-foil'],
  },
  balayage: {
    id: 'balayage',
    ...freehand,
    strandMm: [15, 40],
    startPercent: [25, 40],
    rootToTips: [2, 4],
    strandContrast: [8, 18],
    tones: [2, 3],
    coverage: [30, 50],
    workMinutes: 60,
    maintenanceWeeks: [12, 16],
    application: ['diagonal-sections', 'freehand-v', 'open-air'],
  },
  ombre: {
    id: 'ombre',
    ...openBleach,
    strandMm: null,
    startPercent: [40, 60],
    rootToTips: [3, 6],
    strandContrast: [0, 5],
    tones: [2, 2],
    coverage: [40, 50],
    lightZones: ['ends'],
    workMinutes: 50,
    maintenanceWeeks: [16, 24],
    application: ['tease-sections', 'open-air'],
  },
  sombre: {
    id: 'sombre',
    ...openBleach,
    strandMm: null,
    startPercent: [35, 55],
    rootToTips: [1.5, 3],
    strandContrast: [0, 8],
    tones: [2, 3],
    coverage: [35, 45],
    volumes: [20, 20],
    workMinutes: 50,
    maintenanceWeeks: [16, 24],
    application: ['tease-sections', 'open-air'],
  },
  tortoiseshell: {
    id: 'tortoiseshell',
    ...freehand,
    lightener: 'BLEACH',
    strandMm: [10, 20],
    startPercent: [15, 30],
    rootToTips: [2, 3],
    strandContrast: [10, 15],
    tones: [3, 4],
    coverage: [40, 50],
    workMinutes: 80,
    maintenanceWeeks: [12, 16],
    application: ['diagonal-sections', 'freehand-v', 'lowlights-between'],
  },
  'color-melting': {
    id: 'color-melting',
    ...freehand,
    lightener: 'BLEACH',
    strandMm: null,
    startPercent: [0, 0],
    rootToTips: [2, 4],
    strandContrast: [0, 5],
    tones: [3, 5],
    coverage: [60, 80],
    smudge: true,
    workMinutes: 60,
    maintenanceWeeks: [8, 10],
    application: ['wide-slices', 'melt-zones'],
  },
  ribbon: {
    id: 'ribbon',
    ...foils,
    strandMm: [12, 25],
    startPercent: [5, 15],
    rootToTips: [1, 3],
    strandContrast: [12, 20],
    tones: [2, 3],
    coverage: [25, 40],
    minutes: [30, 40],
    lightenerService: 'foils-whole',
    tonerService: 'toner-lights',
    workMinutes: 70,
    maintenanceWeeks: [8, 10],
    application: ['wide-slices', 'in-foil'],
  },
  pintura: {
    id: 'pintura',
    ...freehand,
    strandMm: [10, 25],
    startPercent: [20, 40],
    rootToTips: [2, 4],
    strandContrast: [10, 18],
    tones: [2, 3],
    coverage: [25, 40],
    minutes: [30, 45],
    workMinutes: 80,
    maintenanceWeeks: [14, 18],
    application: ['dry-hair', 'curl-by-curl', 'open-air'],
  },
  splashlight: {
    id: 'splashlight',
    ...openBleach,
    strandMm: [30, 60],
    startPercent: [30, 60],
    rootToTips: [0, 0],
    strandContrast: [20, 35],
    tones: [2, 2],
    coverage: [15, 25],
    lightZones: ['lengths'],
    lightenerService: 'foils-half',
    tonerService: 'toner-lights',
    workMinutes: 120,
    maintenanceWeeks: [4, 6],
    application: ['jagged-band', 'open-air'],
  },
  babylights: {
    id: 'babylights',
    ...foils,
    strandMm: [1, 3],
    startPercent: [0, 3],
    rootToTips: [0, 1.5],
    strandContrast: [5, 10],
    tones: [2, 3],
    coverage: [30, 60],
    lightZones: ALL_ZONES,
    volumes: [20, 20],
    minutes: [30, 40],
    lightenerService: 'babylights',
    tonerService: 'toner-whole',
    workMinutes: 110,
    maintenanceWeeks: [8, 12],
    application: ['micro-weave', 'in-foil', 'fresh-bowls'],
  },
  foilage: {
    id: 'foilage',
    ...foils,
    strandMm: [15, 30],
    startPercent: [15, 35],
    rootToTips: [3, 5],
    strandContrast: [12, 22],
    tones: [2, 3],
    coverage: [30, 50],
    smudge: true,
    workMinutes: 80,
    maintenanceWeeks: [12, 16],
    application: ['tease-sections', 'freehand-v', 'in-foil'],
  },
  flamboyage: {
    id: 'flamboyage',
    ...openBleach,
    strandMm: [5, 15],
    startPercent: [30, 45],
    rootToTips: [1.5, 3],
    strandContrast: [8, 14],
    tones: [2, 3],
    coverage: [20, 35],
    minutes: [30, 40],
    workMinutes: 60,
    maintenanceWeeks: [12, 14],
    application: ['horizontal-sections', 'tease-sections', 'film-strip'],
  },
  ecaille: {
    id: 'ecaille',
    ...openBleach,
    strandMm: [10, 25],
    startPercent: [10, 30],
    rootToTips: [2, 3],
    strandContrast: [8, 15],
    tones: [3, 5],
    coverage: [40, 60],
    workMinutes: 90,
    maintenanceWeeks: [12, 16],
    application: ['diagonal-sections', 'freehand-v', 'face-light'],
  },
  bronde: {
    id: 'bronde',
    ...foils,
    strandMm: [5, 15],
    startPercent: [10, 30],
    rootToTips: [1.5, 2.5],
    strandContrast: [6, 12],
    tones: [2, 4],
    coverage: [40, 60],
    lightenerService: 'foils-whole',
    volumes: [20, 20],
    workMinutes: 80,
    maintenanceWeeks: [12, 16],
    application: ['micro-weave', 'freehand-v', 'in-foil'],
  },
  'lived-in': {
    id: 'lived-in',
    ...foils,
    strandMm: [3, 20],
    startPercent: [5, 15],
    rootToTips: [2, 4],
    strandContrast: [8, 15],
    tones: [3, 4],
    coverage: [40, 60],
    smudge: true,
    workMinutes: 100,
    maintenanceWeeks: [16, 20],
    application: ['micro-weave', 'freehand-v', 'in-foil'],
  },
  'root-smudge': {
    id: 'root-smudge',
    ...freehand,
    lightener: null,
    strandMm: null,
    startPercent: [0, 6],
    rootToTips: [1, 2],
    strandContrast: null,
    tones: [2, 3],
    coverage: [0, 0],
    smudge: true,
    foilVersion: null,
    workMinutes: 20,
    maintenanceWeeks: [8, 8],
    application: ['damp-hair', 'comb-down'],
  },
  shatush: {
    id: 'shatush',
    ...openBleach,
    strandMm: [20, 40],
    startPercent: [25, 50],
    rootToTips: [2, 4],
    strandContrast: [8, 16],
    tones: [2, 2],
    coverage: [25, 40],
    minutes: [30, 40],
    workMinutes: 60,
    maintenanceWeeks: [16, 24],
    application: ['tease-sections', 'open-air'],
  },
  degrade: {
    id: 'degrade',
    ...openBleach,
    strandMm: null,
    startPercent: [15, 40],
    rootToTips: [3, 5],
    strandContrast: [0, 8],
    tones: [3, 5],
    coverage: [40, 60],
    minutes: [35, 45],
    workMinutes: 90,
    maintenanceWeeks: [16, 20],
    application: ['diagonal-sections', 'progressive-strength', 'open-air'],
  },
}

/** Most levels that open air is trusted with in one application [S43: 2-4; E cautious]. */
export const OPEN_AIR_MAX_LIFT = 3

export const techniques: readonly Technique[] = TECHNIQUE_IDS.map((id) => TECHNIQUES[id])
