import { BASES, CONDITIONS, declaredDetailsSchema, HAIR_TYPES } from '@riflesso/colorimetry'
import { confirmedHairSchema, photoCreditSchema, photoHintsSchema } from '@riflesso/contract'
import { z } from 'zod'
import { forgetDraft, keepParts, readParts } from '~/offline/kept-drafts.ts'
import { answeredCount } from '../answers/details.ts'
import { type Act, type Draft, EMPTY_DRAFT, type SlotPhoto } from './draft.ts'

const photoSchema = z
  .object({
    file: z.instanceof(File),
    picture: z.instanceof(Blob).optional(),
    origin: z
      .union([
        z.object({ kind: z.literal('gallery') }),
        z.object({ kind: z.literal('web'), credit: photoCreditSchema }),
      ])
      .optional(),
  })
  .nullable()

const ofSlots = <S extends z.ZodType>(schema: S) => z.object({ prima: schema, dopo: schema })

const answersSchema = z.object({
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
  prima: photoSchema.default(null),
  dopo: photoSchema.default(null),
  answers: answersSchema,
})

export type KeptDraft = { readonly draft: Draft; readonly act: Act | null }

/** Whether there is nothing to lose. */
const isEmpty = ({ photos, hairType, hairBase, hairCondition, details }: Draft): boolean =>
  [photos.prima, photos.dopo, hairType, hairBase, hairCondition].every((each) => each === null) &&
  answeredCount(details) === 0

type Stored = z.output<typeof photoSchema>

/** A photo with a preview of its own: that of another screen has been released. */
export const withPreview = (photo: Stored | SlotPhoto | null): SlotPhoto | null => {
  if (photo === null) return null
  const { file, origin } = photo
  const picture = photo.picture instanceof Blob ? photo.picture : undefined
  return {
    file,
    ...(picture ? { picture } : {}),
    ...(origin ? { origin } : {}),
    previewUrl: URL.createObjectURL(picture ?? file),
  }
}

/** The draft that an account has left in this browser; null without one. */
export async function readKeptDraft(account: string): Promise<KeptDraft | null> {
  const kept = keptSchema.safeParse(await readParts(account))
  if (!kept.success) return null
  const { prima, dopo, answers } = kept.data
  const { act, ...rest } = answers
  return { draft: { ...rest, photos: { prima: withPreview(prima), dopo: withPreview(dopo) } }, act }
}

const toKeep = (photo: SlotPhoto | null): Stored => {
  if (photo === null) return null
  const { previewUrl: _, picture, origin, file } = photo
  return { file, ...(picture instanceof Blob ? { picture } : {}), ...(origin ? { origin } : {}) }
}

/** Keeps a draft; photos only where they have changed since `before`. An empty one is forgotten. */
export async function keepDraft(account: string, { draft, act }: KeptDraft, before: Draft): Promise<void> {
  if (isEmpty(draft)) return forgetDraft(account)
  const { photos, ...answers } = draft
  const slots = (['prima', 'dopo'] as const).filter(
    (slot) => before === EMPTY_DRAFT || photos[slot] !== before.photos[slot],
  )
  const changed = Object.fromEntries(slots.map((slot) => [slot, toKeep(photos[slot])]))
  await keepParts(account, { ...changed, answers: { ...answers, act } })
}
