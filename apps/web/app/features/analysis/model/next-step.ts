import { confirmReading } from '@riflesso/colorimetry'
import { judgeReading } from '@riflesso/consultation'
import { currentHints } from './corrections.ts'
import type { Draft, Slot } from './draft.ts'
import type { SlotReading, SlotReadings } from './slot-reading.ts'

/** The step that helps the analysis most. */
export type NextStep =
  | { readonly kind: 'working' | 'analyse' }
  /** `mark`: mark the hair; `outline`, `confirm`: check the reading; `reference`: mark something white; `retake`: new photo. */
  | { readonly kind: 'mark' | 'outline' | 'confirm' | 'reference' | 'retake'; readonly slot: Slot }

/** The next step of a draft; checked photos are not suggested again. */
export function nextStep(draft: Pick<Draft, 'photos' | 'corrections' | 'confirmed'>, readings: SlotReadings): NextStep {
  const slots = (['prima', 'dopo'] as const).filter((slot) => draft.photos[slot])
  if (slots.some((slot) => isBeingRead(readings[slot]))) return { kind: 'working' }
  const steps = slots.map((slot) => stepOf(slot, readings[slot], draft))
  return (
    steps.find(({ kind }) => kind === 'mark') ?? steps.find(({ kind }) => kind !== 'analyse') ?? { kind: 'analyse' }
  )
}

const isBeingRead = (reading: SlotReading): boolean =>
  reading.state === 'working' || ('again' in reading && reading.again)

function stepOf(slot: Slot, reading: SlotReading, draft: Pick<Draft, 'corrections' | 'confirmed'>): NextStep {
  if (reading.state === 'no-hair' || reading.state === 'unsure') return { kind: 'mark', slot }
  if (reading.state !== 'read') return { kind: 'analyse' }
  const confirmed = draft.confirmed[slot]
  const judged = judgeReading(confirmReading(reading.reading, confirmed))
  if (judged.state === 'good') return { kind: 'analyse' }
  if (judged.state === 'unusable') return { kind: judged.act, slot }
  if (confirmed !== null) return { kind: 'analyse' }
  if (judged.act !== 'outline') return { kind: 'confirm', slot }
  return currentHints(draft.corrections[slot]).strokes.length > 0 ? { kind: 'analyse' } : { kind: 'outline', slot }
}
