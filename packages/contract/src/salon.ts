import { BRAND_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { emailField, lineOfText, requiredText } from './fields.ts'
import { isTaxCode, isVatNumber } from './fiscal.ts'
import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from './limits.ts'
import { messages } from './messages.ts'
import { operation } from './operation.ts'

export const salonSettingsSchema = z.object({
  /** Brand whose writing of shades is shown beside the generic one; null = none. */
  brand: z.enum(BRAND_IDS).nullable(),
  /** How long the photos of a client's analysis are kept. */
  photoMonths: z.literal(PHOTO_MONTHS.choices),
  /** The same for an analysis without a client. */
  photoDaysWithoutClient: z.literal(PHOTO_DAYS_WITHOUT_CLIENT.choices),
  /** Whether photos may go to an outside model. */
  outsideModel: z.boolean(),
})
export type SalonSettings = z.infer<typeof salonSettingsSchema>

export const salonSettings = operation({
  method: 'GET',
  path: '/api/salon-settings',
  access: 'session',
  summary: 'What the salon has chosen for itself.',
  response: salonSettingsSchema,
  errors: [],
})

export const updateSalonSettings = operation({
  method: 'PUT',
  path: '/api/salon-settings',
  access: 'owner',
  summary: 'Change what is named; the rest stays. Only the owner of the salon may.',
  body: salonSettingsSchema.partial(),
  response: salonSettingsSchema,
  errors: [],
})

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const optional = (text: z.ZodType<string, unknown>) =>
  z.preprocess((value) => (isBlank(value) ? null : value), text.nullable())

/** Spaces are how people group what they copy. */
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

const billingDetailsSchema = z.object({
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
  summary: 'Who the invoices are made out to; null before it was said. Only the owner of the salon may.',
  response: z.object({ details: billingDetailsSchema.nullable() }),
  errors: [],
})

export const updateBillingDetails = operation({
  method: 'PUT',
  path: '/api/billing-details',
  access: 'owner',
  summary: 'Say who the invoices are made out to. Only the owner of the salon may.',
  body: billingDetailsBody,
  response: z.object({ details: billingDetailsSchema }),
  errors: ['password-needed'],
})
