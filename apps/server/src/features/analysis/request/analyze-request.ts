import { type ConfirmedHair, type DeclaredDetails, declaredDetailsSchema, type Selectors } from '@riflesso/colorimetry'
import { analyzeFields, FURTHER_PARTS, type FurtherPart, type PhotoCredit, type Slot } from '@riflesso/contract'
import type { PhotoHints, Place } from '@riflesso/vision'
import type { z } from 'zod'
import { AppError } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { newId } from '#platform/ids'
import type { AnalyzeForm } from './receive-form.ts'

/** A further photo of a head. It is read, and never stored. */
type FurtherPhoto = { readonly part: FurtherPart; readonly place: Place; readonly bytes: Buffer }

export type PhotoInput = {
  readonly bytes: Buffer
  readonly hints: PhotoHints | undefined
  /** The colourist's confirmation of its reading. */
  readonly confirmed: ConfirmedHair | null
  /** The level that the user sees, if the two readings are to be compared. */
  readonly seenLevel?: number | undefined
  /** From where it shows the head; 'front' if absent. */
  readonly place?: Place | undefined
  /** Further photos of the same head. */
  readonly further?: readonly FurtherPhoto[]
}

/** A validated analysis request. It has at least one photo. */
export type AnalyzeRequest = {
  /** Id of the archived analysis; a second one with the same id fails. */
  readonly id: string
  /** Key of the user's act, if given: it makes one analysis. */
  readonly actKey: string | null
  readonly prima: PhotoInput | null
  readonly dopo: PhotoInput | null
  /** Author of the Dopo photo, if it was found on the web. */
  readonly dopoCredit: PhotoCredit | null
  readonly selectors: Selectors
  readonly details: DeclaredDetails
  readonly clientId: string | null
  /** Wording of the consents given with the analysis. */
  readonly consents: { readonly photos: string | null; readonly health: string | null }
  readonly analysisTitle: string | null
}

type Fields = z.output<typeof analyzeFields>

const JSON_FIELDS = ['situation', 'primaHints', 'dopoHints', 'primaConfirmed', 'dopoConfirmed', 'dopoCredit'] as const

const parseFields = (texts: AnalyzeForm['texts']): Fields => {
  const parsed = analyzeFields.safeParse(parseJsonFields(texts, JSON_FIELDS))
  if (parsed.success) return parsed.data
  const fields = issueMessages(parsed.error)
  if (fields.supplier && (typeof texts.supplier !== 'string' || texts.supplier.trim() === ''))
    throw new AppError('Supplier is required')
  throw new AppError('validation-failed', { fields })
}

/** Assigns the photos to slots: `slot` is the slot of `image`; a transformation has both. */
const assignPhotos = ({ photos }: AnalyzeForm, fields: Fields): Pick<AnalyzeRequest, Slot> => {
  const photo = (slot: Slot, bytes: Buffer | undefined): PhotoInput | null => {
    const further = furtherPhotos(slot, photos, fields)
    if (!bytes) {
      if (further[0]) throw new AppError('validation-failed', { fields: { [further[0].part]: 'Parte non prevista' } })
      return null
    }
    return {
      bytes,
      hints: fields[`${slot}Hints`],
      confirmed: fields[`${slot}Confirmed`] ?? null,
      seenLevel: fields[`${slot}Level`],
      place: fields[`${slot}Place`],
      further,
    }
  }
  const only = (slot: Slot) => (fields.slot === slot ? photos.image : undefined)
  const both = fields.analysisType === 'transformation'
  return {
    prima: photo('prima', both ? photos.primaImage : only('prima')),
    dopo: photo('dopo', both ? photos.dopoImage : only('dopo')),
  }
}

const furtherPhotos = (slot: Slot, photos: AnalyzeForm['photos'], fields: Fields): FurtherPhoto[] => {
  const places = {
    primaImage2: fields.primaPlace2 ?? 'side',
    primaImage3: fields.primaPlace3 ?? 'nape',
    dopoImage2: fields.dopoPlace2 ?? 'side',
  } as const satisfies Record<FurtherPart, Place>
  return FURTHER_PARTS[slot].flatMap((part) => {
    const bytes = photos[part]
    return bytes ? [{ part, place: places[part], bytes }] : []
  })
}

/** Messages of the product specification, section 5. */
const selectorSentences = {
  hairType: 'Seleziona la tipologia dei capelli',
  hairBase: 'Seleziona la base di partenza',
  hairCondition: 'Seleziona lo stato dei capelli',
} as const

/** Without a photo of the current hair, the three selectors describe it. */
const requireSelectors = (fields: Fields) => {
  const missing = Object.entries(selectorSentences).filter(([name]) => fields[name as keyof Fields] === undefined)
  if (missing.length > 0) throw new AppError('missing-parameters', { fields: Object.fromEntries(missing) })
}

/**
 * Validates the parts of an analysis request.
 *
 * @throws AppError 'Image data is required', 'Supplier is required', 'validation-failed' or 'missing-parameters'
 */
export const readAnalyzeRequest = (form: AnalyzeForm, actKey: string | null): AnalyzeRequest => {
  if (Object.keys(form.photos).length === 0) throw new AppError('Image data is required')
  const fields = parseFields(form.texts)
  const { prima, dopo } = assignPhotos(form, fields)
  const complete = fields.analysisType === 'transformation' ? prima && dopo : prima || dopo
  if (!complete) throw new AppError('Image data is required')
  if (!prima) requireSelectors(fields)
  return {
    id: newId(),
    actKey,
    prima,
    dopo,
    dopoCredit: (dopo && fields.dopoCredit) ?? null,
    selectors: {
      hairType: fields.hairType ?? null,
      base: fields.hairBase ?? null,
      condition: fields.hairCondition ?? null,
    },
    details: fields.situation ?? declaredDetailsSchema.parse({}),
    clientId: fields.clientId ?? null,
    consents: { photos: fields.photoConsent ?? null, health: fields.healthConsent ?? null },
    analysisTitle: fields.analysisTitle || null,
  }
}
