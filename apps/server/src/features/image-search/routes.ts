import {
  downloadImage as downloadOperation,
  imageSearchSettings,
  searchImages as searchOperation,
} from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { required } from '#platform/errors'
import { abortOnClose, bind } from '#platform/http/bind'
import type { PhotoPool } from '#platform/pixels/pool'
import { createSemaphore } from '#platform/semaphore'
import type { ImageSearchParts } from './create-image-search.ts'
import { downloadImage } from './download-image.ts'
import { readPicture } from './gallery/pictures.ts'
import { searchImages } from './search-images.ts'

type ImageSearchDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'keyedHash'> &
  ImageSearchParts & { readonly photoPool: PhotoPool }

/** Each holds up to 10 MB. */
const DOWNLOADS_AT_ONCE = 8

export function registerImageSearch(app: FastifyInstance, deps: ImageSearchDeps): void {
  bind(app, deps, imageSearchSettings, async () => ({ engine: deps.engine.name }))
  bind(app, deps, searchOperation, async ({ query, reply }) => searchImages(deps, query, abortOnClose(reply)))

  const downloads = createSemaphore(DOWNLOADS_AT_ONCE)
  bind(app, deps, downloadOperation, async ({ actor, body, reply }) => {
    const signal = abortOnClose(reply)
    return downloads.run(signal, () => downloadImage(deps, actor.userId, body.imageUrl, signal))
  })

  app.get('/gallery/:name', { schema: { hide: true } }, async (request, reply) => {
    const avif = required(await readPicture(request.url.split('?')[0] ?? ''), 'photo-not-found')
    return reply.header('cache-control', 'public, max-age=86400').type('image/avif').send(avif)
  })
}
