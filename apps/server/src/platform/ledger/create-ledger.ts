import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createBucketLedger } from './bucket-ledger.ts'
import { createFolderLedger } from './folder-ledger.ts'
import type { Ledger } from './ledger.ts'

/** The ledger of the settings: beside the photos, in `DATA_DIR/ledger` or in the bucket. */
export const createLedger = ({ dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>): Ledger =>
  photoBucket === null ? createFolderLedger(join(dataDir, 'ledger')) : createBucketLedger(photoBucket)
