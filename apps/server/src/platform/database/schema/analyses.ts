import {
  CONDITIONS,
  HAIR_TYPES,
  OPTION_IDS,
  PHASE_KINDS,
  TECHNIQUE_IDS,
  zoneReadingSchema,
} from '@riflesso/colorimetry'
import { type AnalysisResult, analysisResultSchema, archivedAnalysisSchema } from '@riflesso/consultation'
import { photoCreditSchema, photoHintsSchema, SLOTS } from '@riflesso/contract'
import type { PhotoHints } from '@riflesso/vision'
import { type SQL, sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { toClient } from './clients.ts'
import { id, oneOf, parsedJson, timestamp } from './columns.ts'
import { author, owner } from './user-columns.ts'

/** Its functions are immutable, as a generated column needs: no variables in the paths. */
const RETOUCH_WEEKS = sql.raw(`(jsonb_path_query_first(
      case chosen_option
        when 'prudente' then jsonb_path_query_first(analysis, '$.options[*] ? (@.id == "prudente").chair')
        when 'decisa' then jsonb_path_query_first(analysis, '$.options[*] ? (@.id == "decisa").chair')
        else analysis -> 'chair'
      end,
      '$.appointments[*] ? (@.kind != "trim").weeks[0]'))::float8`)

/** The archive. `userId` is the user who ran the analysis; null once that account is deleted. */
export const colorAnalyses = pgTable(
  'color_analyses',
  {
    id: id(),
    salonId: owner(),
    userId: author(),
    clientId: uuid(),
    /** Key of the stored Prima photo of a transformation. */
    beforeImageData: text(),
    /** Key of the stored photo: the Dopo of a transformation, or the only one. Null once the photos are deleted. */
    imageData: text(),
    /** The slot shown by `imageData`. */
    slot: text({ enum: SLOTS }).notNull(),
    /** Small JPEG as a data URL, so that a list is one query; deleted with the photos. */
    thumbnail: text(),
    /** When the photos were deleted by retention. The analysis itself stays. */
    photosDeletedAt: timestamp(),
    analysisTitle: text(),
    analysis: parsedJson<AnalysisResult>(archivedAnalysisSchema).notNull(),
    /** The user's hints on the Prima photo, needed to find its hair again. */
    primaHints: parsedJson<PhotoHints>(photoHintsSchema),
    /** Author of the Dopo photo, if it was found on the web. */
    dopoCredit: parsedJson(photoCreditSchema),
    analysisDate: timestamp().notNull(),
    /** The option chosen in `analysis`; null until one is chosen. */
    chosenOption: text({ enum: OPTION_IDS }),
    /** Weeks to the first colour appointment of the chosen option; null without one. */
    retouchWeeks: doublePrecision().generatedAlwaysAs(RETOUCH_WEEKS),
    /** Key of the act that made it; null without one. */
    actKey: uuid(),
  },
  (t) => [
    oneOf('color_analyses_slot_check', t.slot, SLOTS),
    oneOf('color_analyses_chosen_option_check', t.chosenOption, OPTION_IDS),
    check(
      'color_analyses_photos_check',
      sql`case when ${t.photosDeletedAt} is null then ${t.imageData} is not null and (${t.thumbnail} is not null or ${t.dopoCredit} is not null)
        else ${t.imageData} is null and ${t.beforeImageData} is null and ${t.thumbnail} is null end`,
    ),
    unique('color_analyses_salon_act_key').on(t.salonId, t.actKey),
    check('color_analyses_before_check', sql`${t.beforeImageData} is null or ${t.slot} = 'dopo'`),
    // No action on delete: a client is deleted only together with the photos, which the database cannot erase.
    toClient('color_analyses_client_fkey', t.salonId, t.clientId),
    // Nulls first matches a plain descending sort, which otherwise would not use the index.
    index('color_analyses_salon_date_idx').on(t.salonId, t.analysisDate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // For retention: rows that it has handled are left out.
    index('color_analyses_kept_photos_idx').on(t.analysisDate).where(sql`${t.photosDeletedAt} is null`),
    // For the sweep of photos, which looks up analyses by key. Keys are long and only tested for equality.
    index('color_analyses_image_idx').using('hash', t.imageData),
    index('color_analyses_before_image_idx').using('hash', t.beforeImageData),
    index('color_analyses_client_date_idx').on(t.clientId, t.analysisDate.desc().nullsFirst()),
  ],
)

/** The analysis that a row is about, one row each, and with which it is deleted. */
export const analysisKey = () =>
  uuid()
    .primaryKey()
    .references(() => colorAnalyses.id, { onDelete: 'cascade' })

const { shape } = analysisResultSchema
const startSchema = zoneReadingSchema
  .pick({ level: true, levelError: true, hex: true })
  .extend({ toneError: z.number().nullable() })

const visitSchema = z.object({
  hairType: z.enum(HAIR_TYPES).nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  technique: z.enum(TECHNIQUE_IDS).nullable(),
  kinds: z.array(z.enum(PHASE_KINDS)),
})

const archivedValue = <S extends z.ZodType>(key: string, schema: S): SQL<z.output<S>> =>
  sql`${colorAnalyses.analysis} -> ${sql.raw(`'${key}'`)}`.mapWith((value: unknown) => schema.parse(value))

/** Single values of the archived analysis, without loading the rest of it. */
export const analysisValues = {
  colorName: archivedValue('colorName', shape.colorName),
  colorCode: archivedValue('colorCode', shape.colorCode),
  multiColors: archivedValue('multiColors', shape.multiColors),
  level: archivedValue('level', shape.level),
  processLabel: archivedValue('processLabel', shape.processLabel),
  /** Values of the reading of Prima; null without one. */
  start: sql<z.output<
    typeof startSchema
  > | null>`case when jsonb_typeof(${colorAnalyses.analysis} -> 'prima') = 'object'
    then jsonb_build_object('level', ${colorAnalyses.analysis} -> 'prima' -> 'level',
      'levelError', ${colorAnalyses.analysis} -> 'prima' -> 'levelError',
      'toneError', ${colorAnalyses.analysis} -> 'prima' -> 'toneError',
      'hex', ${colorAnalyses.analysis} -> 'prima' -> 'hex') end`.mapWith((value: unknown) => startSchema.parse(value)),
  /** Half width of the promised level; null in a plan without one. */
  tolerance: sql<number | null>`(${colorAnalyses.analysis} #> '{plan,expected,tolerance}')`.mapWith((value: unknown) =>
    z.number().parse(value),
  ),
  /** What was declared of the hair, and what the plan does to it on the day. */
  visit: sql<z.output<typeof visitSchema>>`jsonb_build_object(
    'hairType', ${colorAnalyses.analysis} #> '{declared,hairType}',
    'condition', ${colorAnalyses.analysis} #> '{declared,condition}',
    'technique', ${colorAnalyses.analysis} #> '{plan,technique}',
    'kinds', jsonb_path_query_array(${colorAnalyses.analysis}, '$.plan.sessions[0].phases[*].kind'))`.mapWith(
    (value: unknown) => visitSchema.parse(value),
  ),
  prima: archivedValue('prima', shape.prima),
  plan: archivedValue('plan', shape.plan),
}
