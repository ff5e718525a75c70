import { familyOfBowl } from '../hair/after.ts'
import { colourOf } from '../hair/colour-of.ts'
import { headsThrough } from '../hair/replay-plan.ts'
import type { MeasuredHair } from '../model/measured-hair.ts'
import type { Phase, PhaseProduct, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { measuredZone } from '../outcome/compare-outcome.ts'
import type { LearningOutcome } from './corrections-from.ts'

/** The actual mixture and minutes of a bowl; `phase` is an index into today's phases. */
export type WorkedBowl = {
  readonly phase: number
  /** Only their shares matter: the model of hair has no amount of hair. */
  readonly products: readonly PhaseProduct[]
  /** Volumes; null for a bowl without developer. */
  readonly developerVolume: number | null
  readonly minutes: number
}

/** Today's phases as they were mixed; an omitted bowl was mixed as planned. */
export const workedPhases = (phases: readonly Phase[], worked: readonly WorkedBowl[]): readonly Phase[] =>
  phases.map((phase, index) =>
    asWorked(
      phase,
      worked.find((bowl) => bowl.phase === index),
    ),
  )

/** The part of an outcome that the learning compares, without client and time. */
export type LearningResult = Omit<LearningOutcome, 'at' | 'client'>

/** A result with more uncoloured white than this reads paler than its colour [E]. */
const MAX_WHITE = 0.1

const asWorked = (phase: Phase, bowl: WorkedBowl | undefined): Phase =>
  bowl === undefined
    ? phase
    : {
        ...phase,
        products: bowl.products,
        minutes: bowl.minutes,
        developer: phase.developer && {
          ...phase.developer,
          volume: bowl.developerVolume ?? phase.developer.volume,
        },
      }

/**
 * The result of today's session for learning: the prediction of the model of hair for `zone` **without** corrections, for the
 * mixtures, volumes and minutes of `worked` (null = as planned), and the measured colour. Null if they cannot be compared:
 * nothing was done, the zone has lights (a mixture of colours), white was left, or the last service is not a corrected kind.
 */
export const learningResult = (
  { sessions, technique }: Plan,
  { corrections: _, ...situation }: Situation,
  zone: Zone,
  worked: readonly WorkedBowl[] | null,
  measured: MeasuredHair,
): LearningResult | null => {
  const [today] = sessions
  if (today === undefined || technique !== null) return null
  const phases = workedPhases(today.phases, worked ?? [])
  const heads = headsThrough([{ ...today, phases }], situation)
  const last = phases.findLastIndex((_, index) => heads[index + 1]?.[zone] !== heads[index]?.[zone])
  const [bowl, hair] = [phases[last], heads[last + 1]?.[zone]]
  const family = bowl === undefined ? null : familyOfBowl(bowl)
  if (family === null || hair === undefined) return null
  const { level, levelError, lab, toneError, whiteLeft } = colourOf(hair)
  if (whiteLeft > MAX_WHITE) return null
  const seen = measuredZone({ zone }, measured)
  return {
    expected: { level, levelError, lab, toneError },
    measured: { level: seen.level, levelError: seen.levelError, lab: seen.lab, toneError: seen.toneError ?? null },
    family,
  }
}
