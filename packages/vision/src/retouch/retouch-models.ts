import type { RetouchModel } from './retouch-model.ts'

/** Fitted to the fit half of the photographs by `npm run accuracy:retouch`; figures in docs/accuracy.md. */
export const RETOUCH_MODELS: readonly RetouchModel[] = [
  {
    edit: 'picture saturation',
    sign: 'saturation',
    bias: 0.632,
    threshold: 1.766,
    terms: [
      ['face strongest chroma', 45.411, 20.232, 1.041],
      ['face redness', 21.88, 10.482, 1.229],
      ['face chroma spread', 8.712, 4.515, 0.258],
      ['face chroma against detail', -0.797, 0.423, 0.944],
      ['face lightness', 63.251, 11.989, -0.099],
      ['hair chroma for its lightness', 0.928, 0.691, -0.925],
      ['hair chroma detail', 1.336, 0.468, 0.557],
      ['hair colour lost', 0.071, 0.136, 1.484],
      ['ground chroma detail', 1.219, 0.526, -0.58],
    ],
  },
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
