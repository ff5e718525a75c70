import type { RetouchModel } from './retouch-model.ts'

/** Fitted to the fit half of the photographs by `npm run accuracy:retouch`; figures in docs/accuracy.md. */
export const RETOUCH_MODELS: readonly RetouchModel[] = [
  {
    edit: 'picture hue',
    sign: 'shifted-hues',
    bias: 0.627,
    threshold: 1.518,
    terms: [
      ['face hue off the natural', 25.261, 22.844, 3.271],
      ['hair hue off the natural', 28.015, 26.285, 0.152],
    ],
  },
  {
    edit: 'hair smoothed',
    sign: 'smoothing',
    bias: 0.203,
    threshold: 0.895,
    terms: [
      ['hair finest detail', 2.498, 1.017, -3.771],
      ['hair fine against middle', -0.634, 0.172, -1.34],
      ['hair middle against coarse', -0.529, 0.294, -1.33],
      ['face finest detail', 2.925, 0.481, 1.335],
    ],
  },
  {
    edit: 'picture smoothed',
    sign: 'smoothing',
    bias: -0.087,
    threshold: 1.988,
    terms: [
      ['face middle against coarse', -0.522, 0.217, -2.564],
      ['face fine detail', 0.482, 0.524, -0.891],
      ['face strong fine detail', 1.775, 0.604, -1.171],
    ],
  },
]
