import type { RetouchSign } from '../../../packages/vision/src/index.ts'
import { type RetouchModel, retouchScore } from '../../../packages/vision/src/retouch/retouch-model.ts'
import type { MeasuredSign, RetouchSigns } from '../../../packages/vision/src/retouch/retouch-signs.ts'
import { quantile, round } from '../statistics.ts'
import type { Edit } from './edits.ts'
import type { RetouchCase } from './retouch-case.ts'

/** Accepted false positives: share of the untouched photographs of the fit half. */
const FALSE_ALARMS = 0.05

/** A fitted model; `sign` null: not reported, because of too many false positives or too small an area under the curve. */
export type FittedModel = Omit<RetouchModel, 'sign'> & { readonly sign: RetouchSign | null }

type Recipe = { readonly edit: Edit; readonly sign: RetouchSign | null; readonly signs: readonly MeasuredSign[] }

/** Features of each model, chosen by cross-validation inside the fit half. */
const RECIPES: readonly Recipe[] = [
  {
    edit: 'hair saturation',
    sign: null,
    signs: [
      'hair chroma detail',
      'hair hue spread',
      'hair lightness',
      'hair chroma with light',
      'hair chroma in the shadow',
      'hair colour lost',
      'hair detail',
      'face chroma spread',
      'face lightness',
      'ground chroma detail',
    ],
  },
  {
    edit: 'picture saturation',
    sign: null,
    signs: [
      'face strongest chroma',
      'face redness',
      'face chroma spread',
      'face chroma against detail',
      'face lightness',
      'hair chroma for its lightness',
      'hair chroma detail',
      'hair colour lost',
      'ground chroma detail',
    ],
  },
  {
    edit: 'hair recoloured',
    sign: null,
    signs: ['hair chroma for its lightness', 'hair hue off the natural', 'hair chroma detail', 'hair hue spread'],
  },
  {
    edit: 'picture hue',
    sign: 'shifted-hues',
    signs: ['face hue off the natural', 'hair hue off the natural'],
  },
  {
    edit: 'hair smoothed',
    sign: 'smoothing',
    signs: ['hair finest detail', 'hair fine against middle', 'hair middle against coarse', 'face finest detail'],
  },
  {
    edit: 'picture smoothed',
    sign: 'smoothing',
    signs: ['face middle against coarse', 'face fine detail', 'face strong fine detail'],
  },
]

type Measured = RetouchCase & { readonly signs: RetouchSigns }

/**
 * Fits the models on the fit half. The thresholds of all reported models together allow `FALSE_ALARMS` there; that of any other model
 * alone allows the same number.
 */
export function fitModels(cases: readonly RetouchCase[]): readonly FittedModel[] {
  const own = cases.filter((one): one is Measured => one.half === 'fit' && one.signs !== null)
  const untouched = own.filter(({ edit }) => edit === null)
  const models = RECIPES.map((recipe) =>
    fitOne(
      recipe,
      untouched,
      own.filter(({ edit }) => edit === recipe.edit),
    ),
  )
  const scores = untouched.map(({ signs }) => models.map((model) => retouchScore(signs, model)))
  const thresholdAt = (i: number, share: number) =>
    round(
      quantile(
        scores.map((of) => of[i] ?? 0),
        1 - share,
      ) ?? 0,
      3,
    )
  const isAlarm = (of: readonly number[], share: number) =>
    models.some(({ sign }, i) => sign !== null && (of[i] ?? 0) > thresholdAt(i, share))
  let together = FALSE_ALARMS
  while (scores.filter((of) => isAlarm(of, together)).length > FALSE_ALARMS * scores.length) together -= 0.0005
  return models.map((model, i) => ({
    ...model,
    threshold: thresholdAt(i, model.sign === null ? FALSE_ALARMS : together),
  }))
}

const STEPS = 4000
const STEP = 0.5
/** Keeps weights small: the square of each, relative to the mean loss. */
const RIDGE = 0.002

/** Logistic regression with balanced classes, by gradient descent. */
function fitOne(
  { edit, sign, signs }: Recipe,
  untouched: readonly Measured[],
  edited: readonly Measured[],
): FittedModel {
  const all = [...untouched, ...edited]
  const scales = signs.map((name) => scaleOf(all.map((one) => one.signs[name]).filter((value) => value !== null)))
  const rows = all.map((one) =>
    signs.map((name, i) => {
      const value = one.signs[name]
      const [mean, deviation] = scales[i] ?? [0, 1]
      return value === null ? 0 : (value - mean) / deviation
    }),
  )
  const weights = signs.map(() => 0)
  let bias = 0
  for (let step = 0; step < STEPS; step++) {
    const slope = signs.map(() => 0)
    let lift = 0
    rows.forEach((row, k) => {
      const score = row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias)
      const isEdited = k >= untouched.length
      const count = isEdited ? edited.length : untouched.length
      const miss = (1 / (1 + Math.exp(-score)) - (isEdited ? 1 : 0)) / (2 * count)
      lift += miss
      row.forEach((value, i) => {
        slope[i] = (slope[i] ?? 0) + miss * value
      })
    })
    bias -= STEP * lift
    weights.forEach((weight, i) => {
      weights[i] = weight - STEP * ((slope[i] ?? 0) + RIDGE * weight)
    })
  }
  const terms = signs.map((name, i) => {
    const [mean, deviation] = scales[i] ?? [0, 1]
    return [name, mean, deviation, round(weights[i] ?? 0, 3)] as const
  })
  return { edit, sign, bias: round(bias, 3), threshold: 0, terms }
}

function scaleOf(values: readonly number[]): readonly [mean: number, deviation: number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return [round(mean, 3), round(Math.sqrt(spread), 3)]
}

/** Source of `packages/vision/src/retouch/retouch-models.ts` with the reported models. */
export function writeModels(models: readonly FittedModel[]): string {
  const claimed = models.filter(({ sign }) => sign !== null)
  const body = claimed.map(
    ({ edit, sign, bias, threshold, terms }) =>
      `  {\n    edit: '${edit}',\n    sign: '${sign}',\n    bias: ${bias},\n    threshold: ${threshold},\n    terms: [\n${terms
        .map(([name, ...numbers]) => `      ['${name}', ${numbers.join(', ')}],\n`)
        .join('')}    ],\n  },\n`,
  )
  return `import type { RetouchModel } from './retouch-model.ts'

/** Fitted to the fit half of the photographs by \`npm run accuracy:retouch\`; figures in docs/accuracy.md. */
export const RETOUCH_MODELS: readonly RetouchModel[] = [\n${body.join('')}]\n`
}
