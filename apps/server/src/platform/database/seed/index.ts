import type { Db } from '../db.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedPlans } from './seed-plans.ts'

/** Rows of every installation. Running it again changes nothing. */
export async function seed(db: Db): Promise<void> {
  await seedPlans(db)
  await seedCatalogue(db)
}
