import type { LearningResult, OutcomePromise } from '@riflesso/colorimetry'
import { Pool } from 'pg'

/** Analyses of one client, on average. */
const PER_CLIENT = 10
/** Number of complete analyses; the others have only the fields of a list, since a million would need 20 GB. */
const WHOLE = 1000

/** Syllables of last names, four each, so that searches match parts of several names. */
const SYLLABLES = 'ba ca co di do fe ga li lu mi ne no pe ra ro sa ti to vo za'.split(' ')
const LAST_NAMES = SYLLABLES.length ** 4
/** Stride that scatters consecutive names; coprime with their number, so that none comes twice. */
const SCATTER = 73_856_093

const lastName = (number: number): string => {
  const place = (number * SCATTER) % LAST_NAMES
  return [0, 1, 2, 3]
    .map((power) => SYLLABLES[Math.floor(place / SYLLABLES.length ** power) % SYLLABLES.length])
    .join('')
}

/** The promise of every outcome. */
const EXPECTED: OutcomePromise = {
  level: 6,
  tolerance: 0.5,
  tone: { primary: 'DORATO', secondary: null, intensity: 'full' },
  toneError: 4,
  shade: '6.3',
  hex: '#6B4A2B',
  zone: 'lengths',
  isEven: true,
}

const SEEN = { level: 6, levelError: 0.5, lab: [39, 6, 18], toneError: 4 } as const
/** The learning result of every outcome: no deviation. */
const LEARNING: LearningResult = { expected: SEEN, measured: SEEN, family: 'warm' }

type Filled = {
  /** Id of an analysis in the middle of the list, and of a complete one. */
  readonly middle: string
  readonly detail: string
  /** A client with a unique name. */
  readonly client: { readonly id: string; readonly lastName: string }
}

/**
 * Fills a salon that has one analysis with `analyses` copies of it, a minute apart, and a tenth as many clients, which
 * are assigned in rotation and are all due for a retouch. Every third analysis has an outcome; colours differ.
 */
export async function fillArchive(databaseUrl: string, salonId: string, analyses: number): Promise<Filled> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const clients = Math.max(1, Math.floor(analyses / PER_CLIENT))
  // Foreign keys are not checked a million times: the references are valid by construction.
  await pool.query('set session_replication_role = replica')
  await pool.query("set maintenance_work_mem = '256MB'")
  // Indexes are built at the end: updating them row by row takes minutes.
  const indexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('clients', 'color_analyses') and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of indexes.rows) await pool.query(`drop index ${name}`)
  await pool.query(
    `create temporary table numbered as
       select ordinality - 1 as number, gen_random_uuid() as id, last
       from unnest($1::text[]) with ordinality as names (last, ordinality)`,
    [Array.from({ length: clients }, (_, number) => lastName(number))],
  )
  await pool.query('create unique index on numbered (number)')
  await pool.query(
    `insert into clients (id, salon_id, user_id, first_name, last_name, search_key, retouch_at)
     select id, $1, $1, 'anna', last, last || ' anna ' || last, now() from numbered`,
    [salonId],
  )
  await pool.query(
    // The small copies are made once: otherwise they would be extracted from the whole ones a million times.
    `with pattern as materialized (
       select *, left(thumbnail, 100) as small_thumbnail,
         jsonb_build_object('colorName', analysis -> 'colorName', 'colorCode', analysis -> 'colorCode',
           'multiColors', analysis -> 'multiColors', 'fasi_operative', '[]'::jsonb) as small_analysis
       from color_analyses limit 1)
     insert into color_analyses (id, salon_id, user_id, client_id, image_data, slot, thumbnail, analysis, analysis_date)
     select gen_random_uuid(), salon_id, user_id, numbered.id, image_data || made.number, slot,
       case when is_whole then thumbnail else small_thumbnail end,
       case when is_whole then analysis else small_analysis end,
       analysis_date - made.number * interval '1 minute'
     from (select *, number < 100 or number % $2 = 0 as is_whole from generate_series(1, $1::int) as number) as made
     join numbered on numbered.number = made.number % $3
     cross join pattern`,
    [analyses - 1, Math.max(1, Math.floor(analyses / WHOLE)), clients],
  )
  // The result of every third analysis, without a photo.
  await pool.query(
    `insert into analysis_outcomes (analysis_id, salon_id, user_id, option, expected, reading, learning, note,
       recorded_at, first_recorded_at)
     select id, salon_id, user_id, 'equilibrata', $1,
       (select analysis -> 'prima' from color_analyses where length(thumbnail) > 100 limit 1), $2, 'Più luci',
       analysis_date, analysis_date
     from color_analyses where get_byte(uuid_send(id), 15) % 3 = 0`,
    [JSON.stringify(EXPECTED), JSON.stringify(LEARNING)],
  )
  await pool.query(
    `insert into analysis_colours (analysis_id, salon_id, promised, promised_level, promised_reflect, is_kept)
     select analyses.id, analyses.salon_id, array[45, 8, 18]::real[], 4 + (7 * random())::int,
       (array['NATURALE', 'DORATO', 'RAME', 'CENERE'])[1 + (3 * random())::int],
       case when outcomes.analysis_id is not null then random() < 0.8 end
     from color_analyses as analyses left join analysis_outcomes as outcomes on outcomes.analysis_id = analyses.id
     on conflict do nothing`,
  )
  await fillShelf(pool, salonId)
  for (const { definition } of indexes.rows) await pool.query(definition)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string }>(
    `select id from color_analyses join analysis_outcomes on analysis_id = id
     where length(thumbnail) > 100 order by analysis_date desc offset $1 limit 1`,
    [Math.min(WHOLE, analyses) / 10],
  )
  const one = await pool.query<{ id: string; last: string }>('select id, last from numbered where number = $1', [
    Math.floor(clients / 2),
  ])
  await pool.end()
  const [analysis, client] = [rows[0], one.rows[0]]
  if (!analysis || !client) throw new Error('the archive was not filled')
  return { middle: analysis.id, detail: analysis.id, client: { id: client.id, lastName: client.last } }
}

/** Postpones the retouch of all clients, so that no client is due for a call. */
export async function postponeRetouches(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  await pool.query("update clients set retouch_at = now() + interval '1 year'")
  await pool.query('vacuum analyze clients')
  await pool.end()
}

/** Products on the shelf: a well-stocked salon. */
const PRODUCTS = 200

/** A shelf, and a closed service for every third analysis: two hours apart, so that a month has the same number of them. */
async function fillShelf(pool: Pool, salonId: string): Promise<void> {
  await pool.query(
    `with supplier as (
       insert into suppliers (id, salon_id, name, display_name) values ('bench', $1, 'bench', 'Bench') returning id),
     line as (
       insert into product_lines (id, supplier_id, name, type, year)
       select gen_random_uuid(), id, 'Crema', 'PERM', 2026 from supplier returning id, supplier_id),
     made as (select number, gen_random_uuid() as shade_id from generate_series(1, $2::int) as number),
     shade as (
       insert into shades (id, product_line_id, code, shade)
       select shade_id, line.id, number::text, (1 + number % 10) || '.' || number % 8 from made, line)
     insert into products (id, salon_id, supplier_id, product_line_id, shade_id, category, name, pack_grams, pack_cents, pieces)
     select gen_random_uuid(), $1, line.supplier_id, line.id, shade_id, 'PERM', number::text, 60, 990, 3 from made, line`,
    [salonId, PRODUCTS],
  )
  await pool.query(
    `create temporary table closed as
       select id as analysis_id, gen_random_uuid() as id,
         now() - row_number() over (order by analysis_date desc) * interval '2 hours' as at,
         (select id from products where salon_id = $1 order by id limit 1) as product_id
       from color_analyses where get_byte(uuid_send(id), 15) % 3 = 0`,
    [salonId],
  )
  await pool.query(
    `insert into stock_bookings (id, salon_id, kind, user_id, at) select id, $1, 'service', $1, at from closed`,
    [salonId],
  )
  await pool.query(
    `insert into stock_movements (salon_id, booking_id, product_id, pieces, opened_grams)
     select $1, id, product_id, -1, 20 from closed`,
    [salonId],
  )
  await pool.query(
    `insert into shelf_services (id, salon_id, analysis_id, user_id, option, weighed_at, bowls)
     select id, $1, analysis_id, $1, 'equilibrata', at, jsonb_build_array(jsonb_build_object('phase', 0, 'name', null,
       'left', 5, 'parts', jsonb_build_array(jsonb_build_object('productId', product_id, 'planned', 40, 'grams', 40,
       'cents', 660)))) from closed`,
    [salonId],
  )
}
