import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { CACHE, sourceKey } from '../source-key.ts'

/** All sources that affect how a photo is rendered, decoded and measured. */
const SOURCES = [
  'packages/colorimetry/src',
  'packages/contract/src',
  'packages/vision/src',
  'packages/vision/weights',
  'apps/server/src/features/demonstration',
  'apps/server/src/platform/pixels',
  'apps/server/testing/photos.ts',
]

let opened: Promise<string> | undefined

/** The folder for the current sources. Those of earlier sources are deleted when it is created. */
async function openFolder(): Promise<string> {
  const name = `photos-${sourceKey(SOURCES)}`
  const folder = join(CACHE, name)
  if (await mkdir(folder, { recursive: true })) {
    const outdated = (await readdir(CACHE)).filter((entry) => entry.startsWith('photos-') && entry !== name)
    await Promise.all(outdated.map((entry) => rm(join(CACHE, entry), { recursive: true, force: true })))
  }
  return folder
}

/**
 * The cached result of a computation on photos: read from disk if this or an earlier test run computed it with the same sources.
 * Results rejected by `isLasting` are not stored.
 */
export async function photoAnswer<Answer>(
  question: readonly unknown[],
  workOut: () => Promise<Answer>,
  isLasting: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  opened ??= openFolder()
  // As passed to a thread: the type of the buffer does not matter.
  const name = createHash('sha256')
    .update(serialize(structuredClone(question)))
    .digest('hex')
  const file = join(await opened, name)
  const stored = await readFile(file).catch(() => null)
  if (stored) return deserialize(stored)
  const answer = await workOut()
  if (isLasting(answer)) {
    // Several workers may store the same answer: each file is written atomically.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, serialize(answer))
    await rename(part, file)
  }
  return answer
}
