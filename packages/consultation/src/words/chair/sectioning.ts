import type { ChairTool, Sectioning } from '@riflesso/colorimetry'
import { capitalised, decimal, listed } from '../../italian.ts'

const STARTS = {
  nape: 'Partire dalla nuca e salire',
  crown: 'Partire dalla sommità',
  temples: 'Partire dalle tempie e dalla riga, dove la ricrescita si vede di più',
  face: 'Partire dal contorno viso',
  middle: 'Partire da metà lunghezza, dietro',
  parting: 'Partire dalla riga',
} as const satisfies Record<Sectioning['start'], string>

const DIRECTIONS = {
  horizontal: 'sezioni orizzontali',
  diagonal: 'sezioni diagonali',
  vertical: 'sezioni verticali',
  curls: 'riccio per riccio, ciocche',
  free: 'ciocche scelte dove cade la luce',
} as const satisfies Record<Sectioning['direction'], string>

const TOOLS = {
  'tint-brush': 'pennello da tinta',
  'freehand-brush': 'pennello per mano libera',
  'tail-comb': 'pettine a coda',
  'wide-comb': 'pettine a denti larghi',
  board: 'tavoletta',
  foils: 'stagnole',
  film: 'pellicola',
  clips: 'pinze',
  dryer: 'phon con aria fredda',
  bottle: 'flacone applicatore',
  'barrier-cream': 'crema barriera',
} as const satisfies Record<ChairTool, string>

/** Sections and tools, one sentence each. */
export const sectioningSentences = ({ start, direction, sectionMm, foils, tools }: Sectioning): string[] => [
  `${STARTS[start]}: ${DIRECTIONS[direction]} di ${decimal(sectionMm[0])}-${decimal(sectionMm[1])} mm.`,
  ...(foils === null ? [] : [`Da ${decimal(foils[0])} a ${decimal(foils[1])} stagnole.`]),
  `${capitalised(listed(tools.map((tool) => TOOLS[tool])))}.`,
]
