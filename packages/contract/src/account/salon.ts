import { BRAND_IDS, BRANDS, openCodes, reflectAnswersSchema, TONE_NAMES } from '@riflesso/colorimetry'
import { z } from 'zod'
import { isTaxCode, isVatNumber } from '../billing/fiscal.ts'
import { emailField, lineOfText, requiredText } from '../schema/fields.ts'
import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

export const salonSettingsSchema = z.object({
  /** Brand whose shade notation is shown beside the generic one; null = none. */
  brand: z.enum(BRAND_IDS).nullable(),
  /** What the salon says of reflects that no source confirms. */
  reflects: reflectAnswersSchema,
  /** Retention of photos of analyses with a client, in months. */
  photoMonths: z.literal(PHOTO_MONTHS.choices),
  /** Retention of photos of analyses without a client. */
  photoDaysWithoutClient: z.literal(PHOTO_DAYS_WITHOUT_CLIENT.choices),
  /** Whether photos may be sent to an external model. */
  outsideModel: z.boolean(),
  /** Whether outcomes of the salon correct its plans. */
  learning: z.boolean(),
  /** Whether the salon sees the tools that it has not used yet. */
  allTools: z.boolean(),
  /** Whether a patch test is needed before every colour, as the industry advises. */
  testEveryUse: z.boolean(),
})
export type SalonSettings = z.infer<typeof salonSettingsSchema>

export const salonSettings = operation({
  method: 'GET',
  path: '/api/salon-settings',
  access: 'session',
  summary: 'Get the settings of the salon.',
  response: salonSettingsSchema,
})

const { brand, reflects, photoMonths, photoDaysWithoutClient, outsideModel, learning, allTools, testEveryUse } =
  salonSettingsSchema.shape

export const updateSalonSettings = operation({
  method: 'PUT',
  path: '/api/salon-settings',
  access: 'owner',
  summary: 'Change the given settings; the others stay.',
  body: z.object({
    brand: brand.exactOptional(),
    reflects: reflects.exactOptional(),
    photoMonths: photoMonths.exactOptional(),
    photoDaysWithoutClient: photoDaysWithoutClient.exactOptional(),
    outsideModel: outsideModel.exactOptional(),
    learning: learning.exactOptional(),
    allTools: allTools.exactOptional(),
    testEveryUse: testEveryUse.exactOptional(),
  }),
  response: salonSettingsSchema,
})

export const answerReflect = operation({
  method: 'PUT',
  path: '/api/salon-settings/reflect',
  access: 'session',
  summary: 'Say which tone a code of a brand is, where no source confirms it; null = none of the known ones.',
  body: z
    .object({ brand: z.enum(BRAND_IDS), code: z.string(), tone: z.enum(TONE_NAMES).nullable() })
    .refine(({ brand, code }) => openCodes(BRANDS[brand]).includes(code), { path: ['code'] }),
  response: salonSettingsSchema,
})

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const optional = (text: z.ZodType<string, unknown>) =>
  z.preprocess((value) => (isBlank(value) ? null : value), text.nullable())

/** Users copy numbers grouped by spaces. */
const withoutSpaces = (max: number) => lineOfText(max).overwrite((text) => text.replaceAll(' ', '').toUpperCase())

export const billingDetailsBody = z
  .object({
    companyName: requiredText(messages.companyNameRequired, 80),
    vatNumber: optional(
      withoutSpaces(40)
        .overwrite((text) => text.replace(/^IT/, ''))
        .refine(isVatNumber, messages.vatNumberInvalid),
    ),
    taxCode: optional(withoutSpaces(40).refine(isTaxCode, messages.taxCodeInvalid)),
    street: requiredText(messages.streetRequired, 60),
    postalCode: withoutSpaces(20).regex(/^\d{5}$/, messages.postalCodeInvalid),
    city: requiredText(messages.cityRequired, 60),
    province: withoutSpaces(20).regex(/^[A-Z]{2}$/, messages.provinceInvalid),
    recipientCode: optional(withoutSpaces(40).regex(/^[A-Z0-9]{7}$/, messages.recipientCodeInvalid)),
    pec: optional(emailField),
  })
  .refine(({ vatNumber, taxCode }) => vatNumber !== null || taxCode !== null, {
    path: ['vatNumber'],
    message: messages.vatNumberOrTaxCode,
  })
  .refine(({ recipientCode, pec }) => recipientCode !== null || pec !== null, {
    path: ['recipientCode'],
    message: messages.recipientCodeOrPec,
  })
export type BillingDetails = z.output<typeof billingDetailsBody>

export const billingDetailsSchema = z.object({
  companyName: z.string(),
  vatNumber: z.string().nullable(),
  taxCode: z.string().nullable(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  recipientCode: z.string().nullable(),
  pec: z.string().nullable(),
})

export const billingDetails = operation({
  method: 'GET',
  path: '/api/billing-details',
  access: 'owner',
  summary: 'Get the billing data; null if not set.',
  response: z.object({ details: billingDetailsSchema.nullable() }),
})

export const updateBillingDetails = operation({
  method: 'PUT',
  path: '/api/billing-details',
  access: 'owner',
  summary: 'Set the billing data.',
  body: billingDetailsBody,
  response: z.object({ details: billingDetailsSchema }),
  errors: ['password-needed'],
})
