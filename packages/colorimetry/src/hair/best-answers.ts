import type { Situation } from '../model/situation.ts'

/** Questions whose answer changes the cap of one session, as paths of the situation. */
export const CAP_QUESTIONS = [
  'hairType',
  'condition',
  'details.history.colourLayers',
  'details.fibre',
  'details.length',
  'details.safety.scalp',
] as const
export type CapQuestion = (typeof CAP_QUESTIONS)[number]

/**
 * The same situation with every open question about the cap answered in the best way, except the given one: shows how far answers
 * could raise the cap. The history of the zones is unchanged.
 */
export const withBestAnswers = (situation: Situation, open: CapQuestion | null = null): Situation => {
  const { details } = situation
  const best = <T>(question: CapQuestion, given: T | null, answer: T): T | null =>
    question === open ? given : (given ?? answer)
  return {
    ...situation,
    condition: best('condition', situation.condition, 'ottimo'),
    details: {
      ...details,
      fibre: best('details.fibre', details.fibre, 'media'),
      length: best('details.length', details.length, 'medio'),
      history: {
        ...details.history,
        colourLayers: best('details.history.colourLayers', details.history.colourLayers, 'uno'),
      },
      safety: { ...details.safety, scalp: best('details.safety.scalp', details.safety.scalp, 'sana') },
    },
  }
}
