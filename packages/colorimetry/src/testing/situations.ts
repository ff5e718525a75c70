import { parseShade } from '../colour/shade.ts'
import { TYPE_OF_HISTORY } from '../hair/history.ts'
import type { DeclaredDetails, GoalZone, Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import type { Condition } from '../model/vocabulary.ts'

/** All questions answered in the best way: medium hair without history, sound scalp, valid negative test. */
const benignDetails: DeclaredDetails = {
  naturalLevel: null,
  whiteShare: 0,
  regrowthCm: null,
  length: 'medio',
  density: 'media',
  fibre: 'media',
  technique: null,
  history: { colourLayers: 'uno', henna: 'no', metallicSalts: false, weeksSinceBleach: 52, weeksSincePerm: 52 },
  safety: {
    under16: false,
    allergy: false,
    patchTest: 'negativo',
    patchTestAgeHours: 72,
    scalp: 'sana',
    pregnancy: false,
    persulfateAsthma: false,
    elasticity: 'superato',
    strandTest: null,
  },
}

/** Level and tone of a notation such as '7.34'. */
export const shadeOf = (shade: string): GoalZone => {
  const parsed = parseShade(shade)
  if (parsed === null) throw new Error(`no shade: ${shade}`)
  return parsed
}

type Sketch = {
  readonly history?: ZoneHistory
  readonly condition?: Condition
  /** Lengths, and roots where they are not given. */
  readonly current: GoalZone
  readonly roots?: ZoneState
  readonly goal: GoalZone
  readonly details?: Partial<Omit<DeclaredDetails, 'history' | 'safety'>>
  readonly past?: Partial<DeclaredDetails['history']>
  readonly safety?: Partial<DeclaredDetails['safety']>
}

/** A situation from a few values; all others are benign. */
export const situationOf = ({
  history = 'naturale',
  condition = 'buono',
  current,
  roots,
  goal,
  details,
  past,
  safety,
}: Sketch): Situation => {
  const lengths: ZoneState = { ...current, history }
  return {
    current: { roots: roots ?? lengths, lengths, ends: lengths },
    goal: { kind: 'transform', ...goal, zones: { roots: goal, lengths: goal, ends: goal } },
    hairType: TYPE_OF_HISTORY[history],
    condition,
    details: {
      ...benignDetails,
      ...details,
      history: { ...benignDetails.history, ...past },
      safety: { ...benignDetails.safety, ...safety },
    },
  }
}
