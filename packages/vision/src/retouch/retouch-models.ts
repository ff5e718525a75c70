import type { RetouchModel } from './retouch-model.ts'

/** Fitted to the fit half of the photographs by `npm run accuracy:retouch`; figures in docs/accuracy.md. */
export const RETOUCH_MODELS: readonly RetouchModel[] = [
  {
    edit: 'picture hue',
    sign: 'shifted-hues',
    bias: 0.559,
    threshold: 1.211,
    terms: [
      ['face hue off the natural', 25.251, 22.933, 3.173],
      ['hair hue off the natural', 28.415, 26.486, 0.163],
    ],
  },
  {
    edit: 'hair smoothed',
    sign: 'smoothing',
    bias: 0.112,
    threshold: 0.752,
    terms: [
      ['hair finest detail', 2.484, 1.034, -3.577],
      ['hair fine against middle', -0.629, 0.175, -1.369],
      ['hair middle against coarse', -0.521, 0.298, -1.41],
      ['face finest detail', 2.919, 0.476, 1.169],
    ],
  },
  {
    edit: 'picture smoothed',
    sign: 'smoothing',
    bias: -0.085,
    threshold: 0.975,
    terms: [
      ['face middle against coarse', -0.518, 0.216, -2.69],
      ['face fine detail', 0.482, 0.524, -0.78],
      ['face strong fine detail', 1.765, 0.605, -1.261],
    ],
  },
]
