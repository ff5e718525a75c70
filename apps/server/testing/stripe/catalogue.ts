import { BILLING_CYCLES, PAID_PLANS, type PlanChoice } from '@riflesso/contract'
import type { FormValue } from './form.ts'
import type { PriceObject } from './objects.ts'

type Form = Readonly<Record<string, FormValue>>
type StoredObject = Readonly<Record<string, unknown>> & { readonly id: string }

export const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')

/** Products, prices, tax and webhooks: the part of the stand-in that the set-up page fills. */
export function createCatalogue() {
  const prices: PriceObject[] = []
  const products: StoredObject[] = []
  const taxRates: StoredObject[] = []
  const webhooks: StoredObject[] = []

  function add(collection: StoredObject[], prefix: string, object: object): StoredObject {
    const made = { id: `${prefix}_${collection.length + 1}`, ...object }
    collection.push(made)
    return made
  }

  return {
    products,
    taxRates,
    webhooks,
    addProduct: (sent: Form) => add(products, 'prod', { object: 'product', active: true, livemode: false, ...sent }),
    addTaxRate: (sent: Form) =>
      add(taxRates, 'txr', { object: 'tax_rate', active: true, ...sent, percentage: Number(text(sent.percentage)) }),
    addWebhook: (sent: Form) =>
      add(webhooks, 'we', { object: 'webhook_endpoint', status: 'enabled', secret: 'whsec_new', ...sent }),
    /** Null when there is none of this id. */
    changeWebhook: (id: string, sent: Form): StoredObject | null => {
      const place = webhooks.findIndex((one) => one.id === id)
      const before = webhooks[place]
      if (!before) return null
      const after = { ...before, ...sent }
      webhooks[place] = after
      return after
    },
    /** Null when another price has the lookup key and it must not be transferred. */
    addPrice: (sent: Form): PriceObject | null => {
      const { lookup_key, metadata, unit_amount, product } = sent
      for (const price of prices) {
        if (price.lookup_key !== lookup_key) continue
        if (sent.transfer_lookup_key !== 'true') return null
        price.lookup_key = null
      }
      const price: PriceObject = {
        id: `price_${prices.length + 1}`,
        object: 'price',
        active: true,
        currency: text(sent.currency),
        product: text(product),
        type: 'recurring',
        unit_amount: Number(text(unit_amount)),
        recurring: { ...(sent.recurring as { interval: string }), interval_count: 1 },
        lookup_key: text(lookup_key),
        tax_behavior: text(sent.tax_behavior),
        metadata: (metadata ?? {}) as Record<string, string>,
      }
      prices.push(price)
      return price
    },
    findPrice: (id: string) => prices.find((one) => one.id === id),
    pricesWithKeys: (keys: readonly string[]) => prices.filter(({ lookup_key }) => keys.includes(lookup_key ?? '')),
    priceOf: ({ planType, billingCycle }: PlanChoice): PriceObject => {
      const found = prices.findLast(({ metadata }) => metadata.riflesso === `riflesso_${planType}_${billingCycle}`)
      if (!found) throw new Error('the stand-in has no such price')
      return found
    },
    /** The choice of a price, with its amount in euro cents; null for one that is not ours. */
    choiceOf: (priceId: string) => {
      const price = prices.find(({ id }) => id === priceId)
      const [, planType, billingCycle] = price?.metadata.riflesso?.split('_') ?? []
      const plan = PAID_PLANS.find((known) => known === planType)
      const cycle = BILLING_CYCLES.find((known) => known === billingCycle)
      return price && plan && cycle ? { planType: plan, billingCycle: cycle, netCents: price.unit_amount } : null
    },
  }
}
