import type { ZoneReading } from '../model/measured-hair.ts'
import type { Plan } from '../model/plan.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** Reflects that a guess distinguishes. */
export const GUESS_FAMILIES = ['natural', 'cool', 'golden', 'copper', 'red', 'brown'] as const
export type GuessFamily = (typeof GUESS_FAMILIES)[number]

const FAMILY_OF: Readonly<Record<ToneName, GuessFamily>> = {
  NATURALE: 'natural',
  CENERE: 'cool',
  IRISE: 'cool',
  VERDE: 'cool',
  DORATO: 'golden',
  BEIGE: 'golden',
  RAME: 'copper',
  ROSSO: 'red',
  MOGANO: 'red',
  CIOCCOLATO: 'brown',
}

/** Developers that a guess distinguishes, in volumes; 5 means 5 to 7, 10 means 10 to 13, 0 no developer. */
export const GUESS_VOLUMES = [0, 5, 10, 20, 30, 40] as const
export type GuessVolume = (typeof GUESS_VOLUMES)[number]

/** A colourist's guess of the hair and its first bowl, before the answer is shown. */
export type Guess = {
  /** Whole level, 1 to 10. */
  readonly level: number
  readonly family: GuessFamily
  readonly volume: GuessVolume
}

/** The reading of the photo and the developer of the plan. */
export type GuessAnswer = Omit<Guess, 'level'> & {
  /** To a tenth. */
  readonly level: number
  /** Half width of the 90 % interval, in levels; 0 where the colourist confirmed the level. */
  readonly levelError: number
}

export type GuessComparison = {
  /** Levels between guess and answer, to a tenth; 0 where the error of the reading, or rounding, explains the difference. */
  readonly levelsOff: number
  readonly isFamilyRight: boolean
  readonly isVolumeRight: boolean
  /** 0 to 100: a third each for level, reflect and developer. */
  readonly score: number
}

/** Rounding to a whole level is off by up to half a level. */
const ROUNDING = 0.5
/** A level guessed this far off scores nothing [E]. */
const WORST_LEVELS = 2

const volumeStep = (volume: number): GuessVolume => GUESS_VOLUMES.findLast((step) => step <= volume) ?? 0

/** The answer to a guess: the hair of the photo, and the developer of the first bowl of today that has one. */
export function guessAnswer(hair: Pick<ZoneReading, 'level' | 'levelError' | 'tone'>, plan: Plan): GuessAnswer {
  const bowl = plan.sessions[0]?.phases.find(({ developer }) => developer !== null)
  return {
    level: hair.level,
    levelError: hair.levelError,
    family: hair.tone.intensity === 'none' ? 'natural' : FAMILY_OF[hair.tone.primary],
    volume: volumeStep(bowl?.developer?.volume ?? 0),
  }
}

/** Compares a guess with the answer. */
export function compareGuess(guess: Guess, answer: GuessAnswer): GuessComparison {
  const apart = Math.abs(guess.level - answer.level)
  const levelsOff = apart <= Math.max(ROUNDING, answer.levelError) ? 0 : Math.round(apart * 10) / 10
  const isFamilyRight = guess.family === answer.family
  const isVolumeRight = guess.volume === answer.volume
  const parts = [Math.max(0, 1 - levelsOff / WORST_LEVELS), Number(isFamilyRight), Number(isVolumeRight)]
  return {
    levelsOff,
    isFamilyRight,
    isVolumeRight,
    score: Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length),
  }
}
