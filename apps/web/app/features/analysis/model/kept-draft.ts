import { BASES, CONDITIONS, declaredDetailsSchema, HAIR_TYPES } from '@riflesso/colorimetry'
import { confirmedHairSchema, photoCreditSchema, photoHintsSchema } from '@riflesso/contract'
import { PLACES } from '@riflesso/vision'
import { z } from 'zod'
import { forgetDraft, keepParts, readParts } from '~/offline/kept-drafts.ts'
import { answeredCount } from '../answers/details.ts'
import { type Act, type Draft, EMPTY_DRAFT, type FurtherPhoto, type Slot, type SlotPhoto } from './draft.ts'

const photoSchema = z.object({
  file: z.instanceof(File),
  picture: z.instanceof(Blob).optional(),
  origin: z
    .union([z.object({ kind: z.literal('gallery') }), z.object({ kind: z.literal('web'), credit: photoCreditSchema })])
    .optional(),
})

const placeSchema = z.enum(PLACES)
const furtherSchema = z
  .array(photoSchema.extend({ id: z.string(), place: placeSchema, isPlaceChosen: z.literal(true).optional() }))
  .default([])

const ofSlots = <S extends z.ZodType>(schema: S) => z.object({ prima: schema, dopo: schema })

const answersSchema = z.object({
  places: ofSlots(placeSchema).default(EMPTY_DRAFT.places),
  corrections: ofSlots(z.array(photoHintsSchema)),
  confirmed: ofSlots(confirmedHairSchema.nullable()),
  hairType: z.enum(HAIR_TYPES).nullable(),
  hairBase: z.enum(BASES).nullable(),
  baseChosen: z.boolean(),
  hairCondition: z.enum(CONDITIONS).nullable(),
  healthConsent: z.boolean(),
  details: declaredDetailsSchema,
  act: z.object({ key: z.string(), clientId: z.string().nullable() }).nullable(),
})

/** Of another version of the app: not readable any more. */
const keptSchema = z.object({
  prima: photoSchema.nullable().default(null),
  dopo: photoSchema.nullable().default(null),
  primaFurther: furtherSchema,
  dopoFurther: furtherSchema,
  answers: answersSchema,
})

export type KeptDraft = { readonly draft: Draft; readonly act: Act | null }

/** Whether there is nothing to lose. */
const isEmpty = ({ photos, hairType, hairBase, hairCondition, details }: Draft): boolean =>
  [photos.prima, photos.dopo, hairType, hairBase, hairCondition].every((each) => each === null) &&
  answeredCount(details) === 0

type Stored = z.output<typeof photoSchema>
type StoredFurther = z.output<typeof furtherSchema>

/** A photo with a preview of its own: that of another screen has been released. */
const withPreview = (photo: Stored | SlotPhoto): SlotPhoto => {
  const { file, origin } = photo
  const picture = photo.picture instanceof Blob ? photo.picture : undefined
  return {
    file,
    ...(picture ? { picture } : {}),
    ...(origin ? { origin } : {}),
    previewUrl: URL.createObjectURL(picture ?? file),
  }
}

/** The photos of a draft with previews of their own. */
export function withPreviews(
  photos: Readonly<Record<Slot, Stored | SlotPhoto | null>>,
  further: Readonly<Record<Slot, StoredFurther | readonly FurtherPhoto[]>>,
): Pick<Draft, 'photos' | 'further'> {
  const ofSlot = (slot: Slot) => photos[slot] && withPreview(photos[slot])
  const furtherOf = (slot: Slot) =>
    further[slot].map(({ id, place, isPlaceChosen, ...photo }) => ({
      ...withPreview(photo),
      id,
      place,
      ...(isPlaceChosen ? { isPlaceChosen } : {}),
    }))
  return {
    photos: { prima: ofSlot('prima'), dopo: ofSlot('dopo') },
    further: { prima: furtherOf('prima'), dopo: furtherOf('dopo') },
  }
}

/** The draft that an account has left in this browser; null without one. */
export async function readKeptDraft(account: string): Promise<KeptDraft | null> {
  const kept = keptSchema.safeParse(await readParts(account))
  if (!kept.success) return null
  const { prima, dopo, primaFurther, dopoFurther, answers } = kept.data
  const { act, ...rest } = answers
  return { draft: { ...rest, ...withPreviews({ prima, dopo }, { prima: primaFurther, dopo: dopoFurther }) }, act }
}

const toKeep = (photo: SlotPhoto): Stored => {
  const { previewUrl: _, picture, origin, file } = photo
  return { file, ...(picture instanceof Blob ? { picture } : {}), ...(origin ? { origin } : {}) }
}

/** Keeps a draft; photos only where they have changed since `before`. An empty one is forgotten. */
export async function keepDraft(account: string, { draft, act }: KeptDraft, before: Draft): Promise<void> {
  if (isEmpty(draft)) return forgetDraft(account)
  const { photos, further, ...answers } = draft
  const isFirst = before === EMPTY_DRAFT
  const changed = (['prima', 'dopo'] as const).flatMap((slot) => {
    const photo = photos[slot] && toKeep(photos[slot])
    const others = further[slot].map(({ id, place, isPlaceChosen, ...other }) => ({
      ...toKeep(other),
      id,
      place,
      ...(isPlaceChosen ? { isPlaceChosen } : {}),
    }))
    return [
      ...(isFirst || photos[slot] !== before.photos[slot] ? [[slot, photo] as const] : []),
      ...(isFirst || further[slot] !== before.further[slot] ? [[`${slot}Further`, others] as const] : []),
    ]
  })
  await keepParts(account, { ...Object.fromEntries(changed), answers: { ...answers, act } })
}
