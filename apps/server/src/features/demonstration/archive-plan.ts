import type { Base, Condition, HairType, TechniqueId } from '@riflesso/colorimetry'
import type { SceneId } from './scenes.ts'

export const DEMONSTRATION_CLIENTS = [
  { firstName: 'Chiara', lastName: 'Marchetti', phone: '347 555 0142' },
  { firstName: 'Francesca', lastName: 'De Angelis', phone: '338 555 0117' },
  { firstName: 'Elena', lastName: 'Rossetti', phone: '320 555 0168' },
  { firstName: 'Martina', lastName: "Dell'Acqua", phone: null },
  { firstName: 'Giorgia', lastName: 'Nicolò', phone: '349 555 0193' },
  { firstName: 'Beatrice', lastName: 'Longhi', phone: '333 555 0126' },
] as const

/** One past analysis of the demonstration salon, made from the photos of a scene. */
export type PastAnalysis = {
  readonly scene: SceneId
  readonly photos: 'prima' | 'dopo' | 'both'
  /** Index in DEMONSTRATION_CLIENTS, or null for one without a client. */
  readonly client: number | null
  readonly daysAgo: number
  readonly hairType: HairType
  readonly base?: Base
  readonly condition: Condition
  readonly technique?: TechniqueId
  /** The recorded result, with the photo of the goal as the photo of the result. */
  readonly outcome?: { readonly clientWord: string; readonly note: string | null }
}

/** Oldest first, because uses are counted chronologically. */
export const PAST_ANALYSES: readonly PastAnalysis[] = [
  {
    scene: 'ricrescita-ramata',
    photos: 'prima',
    client: 0,
    daysAgo: 118,
    hairType: 'colorati',
    condition: 'buono',
  },
  {
    scene: 'mogano-intenso',
    photos: 'both',
    client: 3,
    daysAgo: 96,
    hairType: 'naturale',
    condition: 'ottimo',
    outcome: { clientWord: 'Il colore che volevo.', note: null },
  },
  {
    scene: 'balayage-miele',
    photos: 'both',
    client: 1,
    daysAgo: 71,
    hairType: 'naturale',
    condition: 'buono',
    technique: 'balayage',
  },
  {
    scene: 'biondo-perla',
    photos: 'dopo',
    client: 2,
    daysAgo: 47,
    hairType: 'decolorati',
    base: 'livello9',
    condition: 'discreto',
  },
  {
    scene: 'ritorno-cioccolato',
    photos: 'both',
    client: 4,
    daysAgo: 33,
    hairType: 'meches',
    condition: 'discreto',
    outcome: { clientWord: 'Contenta, si sente più sé.', note: 'Punte porose: applicarle per ultime.' },
  },
  {
    scene: 'castano-rame',
    photos: 'both',
    client: 0,
    daysAgo: 12,
    hairType: 'naturale',
    condition: 'buono',
    outcome: { clientWord: 'Bellissimo, luminoso.', note: 'La prossima volta un po’ più di rame sulle lunghezze.' },
  },
  {
    scene: 'biondo-cenere',
    photos: 'both',
    client: null,
    daysAgo: 3,
    hairType: 'decolorati',
    condition: 'buono',
    technique: 'babylights',
  },
]
