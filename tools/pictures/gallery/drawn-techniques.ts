import type { TechniqueId } from '@riflesso/colorimetry'
import type { Wave } from '../../../packages/vision/src/testing/hair/lock-guide.ts'
import type { NamedColour } from './shades.ts'

/** A technique for the renderer: position of each zone between base (0) and light (1). */
export type DrawnTechnique = {
  readonly id: TechniqueId
  readonly roots: number
  readonly lengths: number
  readonly ends: number
  /** Share of strands in the full light. */
  readonly strands: 0 | 0.15 | 0.3 | 0.5
  readonly wave: Wave
}

const drawn = (
  id: TechniqueId,
  [roots, lengths, ends]: readonly [number, number, number],
  strands: DrawnTechnique['strands'],
  wave: Wave = 'wavy',
): DrawnTechnique => ({ id, roots, lengths, ends, strands, wave })

/** Techniques visible on a head from behind [E]; without those that frame the face or are below the parting. */
export const DRAWN_TECHNIQUES: readonly DrawnTechnique[] = [
  drawn('balayage', [0, 0.3, 0.85], 0.3),
  drawn('airtouch', [0, 0.35, 0.9], 0.5, 'straight'),
  drawn('ombre', [0, 0, 1], 0),
  drawn('sombre', [0, 0.15, 0.6], 0),
  drawn('tortoiseshell', [0, 0.35, 0.6], 0.3),
  drawn('color-melting', [0, 0.5, 1], 0),
  drawn('ribbon', [0, 0.2, 0.45], 0.3),
  drawn('pintura', [0, 0.3, 0.8], 0.3, 'curly'),
  drawn('splashlight', [0, 1, 0.1], 0, 'straight'),
  drawn('babylights', [0.1, 0.3, 0.4], 0.5, 'straight'),
  drawn('foilage', [0, 0.4, 1], 0.5),
  drawn('flamboyage', [0, 0.25, 0.7], 0.3),
  drawn('ecaille', [0.05, 0.4, 0.75], 0.3),
  drawn('bronde', [0, 0.45, 0.55], 0.3),
  drawn('lived-in', [0, 0.4, 0.8], 0.3),
  drawn('root-smudge', [0, 0.75, 0.9], 0.3, 'straight'),
  drawn('shatush', [0, 0.1, 0.8], 0.15),
  drawn('degrade', [0, 0.4, 0.9], 0.15),
  drawn('meches', [0.1, 0.15, 0.15], 0.5, 'straight'),
  drawn('chunky', [0, 0, 0], 0.3, 'straight'),
  drawn('californian', [0, 0.1, 0.95], 0.15),
  drawn('sun-kissed', [0.05, 0.2, 0.4], 0.15),
  drawn('teasylights', [0, 0.3, 0.9], 0.5),
  drawn('shadow-root', [0, 0.85, 0.95], 0.15),
]

/** Level of the natural base. */
export const TECHNIQUE_BASES = [3, 4, 6] as const

/** The toned colour of the lights [E], CIELAB. */
export const TECHNIQUE_LIGHTS: readonly NamedColour[] = [
  ['miele', [60, 10, 35]],
  ['caramello', [51, 14, 34]],
  ['cenere', [62, 3, 14]],
  ['beige', [68, 5, 20]],
  ['rame', [50, 27, 38]],
]

/** Techniques that are also rendered in fantasy colours, with their bases and colours [E]. */
export const FANTASY_TECHNIQUES: ReadonlySet<TechniqueId> = new Set(['balayage', 'ombre', 'color-melting', 'shatush'])
export const FANTASY_BASE = 2
export const FANTASY_LIGHTS: readonly NamedColour[] = [
  ['viola', [34, 40, -40]],
  ['rosa', [62, 36, 2]],
  ['blu', [34, 8, -46]],
  ['rosso', [34, 42, 28]],
  ['bordeaux', [24, 30, 8]],
  ['turchese', [56, -30, -14]],
]
