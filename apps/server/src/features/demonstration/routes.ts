import { SLOTS, type Slot, samples } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import { readSamplePhoto, SCENES } from './scenes.ts'

const addressOf = (sceneId: string, slot: Slot) => `/samples/${sceneId}-${slot}.jpg`

const PHOTOS = SCENES.flatMap(({ id }) => SLOTS.map((slot) => ({ id, slot })))

export function registerSamples(app: FastifyInstance, deps: SessionDeps): void {
  bind(app, deps, samples, async () =>
    SCENES.filter(({ isSample }) => isSample).map(({ id, title }) => ({
      id,
      title,
      primaUrl: addressOf(id, 'prima'),
      dopoUrl: addressOf(id, 'dopo'),
    })),
  )

  app.get<{ Params: { name: string } }>('/samples/:name', { schema: { hide: true } }, async (request, reply) => {
    const wanted = PHOTOS.find(({ id, slot }) => addressOf(id, slot) === `/samples/${request.params.name}`)
    if (!wanted) throw new AppError('photo-not-found')
    const jpeg = await readSamplePhoto(wanted.id, wanted.slot)
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(jpeg)
  })
}
