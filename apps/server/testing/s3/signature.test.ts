import { expect, test } from 'vitest'
import { whyUnsigned } from './signature.ts'

// Amazon S3 API reference, 'Authenticating Requests': Example: GET Object.
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const SECRETS = { AKIAIOSFODNN7EXAMPLE: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const request = {
  method: 'GET',
  url: '/test.txt',
  body: new Uint8Array(),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
}

test("accepts the signature of Amazon's published example", () => {
  expect(whyUnsigned(request, SECRETS, 'us-east-1')).toBeNull()
})

test.each([
  ['another path', { ...request, url: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another content', { ...request, body: new Uint8Array([1]) }, 'XAmzContentSHA256Mismatch'],
  ['no signature', { ...request, headers: {} }, 'InvalidAccessKeyId'],
])('refuses %s', (_name, changed, code) => {
  expect(whyUnsigned(changed, SECRETS, 'us-east-1')).toBe(code)
})
