import { parseShade } from '../colour/shade.ts'
import { PASTEL } from '../data/fantasy.ts'
import { gramsOf } from '../data/products/grams.ts'
import { PREPIGMENT } from '../data/products/prepigmentation.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import { mixedColour } from '../hair/deposit.ts'
import { type SpokenZone, shadeLevelsOf, startingHair } from '../hair/formula-hair.ts'
import { isLightened, isUndyed } from '../hair/history.ts'
import { lightestShade } from '../hair/lightest-shade.ts'
import { whiteShareOf } from '../hair/white-share.ts'
import { declaredTreatment, mayBeWhite, whiteTreatment } from '../hair/white-treatment.ts'
import { isWishedLighter } from '../hair/wish.ts'
import type { Phase } from '../model/plan.ts'
import type { ZoneState } from '../model/situation.ts'
import type { SafetyRule } from './rule.ts'
import { has, zonesWith } from './steps.ts'

/** Room for rounded levels, and for the sum of a mixture's shares. */
const ROUNDING = 0.25 + 1e-9
const HALF_LEVEL = 0.5
const COVERING = ['PERM', 'PERM_W', 'HIGHLIFT'] as const
const DEPOSITS = ['PERM', 'PERM_W', 'DEMI', 'TONER', 'HIGHLIFT'] as const
/** A root smudge may be one level lighter than the root (9.1), and so may half of a bowl on porous hair (R10) or on blended white. */
const SMUDGE_ROOM = 1
/** Pale hair and dark goal between which ash turns green [S34][S35]. */
const PALE_FROM = 9
const DARK_TO = 7

const tonesOf = (work: Phase) =>
  work.products
    .filter((product) => product.class !== 'CORRECTOR')
    .map((product) => parseShade(product.shade ?? '')?.tone.primary ?? null)

/** Share of the colour weight that is natural base. */
const naturalShareOf = (work: Phase): number => {
  const colours = work.products.filter((product) => product.class !== 'CORRECTOR' && product.shade !== null)
  const natural = colours.filter((product) => parseShade(product.shade ?? '')?.tone.primary === 'NATURALE')
  return gramsOf(colours) === 0 ? 0 : gramsOf(natural) / gramsOf(colours)
}

/** Level from which much white is not covered, unless the hair is as light itself. */
const maxOnWhite = (root: ZoneState): number => Math.max(WHITE.maxLevel, root.level)

export const depositRules: readonly SafetyRule[] = [
  {
    id: 'R9-tone-on-level',
    severity: 'cap',
    source: 'R9',
    check: ({ plan, situation, steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        if (!has(work, 'TONER', 'DEMI', 'GLOSS')) return []
        // A mixture deposits the level of the mixture: 4.0 with 6.0 is a 5.0.
        const shade = mixedColour(work.products)?.level ?? 0
        const grabs = (plan.sessions[session]?.phases ?? [])
          .slice(0, phase)
          .some((earlier) => has(earlier, 'DECAP_RED'))
        const blends = ['blend', 'veil'].includes(whiteTreatment(situation))
        const hasRoom = (state: ZoneState) =>
          work.kind === 'smudge' || (has(work, 'DEMI') && (grabs || (blends && isUndyed(state))))
        const most = (state: SpokenZone) => {
          const onLevel = state.level + ROUNDING + (hasRoom(state) ? SMUDGE_ROOM : 0)
          return state.levelError === undefined ? onLevel : Math.max(onLevel, lightestShade(state) + 1e-9)
        }
        const isLighter = (state: SpokenZone) => shade > most(state)
        return zonesWith(work, hair, isLighter).map((zone) => ({
          session,
          phase,
          zone,
          values: { shade, level: hair[zone].level },
        }))
      }),
  },
  {
    id: 'direct-base',
    severity: 'cap',
    source: '5.1',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        if (!has(work, 'DIRECT')) return []
        const shade = Math.max(0, ...shadeLevelsOf(work))
        const least = shade >= PASTEL.from ? Math.max(shade, PASTEL.base) : shade
        // The level of hair with a pure colour is that of its coat, not of its base.
        return zonesWith(work, hair, ({ level, tone }) => tone.intensity !== 'pure' && level < least - HALF_LEVEL).map(
          (zone) => ({ session, phase, zone, values: { shade, level: hair[zone].level } }),
        )
      }),
  },
  {
    id: 'R7-prepigment',
    severity: 'cap',
    source: 'R7',
    check: ({ plan, steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        if (!has(work, ...DEPOSITS)) return []
        const goal = Math.min(...shadeLevelsOf(work))
        const filled = (plan.sessions[session]?.phases ?? [])
          .slice(0, phase)
          .filter((earlier) => has(earlier, 'PREPIG'))
        return zonesWith(work, hair, (state) => {
          const isDeep = state.level - goal >= PREPIGMENT.fromLevels && goal >= PREPIGMENT.minGoal
          return isLightened(state) && isDeep
        })
          .filter((zone) => !filled.some((earlier) => earlier.zones.includes(zone)))
          .map((zone) => ({ session, phase, zone, values: { levels: hair[zone].level - goal, level: goal } }))
      }),
  },
  {
    id: 'R8-no-ash-on-lightened',
    severity: 'cap',
    source: 'R8',
    check: ({ steps }) =>
      steps.flatMap(({ session, phase, work, hair }) => {
        if (!has(work, ...DEPOSITS)) return []
        const tones = tonesOf(work)
        const isPureCool =
          tones.length > 0 && tones.every((tone) => tone !== null && tone !== 'IRISE' && COOL_TONES.has(tone))
        const goal = Math.min(...shadeLevelsOf(work))
        if (!isPureCool || goal > DARK_TO) return []
        return zonesWith(work, hair, (state) => isLightened(state) && state.level >= PALE_FROM).map((zone) => ({
          session,
          phase,
          zone,
          values: { level: goal },
        }))
      }),
  },
  {
    id: 'henna-no-ash',
    severity: 'cap',
    source: '7.4',
    check: ({ situation, steps }) => {
      if (situation.details.history.henna !== 'pura') return []
      const isCool = (work: Phase) => {
        const tones = tonesOf(work)
        return tones.length > 0 && tones.every((tone) => tone !== null && COOL_TONES.has(tone))
      }
      return steps
        .filter(({ work }) => has(work, ...DEPOSITS, 'GLOSS') && isCool(work))
        .map(({ session, phase }) => ({ session, phase }))
    },
  },
  {
    id: 'white-too-light',
    severity: 'cap',
    source: '7.3',
    check: ({ situation, steps }) => {
      const white = whiteShareOf(situation.details) ?? 0
      if (white < WHITE.coverFrom || whiteTreatment(situation) !== 'cover') return []
      return steps.flatMap(({ session, phase, work, hair }) => {
        const lightest = Math.max(0, ...shadeLevelsOf(work))
        const isTooLight =
          work.zones.includes('roots') && has(work, ...COVERING) && lightest > maxOnWhite(hair.roots) + ROUNDING
        return isTooLight ? [{ session, phase, values: { white, shade: lightest } }] : []
      })
    },
  },
  {
    id: 'white-unasked',
    severity: 'cap',
    source: '7.3',
    check: ({ situation, steps }) => {
      if (!mayBeWhite(situation)) return []
      const isKept = whiteTreatment(situation) === 'reveal'
      const suits = (work: Phase) =>
        (work.developer?.volume ?? 0) <= WHITE.volume && naturalShareOf(work) >= WHITE.unaskedNaturalShare - 0.01
      return steps
        .filter(({ work, hair }) => has(work, ...COVERING) && zonesWith(work, hair, isUndyed).length > 0)
        .filter(({ work }) => isKept || !suits(work))
        .map(({ session, phase }) => ({ session, phase, values: { white: whiteShareOf(situation.details) ?? 0 } }))
    },
  },
  {
    id: 'white-coverage',
    severity: 'cap',
    source: '7.3',
    check: ({ plan, situation, steps }) => {
      const white = whiteShareOf(situation.details) ?? 0
      if (white < WHITE.coverFrom || plan.sessions.length === 0 || whiteTreatment(situation) !== 'cover') return []
      const onRoot = steps.filter(({ work }) => work.zones.includes('roots') && has(work, ...DEPOSITS))
      // With direct colour on the root white hair is the base and is not covered.
      if (steps.some(({ work }) => work.zones.includes('roots') && has(work, 'DIRECT'))) return []
      const covers = (work: Phase) =>
        work.developer?.volume === WHITE.volume && naturalShareOf(work) >= WHITE.leastNaturalShare - 0.01
      const today = onRoot.filter(({ session }) => session === 0)
      // Undeclared white may stay uncovered on a root that gets no deposit before a lighter wish.
      const waits = today.length === 0 && isWishedLighter('roots', startingHair(situation).roots, situation)
      const isLeft = waits && declaredTreatment(situation) === null
      if (!isLeft && !today.some(({ work }) => covers(work))) return [{ session: 0, values: { white } }]
      return onRoot
        .filter(({ work }) => !covers(work))
        .map(({ session, phase }) => ({ session, phase, values: { white } }))
    },
  },
]
