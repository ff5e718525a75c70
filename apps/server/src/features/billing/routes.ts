import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http/bind'
import { isOperator } from '#platform/sessions/authenticate'
import { registerDemonstrationPayments } from './demonstration/routes.ts'
import { readGuarantee, refundGuarantee } from './guarantee.ts'
import { archiveOfMonth, readInvoiceFile, readInvoices } from './invoices/read.ts'
import { previewChange } from './plan-change.ts'
import type { PaymentProvider } from './provider.ts'
import { handleEvent } from './reconcile.ts'
import { withSalonLock } from './salon-lock.ts'
import { isPaid } from './stored-state.ts'
import { subscribeSalon } from './subscribe.ts'
import { openPortal, readStatus, setCancellation } from './subscription.ts'
import { type BillingDeps, syncSalon } from './sync.ts'

type Parts = Deps & { readonly payments: PaymentProvider | null }

export function registerBilling(app: FastifyInstance, { payments: provider, ...deps }: Parts): void {
  /** Only if a provider takes payments. */
  const open = (): BillingDeps => {
    if (provider === null) throw new AppError('payments-off')
    return { ...deps, provider }
  }

  bind(app, deps, contract.paymentSettings, async ({ actor }) => ({
    provider: provider?.name ?? ('off' as const),
    publishableKey: provider?.publishableKey ?? null,
    isOperator: await isOperator(deps, actor),
  }))

  bind(app, deps, contract.getOrCreateSubscription, async ({ actor, body }) =>
    subscribeSalon(open(), actor.salonId, body),
  )

  bind(app, deps, contract.planChangePreview, async ({ actor, query }) => previewChange(open(), actor.salonId, query))
  bind(app, deps, contract.subscriptionStatus, ({ actor }) => readStatus({ ...deps, provider }, actor.salonId))
  bind(app, deps, contract.cancelSubscription, async ({ actor }) => setCancellation(open(), actor.salonId, true))
  bind(app, deps, contract.resumeSubscription, async ({ actor }) => setCancellation(open(), actor.salonId, false))
  bind(app, deps, contract.billingPortal, async ({ actor }) => openPortal(open(), actor.salonId))
  bind(app, deps, contract.guarantee, async ({ actor }) => readGuarantee(open(), actor.salonId))
  bind(app, deps, contract.guaranteeRefund, async ({ actor }) => refundGuarantee(open(), actor.salonId))
  bind(app, deps, contract.invoices, ({ actor }) => readInvoices({ ...deps, provider }, actor.salonId))

  bind(app, deps, contract.invoiceFile, async ({ actor, params, reply }) => {
    const { name, xml } = await readInvoiceFile(deps, actor.salonId, params.id)
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(xml)
  })

  bind(app, deps, contract.invoiceArchive, async ({ query, reply }) => {
    const { name, stream } = await archiveOfMonth(deps, query.month)
    return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(stream)
  })

  bind(app, deps, contract.stripeWebhookDev, async ({ actor, body }) => {
    const billing = open()
    const subscription = await withSalonLock(deps, actor.salonId, () => syncSalon(billing, actor.salonId))
    return { success: isPaid(subscription, body ?? {}) }
  })

  bind(app, deps, contract.stripeSetup, async () => {
    const url = `${deps.config.publicUrl}${contract.stripeWebhook.path}`
    const { products, webhookSecret } = await open().provider.setUp(url)
    return { products: { ...products }, webhook: { url, secret: webhookSecret } }
  })

  registerWebhook(app, { ...deps, payments: provider })
  registerDemonstrationPayments(app, deps, provider)
}

/** A separate scope: only here the body stays raw, because the signature covers its bytes. */
function registerWebhook(app: FastifyInstance, { payments: provider, ...deps }: Parts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    bind(scope, deps, contract.stripeWebhook, async ({ request }) => {
      if (provider === null) throw new AppError('payments-off')
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await handleEvent({ ...deps, provider }, body, typeof signature === 'string' ? signature : undefined)
      return { received: true as const }
    })
  })
}
