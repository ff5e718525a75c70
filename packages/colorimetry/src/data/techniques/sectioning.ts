import type { ChairTool, Sectioning } from '../../model/chair.ts'
import type { TechniqueId } from '../../model/technique-ids.ts'

/** Kinds of plain colour: the root alone, the whole head lighter, strands in foil, the whole head, the lengths alone. */
export type PlainWork = 'regrowth' | 'whole-lift' | 'foiled' | 'whole-colour' | 'lengths-only'

const section = (
  start: Sectioning['start'],
  direction: Sectioning['direction'],
  sectionMm: Sectioning['sectionMm'],
  foils: Sectioning['foils'],
  tools: readonly ChairTool[],
  source = 'E',
): Sectioning => ({ start, direction, sectionMm, foils, tools, source })

const FOILS: readonly ChairTool[] = ['tail-comb', 'tint-brush', 'foils', 'clips']
const BY_HAND: readonly ChairTool[] = ['freehand-brush', 'board', 'film', 'clips']
const TEASED: readonly ChairTool[] = ['wide-comb', 'freehand-brush', 'board', 'clips']
const COLOUR: readonly ChairTool[] = ['tint-brush', 'tail-comb', 'clips', 'barrier-cream']
const AT_BASIN: readonly ChairTool[] = ['bottle', 'wide-comb']

/**
 * Sections and tools; foils for medium density. Common practice of the trade [C], numbers [E];
 * start and direction follow the technique's procedure (9.1 of the reference, S43).
 */
export const SECTIONING: Readonly<Record<TechniqueId | PlainWork, Sectioning>> = {
  regrowth: section('temples', 'horizontal', [5, 8], null, COLOUR, 'C'),
  'whole-lift': section('nape', 'horizontal', [5, 10], null, COLOUR, 'C'),
  foiled: section('nape', 'horizontal', [5, 10], [60, 90], FOILS, 'C'),
  'whole-colour': section('nape', 'horizontal', [8, 12], null, COLOUR, 'C'),
  'lengths-only': section('nape', 'horizontal', [10, 20], null, AT_BASIN, 'C'),

  airtouch: section('nape', 'diagonal', [20, 30], [35, 50], [...FOILS, 'dryer'], 'S43 E'),
  balayage: section('nape', 'diagonal', [20, 30], null, BY_HAND, 'S43 E'),
  ombre: section('nape', 'horizontal', [20, 30], null, TEASED, 'S43 E'),
  sombre: section('nape', 'horizontal', [20, 30], null, TEASED, 'S43 E'),
  tortoiseshell: section('nape', 'diagonal', [15, 25], null, BY_HAND, 'S43 E'),
  'color-melting': section('nape', 'horizontal', [15, 25], null, ['tint-brush', 'board', 'clips'], 'S43 E'),
  ribbon: section('crown', 'diagonal', [12, 25], [20, 30], FOILS, 'S43 E'),
  pintura: section('nape', 'curls', [10, 25], null, ['freehand-brush', 'board', 'clips'], 'S43 E'),
  splashlight: section('middle', 'horizontal', [30, 60], null, BY_HAND, 'S43 E'),
  babylights: section('nape', 'horizontal', [3, 6], [80, 120], FOILS, 'S43 E'),
  foilage: section('nape', 'diagonal', [15, 30], [25, 40], [...TEASED, 'foils'], 'S43 E'),
  flamboyage: section('nape', 'horizontal', [15, 25], null, ['wide-comb', 'freehand-brush', 'film', 'clips'], 'S43 E'),
  ecaille: section('nape', 'diagonal', [10, 25], null, BY_HAND, 'S43 E'),
  bronde: section('nape', 'diagonal', [5, 15], [40, 60], [...FOILS, 'freehand-brush'], 'S43 E'),
  'lived-in': section('crown', 'diagonal', [10, 20], [30, 50], [...FOILS, 'freehand-brush'], 'S43 E'),
  'root-smudge': section('parting', 'horizontal', [10, 20], null, ['bottle', 'tint-brush', 'wide-comb'], 'S43 E'),

  shatush: section('nape', 'horizontal', [20, 40], null, TEASED),
  degrade: section('nape', 'diagonal', [20, 30], null, BY_HAND),
  meches: section('nape', 'horizontal', [5, 10], [60, 90], FOILS),
  'half-head': section('crown', 'horizontal', [5, 10], [25, 40], FOILS),
  'money-piece': section('face', 'diagonal', [5, 10], [4, 8], FOILS),
  lowlights: section('crown', 'diagonal', [5, 10], [15, 30], FOILS),
  'reverse-balayage': section('nape', 'diagonal', [20, 30], null, BY_HAND),
  'dip-dye': section('nape', 'horizontal', [20, 30], null, ['tint-brush', 'film', 'clips']),
  peekaboo: section('nape', 'horizontal', [10, 15], [8, 15], FOILS),
  chunky: section('crown', 'horizontal', [15, 30], [15, 25], FOILS),
  californian: section('nape', 'horizontal', [20, 40], null, TEASED),
  'sun-kissed': section('face', 'free', [5, 20], null, ['freehand-brush', 'board', 'clips']),
  teasylights: section('nape', 'diagonal', [10, 25], [40, 60], [...FOILS, 'wide-comb']),
  'shadow-root': section('parting', 'horizontal', [10, 20], null, ['bottle', 'tint-brush', 'wide-comb']),
  'colour-block': section('nape', 'horizontal', [10, 15], null, ['tint-brush', 'film', 'clips', 'barrier-cream']),
  platinum: section('nape', 'horizontal', [3, 6], null, COLOUR),
  glossing: section('nape', 'horizontal', [15, 25], null, AT_BASIN),
  slices: section('crown', 'horizontal', [5, 10], [20, 35], FOILS),
}

/** Sections of techniques that leave a part of the head out: both sides of the face, crown and sides, the layer below the parting [C]. */
export const OWN_SECTIONS: Readonly<Partial<Record<TechniqueId, number>>> = {
  'money-piece': 2,
  'half-head': 3,
  peekaboo: 2,
}

/** Foils grow with density [E]. */
export const FOIL_DENSITY = { bassa: 0.8, media: 1, alta: 1.3 } as const
