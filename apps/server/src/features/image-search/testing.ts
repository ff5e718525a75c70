import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { buildMaster, type SignedIn, signIn } from '#testing/builders'
import { loopbackWorld, openSite, type Site } from '#testing/outside-site'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

type Answer = (response: ServerResponse) => void

/** A stand-in for a service and the host of its thumbnails; the current test sets its answers. */
export async function openService() {
  const photo = Buffer.from(await samplePhoto('dopo'))
  let answer: Answer = () => undefined
  const requests: { readonly url: URL; readonly headers: IncomingHttpHeaders }[] = []
  const site = await openSite((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    if (url.pathname === '/thumbnail.jpg') return response.end(photo)
    if (url.pathname === '/broken.jpg') return response.end('no picture')
    requests.push({ url, headers: request.headers })
    answer(response)
  })
  return {
    ...site,
    requests,
    respondWith: (status: number, body: unknown) => {
      requests.length = 0
      answer = (response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    },
  }
}

export type Service = Awaited<ReturnType<typeof openService>>
export type Server = TestApp & SignedIn

export async function serverWith(env: Record<string, string>, service?: Site, beside?: TestApp): Promise<Server> {
  const url = service?.url ?? 'http://127.0.0.1:1'
  const server = await createTestApp({
    env,
    imageSearch: { world: loopbackWorld(), apiUrls: { openverse: url, google: url } },
    ...(beside ? { db: beside.db, clock: beside.clock } : {}),
  })
  return { ...server, ...(await newSession(server)) }
}

export const newSession = async ({ db, clock }: TestApp) => signIn(db, await buildMaster(db), clock)

export const search = ({ app, headers }: Server, query: Record<string, string>) =>
  app.inject({ url: '/api/search-images', query: { num: '4', ...query }, headers })
