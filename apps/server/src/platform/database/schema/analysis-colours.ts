import type { Lab } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, real, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { timestamp } from './columns.ts'
import { users } from './users.ts'

/** CIELAB (D65). */
const lab = () => real().array().$type<Lab>()

/** Sizes of the colour cells in L*, a* and b*: for goals, and larger ones for starts. */
const EDGES = { goal: 3, start: 6 } as const
/** A cell is encoded as one number: its index along each axis, with a* and b* shifted to 0 to 99. */
const PLACES = 100

/** The cell of a colour, in SQL; null for null. */
const cellOf = (colour: string, edge: number) =>
  sql.raw(
    `((floor((${colour})[1] / ${edge}) * ${PLACES}
      + floor((${colour})[2] / ${edge}) + ${PLACES / 2}) * ${PLACES}
      + floor((${colour})[3] / ${edge}) + ${PLACES / 2})::integer`,
  )

/**
 * The colours of each analysis, for the search of formulas by colour. They are derived from the analysis and its outcome, and are
 * written and deleted with them.
 */
export const analysisColours = pgTable(
  'analysis_colours',
  {
    analysisId: uuid()
      .primaryKey()
      .references(() => colorAnalyses.id, { onDelete: 'cascade' }),
    salonId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    analysedAt: timestamp().notNull(),
    /** The hair before, in the zone of the promise; null without a photo of it. */
    start: lab(),
    /** The promise of the session of that day; null if nothing is done. */
    promised: lab(),
    /** The colour in the photo of the result; null without one. */
    reached: lab(),
    isMeasured: boolean().generatedAlwaysAs(sql.raw('reached is not null')),
    /** The cell of the measured colour, otherwise of the promised one. */
    cell: integer().generatedAlwaysAs(cellOf('coalesce(reached, promised)', EDGES.goal)),
    startCell: integer().generatedAlwaysAs(cellOf('start', EDGES.start)),
  },
  (t) => [
    index('analysis_colours_goal_idx').on(t.salonId, t.cell, t.isMeasured, t.analysedAt),
    index('analysis_colours_pair_idx').on(t.salonId, t.cell, t.startCell, t.isMeasured, t.analysedAt),
  ],
)

/** The cells of goals or starts that intersect a sphere of this radius around a colour. */
export function cellsAround([l, a, b]: Lab, radius: number, of: keyof typeof EDGES): number[] {
  const places = (value: number) => placesAround(value, radius, EDGES[of])
  const [ofA, ofB] = [places(a), places(b)]
  return places(l).flatMap((atL) =>
    ofA.flatMap((atA) =>
      ofB
        .filter((atB) => Math.hypot(atL.gap, atA.gap, atB.gap) <= radius)
        .map((atB) => (atL.place * PLACES + atA.place + PLACES / 2) * PLACES + atB.place + PLACES / 2),
    ),
  )
}

/** The indices along one axis within `radius`, each with the distance of its nearer edge. */
function placesAround(value: number, radius: number, edge: number) {
  const first = Math.floor((value - radius) / edge)
  return Array.from({ length: Math.floor((value + radius) / edge) - first + 1 }, (_, count) => {
    const place = first + count
    return { place, gap: Math.max(0, place * edge - value, value - (place + 1) * edge) }
  })
}
