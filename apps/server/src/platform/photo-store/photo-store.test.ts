import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandIn, startS3StandIn } from '#testing/s3/stand-in'
import { checkPhotoStore } from '../start/start-failures.ts'
import { createBucketPhotoStore } from './bucket-photo-store.ts'
import { createFolderPhotoStore } from './folder-photo-store.ts'
import { newPhotoKey, type PhotoStore, type StoredPhoto, withoutDamaged } from './photo-store.ts'

const PHOTO = Buffer.from('photo')

const listed = async (store: PhotoStore) => {
  const photos: StoredPhoto[] = []
  for await (const photo of store.list()) photos.push(photo)
  return photos
}

let folder = ''
let s3: S3StandIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riflesso-photos-'))
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(['a folder', 'a bucket'])('%s of photos', (kind) => {
  const open = () =>
    kind === 'a folder' ? createFolderPhotoStore(join(folder, 'photos')) : createBucketPhotoStore(s3.settings)

  test('a photo store keeps a photo until it is removed', async () => {
    const store = open()
    const key = newPhotoKey(PHOTO)
    expect(await store.get(key)).toBeNull()
    await store.put(key, Buffer.from('first'))
    await store.put(key, PHOTO)
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(PHOTO)
    await store.remove(key)
    await store.remove(key)
    expect(await store.get(key)).toBeNull()
  })

  test('a photo store lists its photos and when they were stored', async () => {
    const store = open()
    expect(await listed(store)).toEqual([])
    const keys = Array.from({ length: 5 }, () => newPhotoKey(PHOTO))
    const before = Date.now()
    for (const key of keys) await store.put(key, PHOTO)
    const found = await listed(store)
    expect(new Set(found.map(({ key }) => key))).toEqual(new Set(keys))
    for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000)
    for (const { key } of found) await store.remove(key)
    expect(await listed(store)).toEqual([])
  })

  test('a photo store refuses invalid keys', async () => {
    const store = open()
    for (const key of [
      '../../etc/passwd',
      `${'a'.repeat(103)}/`,
      '',
      'A'.repeat(104),
      'a'.repeat(40),
      'a'.repeat(105),
    ]) {
      await expect(store.get(key)).rejects.toThrow('Not a photo key')
      await expect(store.put(key, PHOTO)).rejects.toThrow('Not a photo key')
      await expect(store.remove(key)).rejects.toThrow('Not a photo key')
    }
  })

  test('a photo store never returns a photo that fails its checksum, and reports it', async () => {
    const damaged: string[] = []
    const plain = open()
    const store = withoutDamaged(plain, (key) => damaged.push(key))
    const [whole, broken] = [newPhotoKey(PHOTO), newPhotoKey(PHOTO)]
    await store.put(whole, PHOTO)
    await store.put(broken, Buffer.from('phot'))
    expect(await store.get(whole)).not.toBeNull()
    expect(await store.get(broken)).toBeNull()
    expect(damaged).toEqual([broken])
    for (const key of [whole, broken]) await store.remove(key)
  })
})

describe('a folder of photos', () => {
  test('a folder of photos leaves no temporary file behind, and lists those of a killed server', async () => {
    const own = join(folder, 'drafts')
    const store = createFolderPhotoStore(own)
    const [whole, half] = [newPhotoKey(PHOTO), newPhotoKey(PHOTO)]
    await store.put(whole, PHOTO)
    expect(await readdir(join(own, whole.slice(0, 2)))).toEqual([`${whole}.jpg`])
    await store.put(half, PHOTO)
    await store.remove(half)
    await writeFile(join(own, half.slice(0, 2), `${half}.jpg.part`), 'pho')
    await writeFile(join(own, 'notes.txt'), 'not ours')
    expect(new Set((await listed(store)).map(({ key }) => key))).toEqual(new Set([whole, half]))
    await store.remove(half)
    expect((await listed(store)).map(({ key }) => key)).toEqual([whole])
  })
})

describe('a bucket of photos', () => {
  test('a bucket is retried after a temporary failure', async () => {
    const store = createBucketPhotoStore(s3.settings)
    const key = newPhotoKey(PHOTO)
    s3.stumble(2)
    await store.put(key, PHOTO)
    s3.stumble(2)
    expect(await store.get(key)).not.toBeNull()
    await store.remove(key)
  })

  test('a failing bucket is reported as a failure, not as a missing photo', async () => {
    const store = createBucketPhotoStore({ ...s3.settings, secretAccessKey: 'un altro' })
    await expect(store.get(newPhotoKey(PHOTO))).rejects.toThrow('SignatureDoesNotMatch')
    await expect(store.put(newPhotoKey(PHOTO), PHOTO)).rejects.toThrow('SignatureDoesNotMatch')
  })

  test('objects in a bucket that are not photos are ignored', async () => {
    const store = createBucketPhotoStore(s3.settings)
    s3.objects.set('photos/appunti.txt', { bytes: PHOTO, storedAt: new Date() })
    s3.objects.set('altro/cosa.jpg', { bytes: PHOTO, storedAt: new Date() })
    expect(await listed(store)).toEqual([])
    s3.objects.clear()
  })

  test.each([
    ['with another bucket', { bucket: 'nessuno' }],
    ['with other keys', { secretAccessKey: 'un altro' }],
    ['that is not there', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s stops the start with the setting to check', async (_name, changed) => {
    await checkPhotoStore({ photoBucket: s3.settings })
    await expect(checkPhotoStore({ photoBucket: { ...s3.settings, ...changed } })).rejects.toThrow(
      /^Il bucket «.+» delle foto non risponde come deve \(.+\)\. Controlla S3_BUCKET/,
    )
  })
})
