import { gainsSchema, levelCurveSchema, swatchTapSchema } from '@riflesso/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { author } from './author.ts'
import { id, parsedJson, timestamp } from './columns.ts'
import { users } from './users.ts'

const swatchSchema = swatchTapSchema.extend({
  /** Linear light, 0 to 1, before any correction. */
  light: z.tuple([z.number(), z.number(), z.number()]),
  lostShare: z.number(),
})
const fitSchema = z.object({ gains: gainsSchema, curve: levelCurveSchema, error: z.number() })

/** Rings of swatches of a salon, each for one place and one device. Readings store a copy of the data that they need: see `Reading`. */
export const calibrations = pgTable(
  'calibrations',
  {
    id: id(),
    salonId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: author(),
    /** Place and device. */
    name: text().notNull(),
    /** As they were tapped and measured. */
    swatches: parsedJson(z.array(swatchSchema)).notNull(),
    fit: parsedJson(fitSchema).notNull(),
    /** The light estimated from its latest photos, oldest first. */
    seenGains: parsedJson(z.array(gainsSchema)).notNull(),
    /** Key of the stored photo. */
    imageData: text().notNull(),
    madeOn: timestamp().notNull(),
  },
  (t) => [
    index('calibrations_salon_idx').on(t.salonId),
    // For the sweep of photos, as in the archive.
    index('calibrations_image_idx').using('hash', t.imageData),
  ],
)
