import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderPhotoStore } from './folder-photo-store.ts'
import { newPhotoKey } from './photo-key.ts'
import type { PhotoStore, StoredPhoto } from './photo-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riflesso-photos-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('keeps a photo until it is removed', async () => {
  const store = createFolderPhotoStore(folder)
  const key = newPhotoKey()
  expect(await store.get(key)).toBeNull()
  await store.put(key, Buffer.from('first'))
  await store.put(key, Buffer.from('second'))
  expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('second')
  await store.remove(key)
  await store.remove(key)
  expect(await store.get(key)).toBeNull()
})

it('leaves no draft behind', async () => {
  const store = createFolderPhotoStore(folder)
  const key = newPhotoKey()
  await store.put(key, Buffer.from('photo'))
  expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([`${key}.jpg`])
})

const listed = async (store: PhotoStore) => {
  const photos: StoredPhoto[] = []
  for await (const photo of store.list()) photos.push(photo)
  return photos
}

it('lists what it keeps and since when, with drafts that a killed server left', async () => {
  const own = await mkdtemp(join(tmpdir(), 'riflesso-photos-'))
  const store = createFolderPhotoStore(join(own, 'photos'))
  expect(await listed(store)).toEqual([])
  const [whole, half] = [newPhotoKey(), newPhotoKey()]
  const before = Date.now()
  for (const key of [whole, half]) await store.put(key, Buffer.from('photo'))
  await store.remove(half)
  await writeFile(join(own, 'photos', half.slice(0, 2), `${half}.jpg.part`), 'pho')
  await writeFile(join(own, 'photos', 'notes.txt'), 'not ours')

  const found = await listed(store)
  expect(new Set(found.map(({ key }) => key))).toEqual(new Set([whole, half]))
  for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000)
  for (const { key } of found) await store.remove(key)
  expect(await listed(store)).toEqual([])
  await rm(own, { recursive: true })
})

it('takes no key that could leave the folder', async () => {
  const store = createFolderPhotoStore(folder)
  for (const key of ['../../etc/passwd', `${'a'.repeat(39)}/`, '', 'A'.repeat(40)]) {
    await expect(store.get(key)).rejects.toThrow('Not a photo key')
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a photo key')
  }
})
