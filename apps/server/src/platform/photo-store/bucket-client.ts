import { SECOND_MS } from '../clock.ts'
import type { PhotoBucket } from '../config.ts'

/** Loaded only when a bucket is configured: it takes about 35 MB. */
export const loadSdk = () => import('@aws-sdk/client-s3')

/** S3-compatible stores accept a bucket in the path; not all of them support checksums beyond the signed one. */
export const createBucketClient = async ({ region, endpoint, accessKeyId, secretAccessKey }: PhotoBucket) => {
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
