import type { S3Client } from '@aws-sdk/client-s3'
import type { PhotoBucket } from '../config.ts'
import { createBucketClient, loadSdk } from './bucket-client.ts'
import { isPhotoKey, type PhotoStore } from './photo-store.ts'

const PREFIX = 'photos/'

const nameOf = (key: string): string => {
  if (!isPhotoKey(key)) throw new Error('Not a photo key')
  return `${PREFIX}${key}.jpg`
}

const keyOf = (name: string): string => name.slice(PREFIX.length).replace(/\.jpg$/, '')

/** Stores photos in a bucket of S3 or of a compatible store. A bucket stores objects atomically. */
export const createBucketPhotoStore = (settings: PhotoBucket): PhotoStore => {
  let created: Promise<S3Client> | undefined
  const client = () => {
    created ??= createBucketClient(settings)
    return created
  }
  const { bucket: Bucket } = settings
  return {
    put: async (key, bytes) => {
      const Key = nameOf(key)
      const { PutObjectCommand } = await loadSdk()
      await (await client()).send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'image/jpeg' }))
    },
    get: async (key) => {
      const Key = nameOf(key)
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
    remove: async (key) => {
      const Key = nameOf(key)
      const { DeleteObjectCommand } = await loadSdk()
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key }))
    },
    list: async function* () {
      const { paginateListObjectsV2 } = await loadSdk()
      for await (const page of paginateListObjectsV2({ client: await client() }, { Bucket, Prefix: PREFIX })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = keyOf(Key)
          if (isPhotoKey(key) && LastModified) yield { key, storedAt: LastModified }
        }
      }
    },
  }
}

/** Requests the bucket, so that a start with wrong settings fails. @throws the error of the store */
export async function checkBucket(settings: PhotoBucket): Promise<void> {
  const { HeadBucketCommand } = await loadSdk()
  const client = await createBucketClient(settings)
  await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
}
