import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { SECOND_MS } from '../clock.ts'
import type { PhotoBucket } from '../config.ts'
import { isPhotoKey } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'

const PREFIX = 'photos/'

const nameOf = (key: string): string => {
  if (!isPhotoKey(key)) throw new Error('Not a photo key')
  return `${PREFIX}${key}.jpg`
}

const keyOf = (name: string): string => name.slice(PREFIX.length).replace(/\.jpg$/, '')

/** Stores that speak S3 know a bucket by its path; checksums beyond the signed one are not known to all of them. */
const createClient = ({ region, endpoint, accessKeyId, secretAccessKey }: PhotoBucket): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5 * SECOND_MS, requestTimeout: 30 * SECOND_MS, throwOnRequestTimeout: true },
  })

/** Keeps photos in a bucket of S3, or of any store that speaks its language. A bucket stores objects whole or not at all. */
export const createBucketPhotoStore = (settings: PhotoBucket): PhotoStore => {
  const client = createClient(settings)
  const { bucket: Bucket } = settings
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ Bucket, Key: nameOf(key), Body: bytes, ContentType: 'image/jpeg' }))
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: nameOf(key) }))
        if (!Body) throw new Error('an object without content')
        return await Body.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) }))
    },
    list: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '', LastModified } of Contents) {
          const key = keyOf(Key)
          if (isPhotoKey(key) && LastModified) yield { key, storedAt: LastModified }
        }
      }
    },
  }
}

/** Asks for the bucket, so that a start with wrong settings fails. @throws what the store answers */
export async function checkBucket(settings: PhotoBucket): Promise<void> {
  const client = createClient(settings)
  await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
}
