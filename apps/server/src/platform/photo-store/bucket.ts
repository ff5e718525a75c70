import type { S3Client } from '@aws-sdk/client-s3'
import { SECOND_MS } from '../clock.ts'
import type { PhotoBucket } from '../config.ts'

/** Loaded only when a bucket is configured: it takes about 35 MB. */
const loadSdk = () => import('@aws-sdk/client-s3')

/** S3-compatible stores accept a bucket in the path; not all of them support checksums beyond the signed one. */
async function createClient({ region, endpoint, accessKeyId, secretAccessKey }: PhotoBucket): Promise<S3Client> {
  const { S3Client } = await loadSdk()
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5 * SECOND_MS, requestTimeout: 30 * SECOND_MS, throwOnRequestTimeout: true },
  })
}

/** The objects of a bucket of S3 or of a compatible store, by their keys. A bucket stores objects atomically. */
export function openBucket(settings: PhotoBucket) {
  let created: Promise<S3Client> | undefined
  const client = () => {
    created ??= createClient(settings)
    return created
  }
  const { bucket: Bucket } = settings
  return {
    put: async (Key: string, Body: Uint8Array, ContentType?: string) => {
      const { PutObjectCommand } = await loadSdk()
      await (await client()).send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    /** Null when there is none. */
    get: async (Key: string): Promise<Uint8Array | null> => {
      const { GetObjectCommand, NoSuchKey } = await loadSdk()
      try {
        const { Body } = await (await client()).send(new GetObjectCommand({ Bucket, Key }))
        if (!Body) throw new Error('an object without content')
        return await Body.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    /** A missing one is not an error. */
    remove: async (Key: string) => {
      const { DeleteObjectCommand } = await loadSdk()
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key }))
    },
    list: async function* (Prefix: string) {
      const { paginateListObjectsV2 } = await loadSdk()
      for await (const { Contents = [] } of paginateListObjectsV2({ client: await client() }, { Bucket, Prefix }))
        for (const { Key = '', LastModified } of Contents) yield { key: Key, storedAt: LastModified }
    },
  }
}

/** Requests the bucket, so that a start with wrong settings fails. @throws the error of the store */
export async function checkBucket(settings: PhotoBucket): Promise<void> {
  const { HeadBucketCommand } = await loadSdk()
  const client = await createClient(settings)
  await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
}
