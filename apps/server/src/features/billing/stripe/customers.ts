import type Stripe from 'stripe'
import type { Payer } from '../provider.ts'

/** Removes a customer's credit. Stripe counts credit as negative; a positive balance is a debt, and stays. */
export async function clearBalance(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId)
  if (!customer.deleted && customer.balance < 0) await stripe.customers.update(customerId, { balance: 0 })
}

/** Details that an Italian invoice requires and Stripe has no field for. At most four. */
const customFields = ({ details }: Payer) =>
  [
    { name: 'Partita IVA', value: details.vatNumber },
    { name: 'Codice fiscale', value: details.taxCode },
    { name: 'Codice destinatario', value: details.recipientCode },
    { name: 'PEC', value: details.pec },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))

/** The salon's details that Stripe gets. */
export const customerParams = (payer: Payer) =>
  ({
    email: payer.email,
    name: payer.details.companyName,
    address: {
      line1: payer.details.street,
      postal_code: payer.details.postalCode,
      city: payer.details.city,
      state: payer.details.province,
      country: 'IT',
    },
    preferred_locales: ['it'],
    invoice_settings: { custom_fields: customFields(payer) },
    metadata: { salon_id: payer.salonId },
  }) satisfies Stripe.CustomerCreateParams
