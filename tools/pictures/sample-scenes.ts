import type { SceneId } from '../../apps/server/src/features/demonstration/scenes.ts'
import type { SamplePhotoOptions } from '../../packages/vision/src/testing/hair/sample-photo.ts'

/** The content of a rendered photo: the hair, and the lamp of the salon. */
type Picture = Pick<SamplePhotoOptions, 'hair' | 'lamp'>

/** The same room in all photos: wall and cape stand out from every hair colour. */
export const SALON = { wall: '#8FA39A', cape: '#E4DFDA' } as const

/** One head of hair, current and wished. */
type Scene = {
  /** The same head in both photos. */
  readonly seed: number
  readonly prima: Picture
  readonly dopo: Picture
}

const WARM_LAMP = [1.06, 1, 0.9] as const
const COOL_LAMP = [0.96, 1, 1.05] as const

// Colours are CIELAB (D65) of the hair under neutral light, near the levels and tones that the titles say.
export const SCENES: Readonly<Record<SceneId, Scene>> = {
  'castano-rame': {
    seed: 1,
    prima: { hair: { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' } },
    dopo: { hair: { roots: [42, 23, 30], lengths: [45, 26, 34], ends: [47, 27, 36], wave: 'wavy' } },
  },
  'balayage-miele': {
    seed: 2,
    prima: { hair: { roots: [24, 7, 9], lengths: [26, 7.5, 10], ends: [29, 8, 12], wave: 'wavy' }, lamp: WARM_LAMP },
    dopo: {
      hair: {
        roots: [30, 8, 13],
        lengths: [45, 10, 24],
        ends: [60, 9, 31],
        highlights: { colour: [63, 8, 33], share: 0.3 },
        wave: 'wavy',
      },
    },
  },
  'biondo-cenere': {
    seed: 5,
    prima: { hair: { roots: [50, 9, 27], lengths: [58, 9, 36], ends: [62, 8, 38], wave: 'straight' } },
    dopo: { hair: { roots: [54, 3, 14], lengths: [62, 2, 15], ends: [65, 2, 15], wave: 'straight' }, lamp: COOL_LAMP },
  },
  'mogano-intenso': {
    seed: 1,
    prima: { hair: { roots: [18, 5, 6], lengths: [20, 5.5, 7], ends: [22, 6, 8], wave: 'curly' } },
    dopo: { hair: { roots: [26, 16, 8], lengths: [29, 20, 9], ends: [30, 21, 9.5], wave: 'curly' } },
  },
  'ricrescita-ramata': {
    seed: 2,
    prima: { hair: { roots: [25, 7, 9], lengths: [43, 17, 25], ends: [48, 15, 28], wave: 'straight' } },
    dopo: { hair: { roots: [42, 21, 28], lengths: [43, 22, 29], ends: [43, 22, 29], wave: 'straight' } },
  },
  'ritorno-cioccolato': {
    seed: 5,
    prima: { hair: { roots: [33, 8, 14], lengths: [47, 10, 25], ends: [56, 9, 29], wave: 'wavy' }, lamp: WARM_LAMP },
    dopo: { hair: { roots: [24, 9, 8], lengths: [25, 10, 8.5], ends: [26, 10, 9], wave: 'wavy' } },
  },
  'biondo-perla': {
    seed: 1,
    prima: { hair: { roots: [40, 9, 18], lengths: [55, 9, 30], ends: [66, 7, 34], wave: 'straight' } },
    dopo: { hair: { roots: [68, 3, 13], lengths: [76, 2.5, 12], ends: [78, 2.5, 12], wave: 'straight' } },
  },
}
