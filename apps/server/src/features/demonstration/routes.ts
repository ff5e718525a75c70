import { SLOTS, type Slot, samples } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { SamplePhotos } from './sample-photos.ts'
import { SCENES } from './scenes.ts'

const addressOf = (sceneId: string, slot: Slot) => `/samples/${sceneId}-${slot}.jpg`

const parseName = (name: string) => {
  const slot = SLOTS.find((candidate) => name.endsWith(`-${candidate}.jpg`))
  return slot ? { slot, sceneId: name.slice(0, -`-${slot}.jpg`.length) } : null
}

export function registerSamples(app: FastifyInstance, deps: SessionDeps, photos: SamplePhotos): void {
  bind(app, deps, samples, async () =>
    SCENES.filter(({ isSample }) => isSample).map(({ id, title }) => ({
      id,
      title,
      primaUrl: addressOf(id, 'prima'),
      dopoUrl: addressOf(id, 'dopo'),
    })),
  )

  app.get<{ Params: { name: string } }>('/samples/:name', { schema: { hide: true } }, async (request, reply) => {
    const wanted = parseName(request.params.name)
    const jpeg = wanted && (await photos.get(wanted.sceneId, wanted.slot))
    if (!jpeg) throw new AppError('photo-not-found')
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(Buffer.from(jpeg))
  })
}
