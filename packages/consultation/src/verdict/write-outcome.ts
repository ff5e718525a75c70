import {
  compareOutcome,
  measuredZone,
  type OutcomeComparison,
  type OutcomePromise,
  type OutcomeVerdict,
  zoneColours,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { capitalised, uncapitalised } from '../italian.ts'
import { unevenness } from '../reading/describe-reading.ts'
import { reflectName } from '../words/colour/tones.ts'
import { INSIDE_ERROR, levelsApart, OUTCOME_WORDS, REFLECT_WORDS } from '../words/outcome.ts'

type Compared = { readonly verdict: OutcomeVerdict; readonly testo: string }

/** A result beside its promise, in words. */
export type WrittenOutcome = {
  /** One line: 'Raggiunto', or what differs. */
  readonly sommario: string
  /** Measured minus promised, in levels, with its error. */
  readonly level: Compared & { readonly difference: number; readonly error: number }
  readonly reflect: Compared
  readonly evenness: Compared
}

/** Compares the confirmed reading of a result with the promise of the plan for that session. */
export function writeOutcome(promise: OutcomePromise, reading: Reading): WrittenOutcome {
  const { level, reflect } = compareOutcome(promise, reading)
  const written = {
    level: { ...level, testo: levelWords(level) },
    reflect: { verdict: reflect.verdict, testo: reflectWords(reflect, promise, reading) },
    evenness: comparedEvenness(promise, reading),
  }
  const differing = Object.values(written).filter(({ verdict }) => verdict !== 'reached')
  const missed = differing.filter(({ verdict }) => verdict === 'missed')
  const told = (missed.length > 0 ? missed : differing).map(({ testo }) => testo)
  return { sommario: told.length === 0 ? capitalised(OUTCOME_WORDS.reached) : capitalised(told.join('; ')), ...written }
}

const withVerdict = (text: string, verdict: OutcomeVerdict): string =>
  verdict === 'inside-error' ? `${text}, ${INSIDE_ERROR}` : text

function levelWords({ verdict, difference }: OutcomeComparison['level']): string {
  if (verdict === 'reached') return OUTCOME_WORDS.reached
  return withVerdict(levelsApart(difference), verdict)
}

function reflectWords(
  { verdict, difference }: OutcomeComparison['reflect'],
  promise: OutcomePromise,
  reading: Reading,
): string {
  if (difference === 'none') return OUTCOME_WORDS.reached
  if (difference === 'unreadable') return OUTCOME_WORDS.unreadable
  if (difference === 'other') {
    const names = [measuredZone(promise, reading).tone, promise.tone].map(reflectName)
    return withVerdict(names.join(OUTCOME_WORDS.insteadOf), verdict)
  }
  return verdict === 'missed'
    ? `${REFLECT_WORDS[difference]} ${OUTCOME_WORDS.thanExpected}`
    : withVerdict(REFLECT_WORDS[difference], verdict)
}

function comparedEvenness({ isEven }: OutcomePromise, reading: Reading): Compared {
  const zones = zoneColours(reading)
  const uneven = unevenness(reading, zones)
  if (!isEven) {
    const isSeen = uneven !== null || reading.technique !== null
    // The finest lights do not show in a photo.
    return isSeen
      ? { verdict: 'reached', testo: OUTCOME_WORDS.reached }
      : { verdict: 'inside-error', testo: OUTCOME_WORDS.noLightsSeen }
  }
  if (uneven === null) return { verdict: 'reached', testo: OUTCOME_WORDS.reached }
  const apart = Math.abs(zones.ends.level - zones.roots.level)
  const isInside = apart > 0 && apart <= Math.hypot(zones.roots.levelError, zones.ends.levelError)
  const verdict = isInside ? 'inside-error' : 'missed'
  return { verdict, testo: withVerdict(uncapitalised(uneven), verdict) }
}
