import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderPhotoStore } from './folder-photo-store.ts'
import { newPhotoKey } from './photo-key.ts'

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

it('takes no key that could leave the folder', async () => {
  const store = createFolderPhotoStore(folder)
  for (const key of ['../../etc/passwd', `${'a'.repeat(39)}/`, '', 'A'.repeat(40)]) {
    await expect(store.get(key)).rejects.toThrow('Not a photo key')
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('Not a photo key')
  }
})
