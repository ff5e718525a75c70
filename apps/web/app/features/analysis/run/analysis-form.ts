import { hasHealthAnswers } from '@riflesso/colorimetry'
import { ANALYSIS_HEALTH_CONSENT, CONSENT_TEXTS, FURTHER_PARTS } from '@riflesso/contract'
import { answeredCount } from '../answers/details.ts'
import { currentHints, hasHints } from '../model/corrections.ts'
import type { Draft, Slot } from '../model/draft.ts'
import type { SeenLevels } from '../model/seen-levels.ts'

/** Every analysis uses generic products. */
const SUPPLIER = 'generic'

/** The client of an analysis, and the consent to keeping photos. */
export type FormClient = { readonly clientId: string | null; readonly photoConsent: boolean }

const SLOTS: readonly Slot[] = ['prima', 'dopo']

/**
 * Multipart body of the analyse call. Two photos make a transformation; a single one is sent as `image` with its slot.
 * `levels` are compared with the server's.
 *
 * @throws Error without a photo
 */
export function analysisForm(draft: Draft, { clientId, photoConsent }: FormClient, levels: SeenLevels = {}): FormData {
  const { prima, dopo } = draft.photos
  const form = new FormData()
  form.append('supplier', SUPPLIER)
  form.append('analysisType', prima && dopo ? 'transformation' : 'standard')
  if (!(prima && dopo)) form.append('slot', prima ? 'prima' : 'dopo')
  if (draft.hairType) form.append('hairType', draft.hairType)
  if (draft.hairBase) form.append('hairBase', draft.hairBase)
  if (draft.hairCondition) form.append('hairCondition', draft.hairCondition)
  if (answeredCount(draft.details) > 0) form.append('situation', JSON.stringify(draft.details))
  for (const slot of SLOTS) {
    const hints = currentHints(draft.corrections[slot])
    if (draft.photos[slot] && hasHints(hints)) form.append(`${slot}Hints`, JSON.stringify(hints))
    const confirmed = draft.confirmed[slot]
    if (draft.photos[slot] && confirmed) form.append(`${slot}Confirmed`, JSON.stringify(confirmed))
    const level = levels[slot]
    if (draft.photos[slot] && level !== undefined) form.append(`${slot}Level`, String(level))
    const further = furtherOf(draft, slot)
    if (further.length > 0) form.append(`${slot}Place`, draft.places[slot])
    for (const [i, { place }] of further.entries()) form.append(`${slot}Place${i + 2}`, place)
  }
  if (dopo?.origin?.kind === 'web') form.append('dopoCredit', JSON.stringify(dopo.origin.credit))
  if (draft.healthConsent && hasHealthAnswers(draft.details)) form.append('healthConsent', ANALYSIS_HEALTH_CONSENT)
  if (clientId) form.append('clientId', clientId)
  if (clientId && photoConsent) form.append('photoConsent', CONSENT_TEXTS.photos)
  // Files last, so that the server has parsed all fields before the photos arrive.
  if (prima && dopo) {
    form.append('primaImage', prima.file)
    form.append('dopoImage', dopo.file)
  } else {
    const only = prima ?? dopo
    if (!only) throw new Error('An analysis needs a photo.')
    form.append('image', only.file)
  }
  for (const slot of SLOTS) {
    for (const [i, part] of FURTHER_PARTS[slot].entries()) {
      const photo = furtherOf(draft, slot)[i]
      if (photo) form.append(part, photo.file)
    }
  }
  return form
}

const furtherOf = ({ photos, further }: Draft, slot: Slot) => (photos[slot] ? further[slot] : [])
