import { parseShade, shadeNotation } from '../../colour/shade.ts'
import { plainTone } from '../../colour/tone.ts'
import { gramsOf } from '../../data/products/grams.ts'
import { addsCast, counterTone } from '../../hair/cast.ts'
import type { HeadOfHair } from '../../hair/replay-plan.ts'
import type { ZoneHair } from '../../hair/state.ts'
import type { Phase, PhaseProduct } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ToneName } from '../../model/vocabulary.ts'
import { developerFor } from '../bowls/ratio.ts'
import { type CourseRequest, type CourseService, nothing } from './service.ts'

/** The products with the counter tone in every shade and without a corrector. */
const countered = (products: readonly PhaseProduct[], tone: ToneName): PhaseProduct[] => {
  const byShade = new Map<string, PhaseProduct>()
  for (const product of products) {
    const said = product.class === 'CORRECTOR' ? null : parseShade(product.shade ?? '')
    if (said === null) continue
    // Natural base is kept: it covers white hair.
    const shade =
      said.tone.primary === 'NATURALE' && product.shade !== null
        ? product.shade
        : shadeNotation(said.level, plainTone(tone))
    byShade.set(shade, { ...product, shade, grams: product.grams + (byShade.get(shade)?.grams ?? 0) })
  }
  const [first, ...rest] = [...byShade.values()]
  return first === undefined
    ? [...products]
    : [
        { ...first, grams: gramsOf(products.filter((product) => product.class !== 'CORRECTOR')) - gramsOf(rest) },
        ...rest,
      ]
}

/** Tones for a bowl on zones of different casts, where cancelling one would deepen the other. */
const SAFE_COUNTERS: readonly ToneName[] = ['RAME', 'NATURALE']

/** The hair of the zones whose cast a phase would deepen. */
const castUnder = (
  { zones, products }: Phase,
  head: HeadOfHair | undefined,
  wished: CourseRequest['wished'],
): readonly ZoneHair[] =>
  head === undefined
    ? []
    : zones.filter((zone) => addsCast(head[zone], products, wished[zone])).map((zone) => head[zone])

const corrected = (phase: Phase, head: HeadOfHair | undefined, wished: CourseRequest['wished']): Phase => {
  const cast = castUnder(phase, head, wished)
  const tones = cast.length === 0 ? [] : [...cast.map(counterTone), ...SAFE_COUNTERS].filter((tone) => tone !== null)
  const addsNone = (tone: ToneName) =>
    castUnder({ ...phase, products: countered(phase.products, tone) }, head, wished).length === 0
  const tone = tones.find(addsNone) ?? tones[0]
  if (tone === undefined) return phase
  const products = countered(phase.products, tone)
  const { developer } = phase
  return {
    ...phase,
    products,
    developer: developer && developerFor(products[0]?.class ?? 'DEMI', gramsOf(products), developer.volume),
    reasons: [
      ...phase.reasons.filter(({ code }) => !['corrector', 'neutralise-underlying'].includes(code)),
      reason('counter-cast', '8.2', { tone }),
    ],
  }
}

/** Changes a bowl that would deepen a cast, such as blue on an old blue, to the tone that cancels it, at the same level. */
export const correctCast: CourseService = {
  name: 'correct-cast',
  appliesTo: ({ sessions, heads, wished }) =>
    sessions.flatMap(({ phases }) => phases).some((phase, at) => castUnder(phase, heads[at], wished).length > 0),
  needs: nothing,
  work: ({ sessions, heads, wished }) => {
    let at = -1
    const next = (phase: Phase) => {
      at += 1
      return corrected(phase, heads[at], wished)
    }
    return sessions.map((session) => ({ ...session, phases: session.phases.map(next) }))
  },
}
