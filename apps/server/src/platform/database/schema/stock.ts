import { OPTION_IDS } from '@riflesso/colorimetry'
import { BOOKING_KINDS, shelfServiceSchema } from '@riflesso/contract'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { products } from './catalogue.ts'
import { oneOf, parsedJson, timestamp } from './columns.ts'
import { author, owner } from './user-columns.ts'

/** Bookings that changed the stock of a salon. The client generates the id, so that a booking sent twice is booked once. */
export const stockBookings = pgTable(
  'stock_bookings',
  {
    id: uuid().notNull(),
    salonId: owner(),
    kind: text({ enum: BOOKING_KINDS }).notNull(),
    userId: author(),
    at: timestamp().notNull(),
    /** The booking that this one undoes. */
    undoes: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.salonId, t.id] }),
    unique('stock_bookings_undoes_key').on(t.salonId, t.undoes),
    oneOf('stock_bookings_kind_check', t.kind, BOOKING_KINDS),
  ],
)

/** Changes of stock, one for each product of a booking. Append-only: the stock of a product is their sum. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    salonId: uuid().notNull(),
    bookingId: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    pieces: integer().notNull(),
    openedGrams: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.salonId, t.bookingId, t.productId] }),
    foreignKey({
      name: 'stock_movements_booking_fkey',
      columns: [t.salonId, t.bookingId],
      foreignColumns: [stockBookings.salonId, stockBookings.id],
    }).onDelete('cascade'),
    index('stock_movements_product_idx').on(t.productId),
  ],
)

/**
 * Closed services: the weighed bowls, one row per analysis. When an analysis is deleted its service stays without the person, as history
 * of the stock. The id is that of its booking.
 */
export const shelfServices = pgTable(
  'shelf_services',
  {
    id: uuid().notNull(),
    salonId: owner(),
    analysisId: uuid()
      .references(() => colorAnalyses.id, { onDelete: 'set null' })
      .unique('shelf_services_analysis_key'),
    userId: author(),
    option: text({ enum: OPTION_IDS }).notNull(),
    bowls: parsedJson(shelfServiceSchema.shape.bowls).notNull(),
    weighedAt: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.salonId, t.id] }),
    foreignKey({
      name: 'shelf_services_booking_fkey',
      columns: [t.salonId, t.id],
      foreignColumns: [stockBookings.salonId, stockBookings.id],
    }).onDelete('cascade'),
    oneOf('shelf_services_option_check', t.option, OPTION_IDS),
    index('shelf_services_weighed_at_idx').on(t.salonId, t.weighedAt),
  ],
)
