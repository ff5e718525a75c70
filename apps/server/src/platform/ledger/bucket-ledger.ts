import type { S3Client } from '@aws-sdk/client-s3'
import { createBucketClient, loadSdk } from '../bucket/bucket-client.ts'
import type { PhotoBucket } from '../config.ts'
import type { Ledger } from './ledger.ts'
import { momentOf, requireNote } from './stamp.ts'

const PREFIX = 'ledger/'

/** Stores entries as empty objects in the bucket of the photos. */
export const createBucketLedger = (settings: PhotoBucket): Ledger => {
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
          if (momentOf(note)) yield note
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
