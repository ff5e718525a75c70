import type { Phase, Plan } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { Situation } from '../model/situation.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { shadeOf, situationOf } from './situations.ts'

export const bleach = situationOf({ condition: 'ottimo', current: shadeOf('4.0'), goal: shadeOf('7.1') })
const perm = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.3') })
const twoUp = situationOf({ current: shadeOf('6.0'), goal: shadeOf('8.3') })
const highlift = situationOf({ condition: 'ottimo', current: shadeOf('6.0'), goal: shadeOf('9.1') })
const white = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.1'), details: { whiteShare: 0.4 } })
const seenWhite = {
  ...situationOf({ current: shadeOf('5.0'), goal: shadeOf('7.1'), details: { whiteShare: 0.4 } }),
  seenWhite: true as const,
}
const allWhite = situationOf({ current: shadeOf('4.0'), goal: shadeOf('4.0'), details: { whiteShare: 1 } })
const filler = situationOf({ history: 'decolorato', current: shadeOf('10.0'), goal: shadeOf('5.0') })
const ash = situationOf({ history: 'decolorato', current: shadeOf('9.0'), goal: shadeOf('7.1') })
const brassy = situationOf({ history: 'colorato', current: shadeOf('6.4'), goal: shadeOf('6.1') })
const twice = situationOf({ current: shadeOf('3.0'), goal: shadeOf('9.2') })
const blue = situationOf({
  current: shadeOf('6.0'),
  goal: { level: 5, tone: { primary: 'CENERE', secondary: null, intensity: 'pure' } },
})
export const ruined = situationOf({ condition: 'rovinato', current: shadeOf('6.0'), goal: shadeOf('6.1') })

/** A deliberately bad plan for a rule. */
type Veto = {
  readonly rule: RuleId
  /** Situation of a good plan, which passes the rule. */
  readonly good: Situation
  /** Change of the plan, or of the situation in which it is judged, that breaks the rule. */
  readonly spoil?: (plan: Plan) => Plan
  readonly judgedIn?: Situation
}

const withDetails = (
  situation: Situation,
  history: Partial<Situation['details']['history']>,
  safety: Partial<Situation['details']['safety']> = {},
): Situation => ({
  ...situation,
  details: {
    ...situation.details,
    history: { ...situation.details.history, ...history },
    safety: { ...situation.details.safety, ...safety },
  },
})

/** Changes every phase of a kind; null removes it. */
const change =
  (kind: Phase['kind'], edit: (phase: Phase) => Phase | null) =>
  (plan: Plan): Plan => ({
    ...plan,
    sessions: plan.sessions.map((session) => ({
      ...session,
      phases: session.phases
        .map((phase) => (phase.kind === kind ? edit(phase) : phase))
        .filter((phase) => phase !== null),
    })),
  })

const mixed = (phase: Phase, volume: number): Phase => ({
  ...phase,
  developer: phase.developer && { ...phase.developer, volume, percent: (volume * 3) / 10 },
})

const repeated =
  (kind: Phase['kind'], times: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    sessions: plan.sessions.map((session) => ({
      ...session,
      phases: session.phases.flatMap((phase) =>
        phase.kind === kind ? Array.from({ length: times }, () => phase) : phase,
      ),
    })),
  })

const shaded =
  (shade: string) =>
  (phase: Phase): Phase => ({
    ...phase,
    products: phase.products.map((product) => ({
      ...product,
      shade: product.class === 'CORRECTOR' ? product.shade : shade,
    })),
  })

const silent =
  (...codes: readonly ReasonCode[]) =>
  (plan: Plan): Plan => ({ ...plan, warnings: plan.warnings.filter((warning) => !codes.includes(warning.code)) })

const permed = situationOf({ history: 'permanentato', current: shadeOf('5.0'), goal: shadeOf('6.3') })
const darker = situationOf({ current: shadeOf('5.0'), goal: shadeOf('4.3') })
const hennaDarker = situationOf({
  history: 'colorato',
  current: shadeOf('6.4'),
  goal: shadeOf('4.3'),
  past: { henna: 'pura' },
})
const hennaTested = situationOf({
  history: 'colorato',
  current: shadeOf('6.4'),
  goal: shadeOf('7.4'),
  past: { henna: 'pura' },
  safety: { strandTest: 'superato' },
})
const weak = situationOf({ condition: 'mediocre', current: shadeOf('5.0'), goal: shadeOf('6.3') })
const porous = situationOf({ condition: 'discreto', current: shadeOf('4.0'), goal: shadeOf('7.1') })
const paleWhite = situationOf({ current: shadeOf('7.0'), goal: shadeOf('8.1'), details: { whiteShare: 0.4 } })

const airtouch = situationOf({ current: shadeOf('6.0'), goal: shadeOf('9.1'), details: { technique: 'airtouch' } })
/** Hair on which one pair of hands would need more than six hours. */
const heavy = {
  ...airtouch,
  details: { ...airtouch.details, length: 'lungo', density: 'alta', fibre: 'grossa' },
} as const satisfies Situation

/** The phase with other products in its bowl and the developer for them. */
const withProducts =
  (products: Phase['products']) =>
  (phase: Phase): Phase => {
    const grams = products.reduce((sum, product) => sum + product.grams, 0)
    const perGram = Number(phase.ratio?.split(':')[1])
    return { ...phase, products, developer: phase.developer && { ...phase.developer, grams: grams * perGram } }
  }

const bath = (minutes: number): Phase => ({
  kind: 'remove',
  zones: ['lengths', 'ends'],
  products: [{ class: 'BATH', shade: null, grams: 30 }],
  developer: { volume: 10, percent: 3, grams: 60 },
  dilutionGrams: 30,
  ratio: '1:2',
  minutes,
  minutesRange: [minutes, minutes],
  checkEveryMinutes: 3,
  stopAtLevel: 6.5,
  bondGrams: 4,
  application: ['damp-hair', 'check-strand', 'rinse'],
  reasons: [],
})

/** The plan with a bleach bath of 10 volumes before everything else. */
export const bathed =
  (minutes: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    totalMinutes: plan.totalMinutes + 2 * minutes,
    sessions: plan.sessions.map((session) => ({ ...session, phases: [bath(minutes), ...session.phases] })),
  })
const pregnant = withDetails(perm, {}, { pregnancy: true })

/** At least one bad plan for every rule: a good plan made invalid, or judged in a situation that forbids it. */
export const VETOES: readonly Veto[] = [
  { rule: 'F1-metallic-salts', good: perm, judgedIn: withDetails(perm, { metallicSalts: true }) },
  { rule: 'F1-metallic-salts', good: perm, judgedIn: withDetails(perm, { henna: 'composta' }) },
  { rule: 'F2-broken-hair', good: darker, judgedIn: { ...darker, condition: 'pessimo' } },
  { rule: 'F3-scalp-lesion', good: darker, judgedIn: withDetails(darker, {}, { scalp: 'lesionata' }) },
  { rule: 'F4-allergy', good: perm, judgedIn: withDetails(perm, {}, { allergy: true }) },
  { rule: 'F4-allergy', good: perm, judgedIn: withDetails(perm, {}, { patchTest: 'positivo' }) },
  { rule: 'F5-under-16', good: perm, judgedIn: withDetails(perm, {}, { under16: true }) },
  { rule: 'F6-persulfate-asthma', good: bleach, judgedIn: withDetails(bleach, {}, { persulfateAsthma: true }) },
  { rule: 'F8-chemical-interval', good: perm, judgedIn: withDetails(perm, { weeksSincePerm: 1 }) },
  { rule: 'F8-chemical-interval', good: bleach, judgedIn: withDetails(bleach, { weeksSincePerm: 3 }) },
  { rule: 'F9-elasticity', good: perm, judgedIn: withDetails(perm, {}, { elasticity: 'fallito' }) },
  { rule: 'strand-test-failed', good: perm, judgedIn: withDetails(perm, {}, { strandTest: 'fallito' }) },
  {
    rule: 'henna-tested-first',
    good: hennaTested,
    judgedIn: withDetails(hennaTested, {}, { strandTest: null }),
  },
  { rule: 'henna-tested-first', good: perm, judgedIn: withDetails(perm, { henna: 'pura' }) },
  { rule: 'henna-no-ash', good: hennaDarker, spoil: change('colour', shaded('4.1')) },
  { rule: 'refusal-without-phases', good: perm, spoil: (plan) => ({ ...plan, outcome: 'REFUSE' }) },
  { rule: 'refusal-without-phases', good: perm, spoil: (plan) => ({ ...plan, sessions: [] }) },
  {
    rule: 'R1-colour-lifts-no-colour',
    good: brassy,
    spoil: change('colour', (phase) => ({
      ...phase,
      ratio: '1:1.5',
      products: [{ class: 'PERM', shade: '8.1', grams: 40 }],
      developer: { volume: 20, percent: 6, grams: 60 },
    })),
  },
  { rule: 'R7-prepigment', good: filler, spoil: change('prepigment', () => null) },
  { rule: 'R8-no-ash-on-lightened', good: ash, spoil: change('colour', shaded('7.1')) },
  { rule: 'R9-tone-on-level', good: bleach, spoil: change('tone', shaded('9.1')) },
  { rule: 'direct-base', good: blue, spoil: change('tone', shaded('9.11')) },
  { rule: 'lift-cap', good: porous, spoil: change('bleach', (phase) => ({ ...phase, stopAtLevel: 8 })) },
  { rule: 'lift-cap', good: weak, spoil: change('colour', shaded('7.3')) },
  {
    rule: 'highlift-base',
    good: highlift,
    spoil: change('colour', (phase) => ({ ...phase, stopAtLevel: 7 })),
    judgedIn: situationOf({ condition: 'ottimo', current: shadeOf('4.0'), goal: shadeOf('9.1') }),
  },
  {
    rule: 'highlift-base',
    good: highlift,
    judgedIn: situationOf({ history: 'colorato', current: shadeOf('6.0'), goal: shadeOf('9.1') }),
  },
  { rule: 'white-coverage', good: white, spoil: change('colour', (phase) => mixed(phase, 10)) },
  { rule: 'white-coverage', good: white, spoil: change('colour', shaded('6.1')) },
  { rule: 'white-unasked', good: seenWhite, spoil: change('colour', (phase) => mixed(phase, 30)) },
  { rule: 'white-unasked', good: seenWhite, spoil: change('colour', shaded('7.1')) },
  {
    rule: 'white-unasked',
    good: seenWhite,
    judgedIn: { ...seenWhite, details: { ...seenWhite.details, whiteShare: 0.6 } },
  },
  { rule: 'white-too-light', good: paleWhite, spoil: change('colour', shaded('9.0')) },
  { rule: 'colour-volume', good: permed, spoil: change('colour', (phase) => mixed(phase, 30)) },
  { rule: 'lift-by-volume', good: twoUp, spoil: change('colour', (phase) => mixed(phase, 10)) },
  { rule: 'minutes-add-up', good: bleach, spoil: (plan) => ({ ...plan, totalMinutes: 40 }) },
  { rule: 'phase-complete', good: perm, spoil: change('finish', (phase) => ({ ...phase, zones: [] })) },
  { rule: 'phase-complete', good: bleach, spoil: change('bleach', (phase) => ({ ...phase, stopAtLevel: null })) },
  { rule: 'known-shade', good: darker, spoil: change('colour', shaded('biondo')) },
  {
    rule: 'promise-within-reach',
    good: perm,
    spoil: (plan) => ({ ...plan, expected: { ...plan.expected, level: 8 } }),
  },
  { rule: 'pregnancy-warned', good: pregnant, spoil: silent('pregnancy') },
  { rule: 'legal-warned', good: perm, spoil: silent('legal-oxidative') },
  { rule: 'legal-peroxide', good: perm, spoil: change('colour', (phase) => mixed(phase, 50)) },
  {
    rule: 'class-volume',
    good: allWhite,
    spoil: change('soften', (phase) => ({
      ...phase,
      products: phase.products.map((product) => ({ ...product, volume: 30 })),
    })),
  },
  {
    rule: 'legal-peroxide',
    good: allWhite,
    spoil: change('soften', (phase) => ({
      ...phase,
      products: phase.products.map((product) => ({ ...product, volume: 50 })),
    })),
  },
  { rule: 'lightener-volume', good: bleach, spoil: change('bleach', (phase) => mixed(phase, 30)) },
  { rule: 'lightener-volume', good: bleach, judgedIn: withDetails(bleach, {}, { scalp: 'sensibile' }) },
  { rule: 'class-volume', good: bleach, spoil: change('tone', (phase) => mixed(phase, 30)) },
  {
    rule: 'class-minutes',
    good: darker,
    spoil: (plan) => ({
      ...change('colour', (phase) => ({ ...phase, minutes: 95 }))(plan),
      totalMinutes: plan.totalMinutes + 100,
    }),
  },
  { rule: 'lightener-minutes', good: bleach, spoil: change('bleach', (phase) => ({ ...phase, minutes: 55 })) },
  { rule: 'lightener-applications', good: porous, spoil: repeated('bleach', 2) },
  {
    rule: 'persulfate-contact',
    good: bleach,
    spoil: (plan) => repeated('bleach', 2)(change('bleach', (phase) => ({ ...phase, minutes: 50 }))(plan)),
  },
  { rule: 'oxidative-processes', good: bleach, spoil: repeated('tone', 3) },
  { rule: 'appointment-length', good: perm, spoil: (plan) => ({ ...plan, totalMinutes: 365 }) },
  { rule: 'hands-warned', good: heavy, spoil: silent('four-hands') },
  { rule: 'hands-warned', good: airtouch, judgedIn: heavy },
  {
    rule: 'lightening-interval',
    good: twice,
    spoil: (plan) => ({ ...plan, sessions: plan.sessions.map((session) => ({ ...session, afterWeeks: 1 })) }),
  },
  { rule: 'lightening-interval', good: bleach, judgedIn: withDetails(bleach, { weeksSinceBleach: 1 }) },
  {
    rule: 'developer-arithmetic',
    good: perm,
    spoil: change('colour', (phase) => ({ ...phase, developer: phase.developer && { ...phase.developer, grams: 60 } })),
  },
  {
    rule: 'developer-arithmetic',
    good: perm,
    spoil: change('colour', (phase) => ({
      ...phase,
      developer: phase.developer && { ...phase.developer, percent: 9 },
    })),
  },
  {
    rule: 'mixing-ratio',
    good: perm,
    spoil: change('colour', (phase) => withProducts(phase.products)({ ...phase, ratio: '1:3' })),
  },
  {
    rule: 'bowl-shades',
    good: perm,
    spoil: change('colour', (phase) => ({
      ...phase,
      products: ['6.0', '6.1', '6.3', '6.4'].map((shade) => ({ class: 'PERM', shade, grams: 15 })),
    })),
  },
  {
    rule: 'bowl-shades',
    good: darker,
    spoil: change('colour', (phase) =>
      withProducts([...phase.products, { class: 'DEMI', shade: '4.3', grams: 10 }])(phase),
    ),
  },
  {
    rule: 'corrector-share',
    good: brassy,
    spoil: change(
      'colour',
      withProducts([
        { class: 'DEMI', shade: '6.3', grams: 40 },
        { class: 'CORRECTOR', shade: '0.11', grams: 15 },
      ]),
    ),
  },
  { rule: 'finish-present', good: perm, spoil: change('finish', () => null) },
  { rule: 'bond-present', good: bleach, spoil: change('bleach', (phase) => ({ ...phase, bondGrams: 0 })) },
  { rule: 'ruined-hair-bath', good: ruined, spoil: bathed(15) },
  { rule: 'strand-test-warned', good: perm, judgedIn: withDetails(perm, { metallicSalts: null }) },
  { rule: 'patch-test-warned', good: perm, judgedIn: withDetails(perm, {}, { patchTest: 'non-eseguito' }) },
]
