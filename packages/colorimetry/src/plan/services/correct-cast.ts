import { parseShade, shadeNotation } from '../../colour/shade.ts'
import { plainTone } from '../../colour/tone.ts'
import { addsCast, counterTone } from '../../hair/cast.ts'
import { headsThrough } from '../../hair/replay-plan.ts'
import type { Phase, PhaseProduct, PlanSession } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'
import type { Tone, ToneName } from '../../model/vocabulary.ts'

/** The bowl with the counter tone in every shade, and without a corrector: the cast does that work already. */
const countered = (products: readonly PhaseProduct[], tone: ToneName): PhaseProduct[] => {
  const grams = products.reduce((sum, product) => sum + product.grams, 0)
  const byShade = new Map<string, PhaseProduct>()
  for (const product of products) {
    const said = product.class === 'CORRECTOR' ? null : parseShade(product.shade ?? '')
    if (said === null) continue
    // Natural base stays: it covers white.
    const shade =
      said.tone.primary === 'NATURALE' && product.shade !== null
        ? product.shade
        : shadeNotation(said.level, plainTone(tone))
    byShade.set(shade, { ...product, shade, grams: product.grams + (byShade.get(shade)?.grams ?? 0) })
  }
  const [first, ...rest] = [...byShade.values()]
  const others = rest.reduce((sum, product) => sum + product.grams, 0)
  return first === undefined ? [...products] : [{ ...first, grams: grams - others }, ...rest]
}

/** Where one bowl serves zones of different casts and what cancels one would deepen the other. */
const SAFE_COUNTERS: readonly ToneName[] = ['RAME', 'NATURALE']

/**
 * Applies when a bowl would add the very cast that the hair has already: blue on an old blue, green on green. Needs the model of
 * hair. Phases: the same bowl in the tone that cancels the cast, at the same level.
 */
export const counterCasts = (
  sessions: readonly PlanSession[],
  situation: Situation,
  wished: Tone,
): readonly PlanSession[] => {
  const heads = headsThrough(sessions, situation)
  let at = -1
  const mended = (phase: Phase): Phase => {
    at += 1
    const head = heads[at]
    const zones = head === undefined ? [] : phase.zones.map((zone) => head[zone])
    const cast = zones.filter((hair) => addsCast(hair, phase.products, wished))
    const tones = cast.length === 0 ? [] : [...cast.map(counterTone), ...SAFE_COUNTERS].filter((tone) => tone !== null)
    const addsNone = (tone: ToneName) => zones.every((hair) => !addsCast(hair, countered(phase.products, tone), wished))
    const tone = tones.find(addsNone) ?? tones[0]
    if (tone === undefined) return phase
    return {
      ...phase,
      products: countered(phase.products, tone),
      reasons: [
        ...phase.reasons.filter(({ code }) => !['corrector', 'neutralise-underlying'].includes(code)),
        reason('counter-cast', '8.2', { tone }),
      ],
    }
  }
  return sessions.map((session) => ({ ...session, phases: session.phases.map(mended) }))
}
