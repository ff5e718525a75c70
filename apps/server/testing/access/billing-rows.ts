import * as contract from '@riflesso/contract'
import { everybody, ofOwnSalon, ofOwnSalonForOwner, ofThisSalonForOwner, type Row, row, signedIn } from './row.ts'

const CHOICE = { planType: 'basic', billingCycle: 'monthly' } as const
const CARD = { cardNumber: contract.TEST_CARDS.success }
const PAYMENT = { clientSecret: 'nessuno' }

/** Owner only; 404, because the salon has no subscription yet. */
const withoutSubscription = signedIn({ stranger: 404, collaborator: 403, master: 404 })

/** Plans and payments of the demonstration. */
export const BILLING: readonly Row[] = [
  row(contract.paymentSettings, ofOwnSalon),
  row(contract.getOrCreateSubscription, ofOwnSalonForOwner, () => ({ body: CHOICE })),
  row(contract.planChangePreview, ofOwnSalonForOwner, () => ({ query: CHOICE })),
  row(contract.subscriptionStatus, ofOwnSalonForOwner),
  row(contract.cancelSubscription, withoutSubscription),
  row(contract.resumeSubscription, withoutSubscription),
  row(contract.billingPortal, withoutSubscription),
  row(contract.guarantee, ofOwnSalonForOwner),
  row(contract.guaranteeRefund, signedIn({ stranger: 409, collaborator: 403, master: 409 })),
  row(contract.invoices, ofOwnSalonForOwner),
  row(contract.invoiceFile, ofThisSalonForOwner, ({ invoice }) => ({ params: { id: invoice.id } })),
  row(contract.invoiceArchive, signedIn({ stranger: 403, collaborator: 403, master: 403 }), () => ({
    query: { month: '2026-03' },
  })),
  row(contract.stripeWebhook, everybody(400)),
  row(contract.stripeWebhookDev, ofOwnSalonForOwner),
  row(contract.stripeSetup, signedIn({ stranger: 403, collaborator: 403, master: 403 })),
  row(contract.demonstrationPayment, withoutSubscription, () => ({ body: { ...PAYMENT, ...CARD } })),
  row(contract.demonstrationAuthentication, withoutSubscription, () => ({ body: { ...PAYMENT, approved: true } })),
  row(contract.demonstrationCard, withoutSubscription, () => ({ body: CARD })),
  row(contract.demonstrationRenewal, withoutSubscription),
]
