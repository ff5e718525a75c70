import { z } from 'zod'
import { authorSchema } from '../schema/author.ts'
import { idField } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'
import { centsField, gramsField, piecesField, stockProductSchema } from './shelf.ts'

const MOST_LINES = 200

/** Made up by the client: a booking with the same key is booked once, however often it is sent. */
export const bookingKeyField = idField

const products = z.object({
  /** The products of the booking with their stock now. */
  products: z.array(stockProductSchema),
})

export const bookDelivery = operation({
  method: 'POST',
  path: '/api/shelf/deliveries',
  access: 'session',
  summary: 'Book a delivery note, or one line of it: unopened packs are added.',
  body: z.strictObject({
    key: bookingKeyField,
    lines: z
      .array(
        z.strictObject({
          productId: idField,
          pieces: piecesField.min(1),
          /** New price of a pack; absent = it stays. */
          packCents: centsField.exactOptional(),
        }),
      )
      .min(1)
      .max(MOST_LINES),
  }),
  response: products,
  errors: ['product-not-found', 'booking-key-used', 'validation-failed'],
})

export const countStock = operation({
  method: 'POST',
  path: '/api/shelf/counts',
  access: 'session',
  summary: 'Correct the stock of products by what was counted.',
  body: z.strictObject({
    key: bookingKeyField,
    lines: z
      .array(z.strictObject({ productId: idField, pieces: piecesField, openedGrams: gramsField }))
      .min(1)
      .max(MOST_LINES),
  }),
  response: products,
  errors: ['product-not-found', 'booking-key-used', 'validation-failed'],
})

export const undoBooking = operation({
  method: 'POST',
  path: '/api/shelf/bookings/:id/undo',
  access: 'session',
  summary: 'Undo a delivery or a count; a second time it changes nothing. Services are reopened instead.',
  params: z.object({ id: idField }),
  response: products,
  errors: ['booking-not-found', 'validation-failed'],
})

export const BOOKING_KINDS = ['delivery', 'count', 'service', 'undo'] as const

export const stockMovements = operation({
  method: 'GET',
  path: '/api/shelf/products/:id/movements',
  access: 'session',
  summary: 'List the latest 100 changes of stock of a product, newest first.',
  params: z.object({ id: idField }),
  response: z.array(
    z.object({
      /** The key of its booking. */
      bookingId: z.string(),
      kind: z.enum(BOOKING_KINDS),
      /** Change of unopened packs. */
      pieces: z.number().int(),
      /** Change of what is left in opened packs. */
      openedGrams: z.number().int(),
      author: authorSchema,
      /** ISO 8601. */
      at: z.string(),
      isUndone: z.boolean(),
    }),
  ),
  errors: ['product-not-found', 'validation-failed'],
})

export const orderList = operation({
  method: 'GET',
  path: '/api/shelf/orders',
  access: 'session',
  summary: 'List the products below their lowest stock, with the packs that are missing.',
  response: z.array(
    z.object({
      product: stockProductSchema,
      supplier: z.string(),
      lineName: z.string(),
      missing: z.number().int(),
      /** Cost of the missing packs; null where the price is not known. */
      cents: z.number().int().nullable(),
    }),
  ),
  errors: [],
})

export const orderListCsv = operation({
  method: 'GET',
  path: '/api/shelf/orders.csv',
  access: 'session',
  summary: 'Get the order list as CSV.',
  binary: 'text/csv',
  errors: [],
})
