import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config, PhotoBucket } from '../config.ts'
import { createBucketClient, loadSdk } from '../photo-store/bucket-client.ts'
import { type Ledger, requireNote, timeOfNote } from './ledger.ts'

/** The ledger of the settings: beside the photos, in `DATA_DIR/ledger` or in the bucket. */
export const createLedger = ({ dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>): Ledger =>
  photoBucket === null ? createFolderLedger(join(dataDir, 'ledger')) : createBucketLedger(photoBucket)

/** Stores entries as empty files in `folder`. */
const createFolderLedger = (folder: string): Ledger => ({
  add: async (note) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, requireNote(note)), '')
    // The name is the whole entry: it is on disk once its folder is synced.
    const handle = await open(folder)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  list: async function* () {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) if (timeOfNote(name)) yield name
  },
  remove: (note) => rm(join(folder, requireNote(note)), { force: true }),
})

const PREFIX = 'ledger/'

/** Stores entries as empty objects in the bucket of the photos. */
const createBucketLedger = (settings: PhotoBucket): Ledger => {
  let created: Promise<S3Client> | undefined
  const client = () => {
    created ??= createBucketClient(settings)
    return created
  }
  const { bucket: Bucket } = settings
  const nameOf = (note: string) => `${PREFIX}${requireNote(note)}`
  return {
    add: async (note) => {
      const Key = nameOf(note)
      const { PutObjectCommand } = await loadSdk()
      await (await client()).send(new PutObjectCommand({ Bucket, Key, Body: new Uint8Array(0) }))
    },
    list: async function* () {
      const { paginateListObjectsV2 } = await loadSdk()
      for await (const page of paginateListObjectsV2({ client: await client() }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '' } of page.Contents ?? []) {
          const note = Key.slice(PREFIX.length)
          if (timeOfNote(note)) yield note
        }
      }
    },
    remove: async (note) => {
      const Key = nameOf(note)
      const { DeleteObjectCommand } = await loadSdk()
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
