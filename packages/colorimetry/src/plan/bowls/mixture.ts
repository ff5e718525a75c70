import { parseShade, SHADE_LEVELS, shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { plainTone } from '../../colour/tone.ts'
import { correctorCode } from '../../data/products/catalogue.ts'
import { gramsOf } from '../../data/products/grams.ts'
import { naturalShare, WHITE, whiteBand } from '../../data/white-hair.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { PhaseProduct, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ReasonCode } from '../../model/reason-codes.ts'
import { avoidsCool, type Facts, isCool, isWarm, whiteValues, withoutAsh } from '../facts.ts'
import type { Deposit, Warmth } from '../zone-task.ts'
import { type ShadePart, weigh } from './grams.ts'
import { halfReason } from './half-level.ts'
import { againstExposed, againstRed, intensify, neutralise } from './neutraliser.ts'

export type Mixture = { readonly products: readonly PhaseProduct[]; readonly reasons: readonly Reason[] }

const INTENSE_NATURAL: Tone = { primary: 'NATURALE', secondary: null, intensity: 'intense' }
/** Share of white from which a purely natural bowl looks flat; a quarter of gold adds warmth [S10 C]. */
const FLAT_NATURAL_FROM = 0.5
const WARM_SHARE = 1 / 4

/** Natural base with the fashion shade in the shares of 7.3. */
const whiteMix = (deposit: Deposit, facts: Facts, fullCoverage: boolean): { parts: ShadePart[]; reasons: Reason[] } => {
  const { white } = facts
  const band = whiteBand(white)
  if (band === null) return { parts: [{ shade: shadeNotation(deposit.level, deposit.tone), share: 1 }], reasons: [] }
  const isNatural = deposit.tone.primary === 'NATURALE'
  const covering = fullCoverage ? naturalShare(white) : band.naturalShare
  const share = isNatural ? Math.max(covering, 1 - WARM_SHARE) : covering
  const base = shadeNotation(deposit.level, white >= WHITE.intenseFrom ? INTENSE_NATURAL : plainTone('NATURALE'))
  // Lifted hair, and hair that turned too warm before, is warm enough.
  const isWarmEnough = deposit.level - deposit.onLevel >= 0.5 || facts.situation.details.lastResult === 'caldo'
  const isPlain = isNatural && (white < FLAT_NATURAL_FROM || isWarmEnough)
  const reasons = [reason('white-share', '7.3', { ...whiteValues(facts), share: isPlain ? 1 : share })]
  if (band.whiteLine) reasons.push(reason('white-line', '7.3', whiteValues(facts)))
  if (isPlain) return { parts: [{ shade: base, share: 1 }], reasons }
  if (isNatural) reasons.push(reason('white-warm-mix', '7.3', { share: 1 - share }))
  const fashion = shadeNotation(deposit.level, isNatural ? plainTone('DORATO') : deposit.tone)
  return {
    parts: [
      { shade: base, share, least: Math.min(share, WHITE.leastNaturalShare) },
      { shade: fashion, share: 1 - share },
    ],
    reasons,
  }
}

/** After the reductive remover hair grabs and darkens again: half a level lighter and golden, no ash first (R10). */
const removedMix = ({ level }: Deposit): { parts: ShadePart[]; reasons: Reason[] } => ({
  parts: [
    { shade: shadeNotation(level, plainTone('DORATO')), share: 1 / 2 },
    { shade: shadeNotation(Math.min(SHADE_LEVELS.maxDepth, level + 1), plainTone('NATURALE')), share: 1 / 2 },
  ],
  reasons: [reason('after-removal-lighter', 'R10', { level })],
})

/** On hair lightened today: the goal's reflect, with the neutraliser of the exposed pigment when the goal is not warm. */
const toneMix = (deposit: Deposit, facts: Facts): { parts: ShadePart[]; reasons: Reason[] } => {
  const { level, tone } = deposit
  // A toner at the lighter end of a reading is paler than the hair that it is on.
  const exposed = deposit.purpose === 'tone' ? Math.min(level, deposit.onLevel) : level
  const goal = shadeNotation(level, tone)
  if (deposit.keeps === true) return { parts: [{ shade: goal, share: 1 }], reasons: [] }
  if (deposit.afterRemover === true && !isWarm(tone)) return removedMix(deposit)
  if (isWarm(tone))
    return {
      parts: [{ shade: goal, share: 1 }],
      reasons: [reason('underlying-helps', '8.4', { level: deposit.reaches ?? exposed })],
    }
  if (avoidsCool(facts)) return { parts: [{ shade: goal, share: 1 }], reasons: [] }
  if (deposit.warmBase === true)
    return {
      parts: [
        { shade: shadeNotation(level, plainTone('IRISE')), share: 1 / 2 },
        { shade: shadeNotation(level, plainTone('CENERE')), share: 1 / 2 },
      ],
      reasons: [reason('neutralise-underlying', '3', { level, tone: againstRed(level) })],
    }
  const { against, extra, share } = againstExposed(deposit)
  const reasons = [reason('neutralise-underlying', '3', { level: exposed, tone: against })]
  if (extra.primary === tone.primary) return { parts: [{ shade: goal, share: 1 }], reasons }
  return {
    parts: [
      { shade: goal, share: 1 - share },
      { shade: shadeNotation(level, extra), share },
    ],
    reasons,
  }
}

/** Lift that exposes enough warmth to be neutralised in the bowl [E]. */
const EXPOSING_LIFT = 1.5

/** Colour that lifts also exposes warmth: it helps a warm goal, and is neutralised for other goals from a level and a half. */
const liftMix = (deposit: Deposit, facts: Facts): { parts: ShadePart[]; reasons: Reason[] } => {
  const exposes = deposit.class === 'PERM' && deposit.level - deposit.onLevel >= EXPOSING_LIFT
  if (exposes || isWarm(deposit.tone)) return toneMix(deposit, facts)
  return { parts: [{ shade: shadeNotation(deposit.level, deposit.tone), share: 1 }], reasons: [] }
}

/** After the remover the base is warm and porous: a warm goal is prepared with an even chocolate (worked case 10). */
const afterRemovalMix = (deposit: Deposit, facts: Facts): { parts: ShadePart[]; reasons: Reason[] } => {
  if (!isWarm(deposit.tone)) return toneMix(deposit, facts)
  return {
    parts: [{ shade: shadeNotation(deposit.level, plainTone('CIOCCOLATO')), share: 1 }],
    reasons: [reason('underlying-helps', '8.4', { level: deposit.level })],
  }
}

/** Shares of gold that keep lightened hair from turning grey when it is darkened by one level, two levels, or more [E]. */
const goldShare = (levels: number): number => (levels <= 1 ? 0.25 : levels <= 2 ? 0.375 : 0.5)

const darkenLightenedMix = (deposit: Deposit): { parts: ShadePart[]; reasons: Reason[] } => {
  const goal = shadeLevel(deposit.level)
  const levels = deposit.onLevel - goal
  const isLighter = deposit.lighterShade === true
  const main = shadeNotation(isLighter ? deposit.level + 1 : deposit.level, deposit.tone)
  const reasons = isLighter ? [reason('porous-lighter-shade', 'R10', { levels: 1 })] : []
  if (isWarm(deposit.tone)) {
    const parts = [
      { shade: main, share: 1 / 2 },
      { shade: shadeNotation(deposit.level, deposit.tone), share: 1 / 2 },
    ]
    return { parts, reasons }
  }
  const share = goldShare(levels)
  if (isCool(deposit.tone)) reasons.push(reason('no-ash-on-lightened', 'R8', { level: deposit.level }))
  reasons.push(reason('add-gold', levels <= 1 ? 'R7c' : 'R7b', { share }))
  return {
    parts: [
      { shade: main, share: 1 - share },
      { shade: shadeNotation(deposit.level, plainTone('DORATO')), share },
    ],
    reasons,
  }
}

const partsOf = (deposit: Deposit, facts: Facts, fullCoverage: boolean) => {
  switch (deposit.purpose) {
    case 'white':
      return whiteMix(deposit, facts, fullCoverage)
    case 'tone':
      return toneMix(deposit, facts)
    case 'after-removal':
      return afterRemovalMix(deposit, facts)
    case 'lift':
      return liftMix(deposit, facts)
    case 'darken-lightened':
      return darkenLightenedMix(deposit)
    default:
      return { parts: [{ shade: shadeNotation(deposit.level, deposit.tone), share: 1 }], reasons: [] }
  }
}

/** Half natural base under white that only a photo shows, and one reflect: right for white hair and for hair that only shines. */
const onUnaskedWhite = (
  mixture: ReturnType<typeof partsOf>,
  deposit: Deposit,
  facts: Facts,
): ReturnType<typeof partsOf> => {
  if (!facts.mayBeWhite || deposit.class !== 'PERM' || deposit.purpose === 'white') return mixture
  const share = WHITE.unaskedNaturalShare
  const base = shadeNotation(deposit.level, plainTone('NATURALE'))
  const reflect = mixture.parts.find(({ shade }) => shade !== base)
  const parts = [
    { shade: base, share, least: share },
    { shade: reflect?.shade ?? base, share: 1 - share },
  ]
  return { parts, reasons: [...mixture.reasons, reason('white-unasked', '7.3', { ...whiteValues(facts), share })] }
}

/** The wished shade in equal parts with its lighter neighbour, for a wish between the two (8.3). */
const halved = (parts: readonly ShadePart[], { level, tone }: Deposit): ShadePart[] => {
  const wished = shadeNotation(level, tone)
  const lighter = shadeNotation(shadeLevel(level) + 1, tone)
  return parts.flatMap((part) =>
    part.shade === wished ? [wished, lighter].map((shade) => ({ shade, share: part.share / 2 })) : [part],
  )
}

/** Purposes whose half level comes from visible white hair, not from a wish between two shades. */
const OVER_WHITE: ReadonlySet<Deposit['purpose']> = new Set(['blend', 'camouflage'])

const isNaturalBase = ({ shade }: PhaseProduct) => parseShade(shade ?? '')?.tone.primary === 'NATURALE'
const isGold = ({ shade }: PhaseProduct) => parseShade(shade ?? '')?.tone.primary === 'DORATO'

/** Reasons that name the share of a part, and the products of that part. */
const OF_PART: Partial<Record<ReasonCode, (product: PhaseProduct) => boolean>> = {
  'white-share': isNaturalBase,
  'white-unasked': isNaturalBase,
  'white-warm-mix': isGold,
  'add-gold': isGold,
}

/** The reasons with the shares of this bowl: steps of weighing move them a little. */
export const asWeighed = (reasons: readonly Reason[], products: readonly PhaseProduct[]): Reason[] => {
  const shades = products.filter((product) => product.class !== 'CORRECTOR')
  return reasons.map((each) => {
    const isPart = OF_PART[each.code]
    if (isPart === undefined) return each
    return { ...each, values: { ...each.values, share: gramsOf(shades.filter(isPart)) / gramsOf(shades) } }
  })
}

/** Products of a deposit of `total` grams: shades, and a corrector against warmth or for an intense red. */
export const mixDeposit = (
  wished: Deposit,
  total: number,
  warmth: Warmth | null,
  facts: Facts,
  fullCoverage: boolean,
): Mixture => {
  const deposit = { ...wished, tone: withoutAsh(wished.tone, facts) }
  const { parts, reasons } = onUnaskedWhite(partsOf(deposit, facts, fullCoverage), deposit, facts)
  // Pure pigment shows raw on white hair.
  const strong = facts.mayBeWhite && deposit.class === 'PERM' ? null : intensify(deposit, total)
  const clean = avoidsCool(facts) ? null : neutralise(deposit, total, warmth)
  const shades = deposit.half === true ? halved(parts, deposit) : parts
  const products = weigh(deposit.class, shades, total)
  const notes = [
    ...asWeighed(reasons, products),
    ...(deposit.half === true && deposit.learnt !== 'lighter' && !OVER_WHITE.has(deposit.purpose)
      ? [halfReason(deposit.level + 0.5, deposit.tone, 'mixed')]
      : []),
  ]
  for (const [pigment, code] of [
    [strong, 'intensify'],
    [clean, 'corrector'],
  ] as const) {
    if (pigment === null) continue
    products.push({ class: 'CORRECTOR', shade: correctorCode(pigment.tone), grams: pigment.grams })
    notes.push(reason(code, '8.1', { grams: pigment.grams, tone: pigment.tone, level: deposit.level }))
  }
  return { products, reasons: notes }
}
