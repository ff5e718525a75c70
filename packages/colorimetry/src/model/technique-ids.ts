/** Ids of the techniques table (`data/techniques.ts`). */
export const TECHNIQUE_IDS = [
  'airtouch',
  'balayage',
  'ombre',
  'sombre',
  'tortoiseshell',
  'color-melting',
  'ribbon',
  'pintura',
  'splashlight',
  'babylights',
  'foilage',
  'flamboyage',
  'ecaille',
  'bronde',
  'lived-in',
  'root-smudge',
  'shatush',
  'degrade',
] as const

export type TechniqueId = (typeof TECHNIQUE_IDS)[number]
