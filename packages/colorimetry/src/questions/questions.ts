import { COOL_TONES, RED_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import { isLightened, isUndyed } from '../hair/history.ts'
import { mayBeToned } from '../hair/toner.ts'
import { whiteShareOf } from '../hair/white-share.ts'
import { isDoubtful } from '../hair/white-treatment.ts'
import type { DeclaredDetails, Situation, ZoneState } from '../model/situation.ts'
import {
  type CastCause,
  type ColourLayers,
  type Condition,
  type ElasticityResult,
  type EndsCondition,
  type HairFibre,
  type HairType,
  type HennaAnswer,
  type LastResult,
  type LowlightTone,
  type WhiteWish,
  ZONES,
} from '../model/vocabulary.ts'
import { undeclaredWhite } from '../situation/empty-details.ts'

/** Questions answered by one tap on a result. Questions about health need consent and are not included. */
export const QUESTION_IDS = [
  'hairType',
  'condition',
  'regrowthCm',
  'endsDarker',
  'endsCondition',
  'whiteShare',
  'whiteWish',
  'whiteGlassy',
  'colourLayers',
  'henna',
  'metallicSalts',
  'weeksSinceBleach',
  'weeksSincePerm',
  'castCause',
  'directColour',
  'withoutPowder',
  'withoutAmmonia',
  'lastResult',
  'removerUsed',
  'daysSinceToner',
  'lowlightLevels',
  'lowlightTone',
  'fibre',
  'elasticity',
] as const
export type QuestionId = (typeof QUESTION_IDS)[number]

/** The declared part of a situation, which answers change. */
export type Declared = Pick<Situation, 'hairType' | 'condition' | 'details'>

/** One answer: its id, and its frequency among the heads of a salon (0-1) [E]. */
type Choice = { readonly id: string; readonly chance: number }

type Question = {
  /** Whether it concerns this hair and is unanswered. */
  readonly isOpen: (situation: Situation) => boolean
  readonly choices: readonly Choice[]
  /** The declaration with this answer; null = unanswered again. */
  readonly give: <T extends Declared>(declared: T, answer: string | null) => T
}

const choices = <Id extends string | number | boolean>(
  ...list: readonly (readonly [id: Id, chance: number])[]
): readonly Choice[] => list.map(([id, chance]) => ({ id: String(id), chance }))

const detail =
  (change: (details: DeclaredDetails, answer: string | null) => Partial<DeclaredDetails>): Question['give'] =>
  (declared, answer) => ({
    ...declared,
    details: { ...declared.details, ...change(declared.details, answer) },
  })

const booleanOf = (answer: string | null): boolean | null => (answer === null ? null : answer === 'true')
const numberOf = (answer: string | null): number | null => (answer === null ? null : Number(answer))
const zonesOf = ({ current }: Situation) => Object.values(current)
const isTreated = (situation: Situation) => zonesOf(situation).some((zone) => !isUndyed(zone))

/** Whether a zone shows such a reflect that the wish does not have. */
const hasUnwanted = ({ current, goal }: Situation, isSuch: (state: ZoneState) => boolean): boolean =>
  ZONES.some((zone) => isSuch(current[zone]) && goal.zones[zone].tone.primary !== current[zone].tone.primary)

/** Whether dyed or lightened hair shows a cool reflect that is not wished: its cause decides how it is taken away. */
const hasUnwantedCast = (situation: Situation): boolean =>
  hasUnwanted(
    situation,
    (state) => COOL_TONES.has(state.tone.primary) && state.tone.intensity !== 'pure' && !isUndyed(state),
  )

/** Whether dyed hair shows a strong copper or red that is not wished: direct colour comes off in another way. */
const hasUnwantedRed = (situation: Situation): boolean =>
  hasUnwanted(
    situation,
    ({ history, tone: { primary, intensity } }) =>
      history === 'colorato' && RED_TONES.has(primary) && (intensity === 'full' || intensity === 'intense'),
  )

/** Smallest share of white hair for which its wish is asked. */
const SOME_WHITE = 0.1

/** All questions; equally decisive ones are asked in this order. */
export const QUESTIONS: Readonly<Record<QuestionId, Question>> = {
  hairType: {
    isOpen: ({ hairType }) => hairType === null,
    choices: choices<HairType>(
      ['naturale', 0.3],
      ['colorati', 0.4],
      ['meches', 0.15],
      ['decolorati', 0.1],
      ['permanentati', 0.05],
    ),
    give: (declared, answer) => ({ ...declared, hairType: answer as HairType | null }),
  },
  condition: {
    isOpen: ({ condition }) => condition === null,
    choices: choices<Condition>(
      ['ottimo', 0.2],
      ['buono', 0.4],
      ['discreto', 0.2],
      ['mediocre', 0.15],
      ['rovinato', 0.05],
    ),
    give: (declared, answer) => ({ ...declared, condition: answer as Condition | null }),
  },
  regrowthCm: {
    isOpen: (situation) => situation.details.regrowthCm === null && situation.hairType !== null && isTreated(situation),
    choices: choices(['0', 0.3], ['1', 0.4], ['3', 0.3]),
    give: detail((_, answer) => ({ regrowthCm: numberOf(answer) })),
  },
  endsDarker: {
    isOpen: ({ goal }) => goal.darkerEnds !== undefined,
    choices: choices([false, 0.6], [true, 0.4]),
    give: detail((_, answer) => ({ endsDarker: booleanOf(answer) })),
  },
  endsCondition: {
    isOpen: ({ details, current }) => (details.endsCondition ?? null) === null && !isUndyed(current.ends),
    choices: choices<EndsCondition>(['ottimo', 0.6], ['discreto', 0.3], ['rovinato', 0.1]),
    give: detail((_, answer) => ({ endsCondition: answer as EndsCondition | null })),
  },
  whiteShare: {
    isOpen: (situation) => {
      const share = whiteShareOf(situation.details)
      return share === null || isDoubtful(situation, share)
    },
    choices: choices(['0', 0.5], ['0.2', 0.2], ['0.4', 0.15], ['0.7', 0.15]),
    give: detail((_, answer) => ({ whiteShare: numberOf(answer) })),
  },
  whiteWish: {
    isOpen: ({ details }) => (whiteShareOf(details) ?? 0) >= SOME_WHITE && (details.white?.wish ?? null) === null,
    choices: choices<WhiteWish>(['coprire', 0.55], ['sfumare', 0.2], ['velare', 0.1], ['lasciare', 0.15]),
    give: detail(({ white }, answer) => ({
      white: { ...(white ?? undeclaredWhite), wish: answer as WhiteWish | null },
    })),
  },
  whiteGlassy: {
    isOpen: ({ details }) =>
      (details.white?.glassy ?? null) === null &&
      (details.lastResult ?? null) === null &&
      (whiteShareOf(details) ?? 0) >= WHITE.coverFrom,
    choices: choices([false, 0.8], [true, 0.2]),
    give: detail(({ white }, answer) => ({ white: { ...(white ?? undeclaredWhite), glassy: booleanOf(answer) } })),
  },
  colourLayers: {
    isOpen: (situation) =>
      situation.details.history.colourLayers === null && situation.hairType !== null && isTreated(situation),
    choices: choices<ColourLayers>(['nessuno', 0.1], ['uno', 0.6], ['tre-o-piu', 0.2], ['da-anni', 0.1]),
    give: detail(({ history }, answer) => ({ history: { ...history, colourLayers: answer as ColourLayers | null } })),
  },
  henna: {
    isOpen: ({ details }) => details.history.henna === null,
    choices: choices<HennaAnswer>(['no', 0.94], ['pura', 0.04], ['composta', 0.02]),
    give: detail(({ history }, answer) => ({ history: { ...history, henna: answer as HennaAnswer | null } })),
  },
  metallicSalts: {
    isOpen: ({ details }) => details.history.metallicSalts === null,
    choices: choices([false, 0.98], [true, 0.02]),
    give: detail(({ history }, answer) => ({
      history: { ...history, metallicSalts: answer === null ? null : answer === 'true' },
    })),
  },
  weeksSinceBleach: {
    isOpen: (situation) =>
      situation.details.history.weeksSinceBleach === null && zonesOf(situation).some((zone) => isLightened(zone)),
    choices: choices(['2', 0.1], ['8', 0.6], ['26', 0.3]),
    give: detail(({ history }, answer) => ({ history: { ...history, weeksSinceBleach: numberOf(answer) } })),
  },
  weeksSincePerm: {
    isOpen: ({ hairType, details }) => hairType !== null && details.history.weeksSincePerm === null,
    choices: choices(['1', 0.02], ['3', 0.02], ['12', 0.96]),
    give: detail(({ history }, answer) => ({ history: { ...history, weeksSincePerm: numberOf(answer) } })),
  },
  castCause: {
    isOpen: (situation) => (situation.details.castCause ?? null) === null && hasUnwantedCast(situation),
    choices: choices<CastCause>(['acqua', 0.3], ['tinta', 0.35], ['tonalizzante', 0.25], ['diretto', 0.1]),
    give: detail((_, answer) => ({ castCause: answer as CastCause | null })),
  },
  directColour: {
    isOpen: (situation) => (situation.details.castCause ?? null) === null && hasUnwantedRed(situation),
    choices: choices([false, 0.85], [true, 0.15]),
    give: detail((_, answer) => ({ castCause: answer === null ? null : answer === 'true' ? 'diretto' : 'tinta' })),
  },
  withoutPowder: {
    isOpen: ({ details }) => (details.withoutPowder ?? null) === null && details.safety.persulfateAsthma !== true,
    choices: choices([false, 0.9], [true, 0.1]),
    give: detail((_, answer) => ({ withoutPowder: booleanOf(answer) })),
  },
  withoutAmmonia: {
    isOpen: ({ details }) => (details.withoutAmmonia ?? null) === null,
    choices: choices([false, 0.97], [true, 0.03]),
    give: detail((_, answer) => ({ withoutAmmonia: booleanOf(answer) })),
  },
  lastResult: {
    isOpen: (situation) => (situation.details.lastResult ?? null) === null && isTreated(situation),
    choices: choices<LastResult>(['bene', 0.7], ['caldo', 0.1], ['sbiadito', 0.1], ['trasparente', 0.1]),
    give: detail((_, answer) => ({ lastResult: answer as LastResult | null })),
  },
  removerUsed: {
    isOpen: (situation) =>
      (situation.details.removerUsed ?? null) === null &&
      zonesOf(situation).some(({ history }) => history === 'colorato'),
    choices: choices([false, 0.95], [true, 0.05]),
    give: detail((_, answer) => ({ removerUsed: booleanOf(answer) })),
  },
  daysSinceToner: {
    isOpen: (situation) =>
      (situation.details.daysSinceToner ?? null) === null && zonesOf(situation).some((zone) => mayBeToned(zone)),
    choices: choices(['3', 0.2], ['14', 0.3], ['60', 0.5]),
    give: detail((_, answer) => ({ daysSinceToner: numberOf(answer) })),
  },
  lowlightLevels: {
    isOpen: ({ details }) => (details.lowlightLevels ?? null) === null && details.technique !== null,
    choices: choices(['0', 0.7], ['2', 0.2], ['3', 0.1]),
    give: detail((_, answer) => ({ lowlightLevels: numberOf(answer) })),
  },
  lowlightTone: {
    isOpen: ({ details }) =>
      (details.lowlightTone ?? null) === null && details.technique !== null && details.lowlightLevels !== 0,
    choices: choices<LowlightTone>(['NATURALE', 0.5], ['DORATO', 0.3], ['RAME', 0.2]),
    give: detail((_, answer) => ({ lowlightTone: answer as LowlightTone | null })),
  },
  fibre: {
    isOpen: ({ details }) => details.fibre === null,
    choices: choices<HairFibre>(['fine', 0.3], ['media', 0.5], ['grossa', 0.2]),
    give: detail((_, answer) => ({ fibre: answer as HairFibre | null })),
  },
  elasticity: {
    isOpen: ({ details }) => details.safety.elasticity === null,
    choices: choices<ElasticityResult>(['superato', 0.93], ['fallito', 0.07]),
    give: detail(({ safety }, answer) => ({ safety: { ...safety, elasticity: answer as ElasticityResult | null } })),
  },
}
