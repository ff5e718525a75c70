/** The parts of a pact after its colours, in their order. */
export const PACT_SECTIONS = [
  'today',
  'not-today',
  'sessions',
  'upkeep',
  'risks',
  'patch-test',
  'home-care',
  'wash',
] as const
export type PactSectionId = (typeof PACT_SECTIONS)[number]
