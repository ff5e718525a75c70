import { BILLING_CYCLES, PAID_PLANS, type PlanChoice } from '@riflesso/contract'
import { type Answer, type Form, failure, found, list, type StoredObject, text } from './answers.ts'
import type { PriceObject } from './objects.ts'

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

  function changeWebhook(id: string, sent: Form): StoredObject | null {
    const place = webhooks.findIndex((one) => one.id === id)
    const before = webhooks[place]
    if (!before) return null
    const after = { ...before, ...sent }
    webhooks[place] = after
    return after
  }

  /** Null if another price has the lookup key and it must not be transferred. */
  function addPrice(sent: Form): PriceObject | null {
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
  }

  return {
    /** The answer to a call such as 'get prices' or 'post webhook_endpoints/id'; null for a call of another part. */
    answer: (call: string, id: string, sent: Form): Answer | null => {
      switch (call) {
        case 'get prices': {
          const keys = [sent.lookup_keys ?? []].flat().map(text)
          return found(list(prices.filter(({ lookup_key }) => keys.includes(lookup_key ?? ''))))
        }
        case 'get prices/id':
          return found(prices.find((one) => one.id === id))
        case 'post prices': {
          const price = addPrice(sent)
          return price ? found(price) : failure(400, 'A price with this lookup key exists')
        }
        case 'get products':
          return found(list(products))
        case 'post products':
          return found(add(products, 'prod', { object: 'product', active: true, livemode: false, ...sent }))
        case 'get tax_rates':
          return found(list(taxRates))
        case 'post tax_rates': {
          const percentage = Number(text(sent.percentage))
          return found(add(taxRates, 'txr', { object: 'tax_rate', active: true, ...sent, percentage }))
        }
        case 'get webhook_endpoints':
          return found(list(webhooks))
        case 'post webhook_endpoints': {
          const webhook = { object: 'webhook_endpoint', status: 'enabled', secret: 'whsec_new', ...sent }
          return found(add(webhooks, 'we', webhook))
        }
        case 'post webhook_endpoints/id':
          return found(changeWebhook(id, sent))
        default:
          return null
      }
    },
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
