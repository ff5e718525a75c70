import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { buildMaster, signIn } from '#testing/builders'
import { type PostgresServer, startPostgres } from '#testing/database/postgres-server'
import { systemClock } from '../src/platform/clock.ts'
import { connectDatabase, type Database } from '../src/platform/database/connect.ts'
import { createLedger } from '../src/platform/ledger/create-ledger.ts'
import type { Ledger } from '../src/platform/ledger/ledger.ts'
import { createFolderPhotoStore } from '../src/platform/photo-store/folder-photo-store.ts'
import type { PhotoStore } from '../src/platform/photo-store/photo-store.ts'

export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/** Database and photo folder of the servers of a drill. */
export type Place = {
  readonly engine: Engine
  /** Environment variables of its servers. */
  readonly env: Readonly<Record<string, string>>
  readonly photoStore: PhotoStore
  readonly ledger: Ledger
  /** null with the embedded engine. */
  readonly postgres: PostgresServer | null
  /** Opens the database; with the embedded engine only while no server runs. */
  readonly open: () => Promise<Database>
  readonly remove: () => Promise<void>
}

/** Creates a place; null if PostgreSQL is required and not installed. */
export async function createPlace(engine: Engine): Promise<Place | null> {
  const postgres = engine === 'postgresql' ? await startPostgres() : null
  if (engine === 'postgresql' && postgres === null) return null
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-drill-'))
  const databaseUrl = postgres?.url('riflesso') ?? null
  if (postgres) {
    const admin = new Pool({ connectionString: postgres.url('postgres') })
    await admin.query('create database riflesso')
    await admin.end()
  }
  return {
    engine,
    env: {
      DATA_DIR: dataDir,
      DATA_KEY: randomBytes(32).toString('base64'),
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    photoStore: createFolderPhotoStore(join(dataDir, 'photos')),
    ledger: createLedger({ dataDir, photoBucket: null }),
    postgres,
    open: () => connectDatabase({ dataDir, databaseUrl }),
    remove: async () => {
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type DrillSalon = { readonly id: string; readonly headers: { readonly authorization: string } }

type GivenSalon = Parameters<typeof buildMaster>[1]

/** Adds salons with the given plan, and a session of each owner. Call it only before the servers start. */
export async function addSalons(place: Place, count: number, given: GivenSalon): Promise<readonly DrillSalon[]> {
  const { db, close } = await place.open()
  const salons: DrillSalon[] = []
  for (let made = 0; made < count; made++) {
    const master = await buildMaster(db, given)
    const { headers } = await signIn(db, master, systemClock, true)
    salons.push({ id: master.id, headers })
  }
  await close()
  return salons
}

export async function addSalon(place: Place, given: GivenSalon): Promise<DrillSalon> {
  const [salon] = await addSalons(place, 1, given)
  if (!salon) throw new Error('no salon was added')
  return salon
}
