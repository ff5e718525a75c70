import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { startExport } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row, Sent } from '#testing/access/row'
import { ACCESS_TABLE } from '#testing/access/table'
import { CALLERS, type Caller, contentsOf, createWorlds, type World, type Worlds } from '#testing/access/world'
import { multipart } from '#testing/multipart'
import { createTestApp, type TestApp } from '#testing/test-app'

/** The API description and the assets of its page: public, generated from the contract. */
const isDescription = (url: string) => url === '/api/docs' || url.startsWith('/api/docs/')

const nameOf = ({ method, path }: Pick<Row, 'method' | 'path'>) => `${method} ${path}`

/** Builds a server and lists every registered route. */
async function serverWithRoutes(): Promise<{ readonly server: TestApp; readonly routes: readonly string[] }> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      if (isDescription(url)) return
      // Fastify answers HEAD wherever it answers GET, by the same handler.
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  const server = await createTestApp()
  unsubscribe('fastify.initialization', listen)
  return { server, routes: [...routes] }
}

describe('access', () => {
  let server: TestApp
  let routes: readonly string[]
  let worlds: Worlds
  beforeAll(async () => {
    ;({ server, routes } = await serverWithRoutes())
    worlds = await createWorlds(server)
  })
  afterAll(() => server.close())

  let networks = 0

  async function call({ method, path }: Row, { params = {}, query, body, form }: Sent, { headers }: World) {
    const sent = form ? await multipart(form) : { payload: body, headers: {} }
    return server.app.inject({
      method,
      url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
      ...(query ? { query } : {}),
      ...(sent.payload ? { payload: sent.payload } : {}),
      headers: { ...sent.headers, ...headers },
      // Each caller has separate attempts.
      remoteAddress: `10.9.${++networks >> 8}.${networks & 255}`,
    })
  }

  test('access is declared once for every endpoint of the server', () => {
    expect(routes.length).toBeGreaterThan(40)
    expect(ACCESS_TABLE.map(nameOf).sort()).toEqual([...routes].sort())
  })

  test.each(ACCESS_TABLE.map((row) => [nameOf(row), row] as const))(
    'access of %s agrees with the contract',
    (_name, row) => {
      const { nobody, collaborator, master, ...others } = row.expected
      const withoutPlace = [others.unverified, others.ended, others.suspended, others.removed]
      if (row.access === 'public') {
        expect([...withoutPlace, others.stranger, collaborator, master]).toEqual(Array(7).fill(nobody))
        return
      }
      expect([nobody, ...withoutPlace]).toEqual(Array(5).fill(401))
      if (row.access === 'operator') expect([others.stranger, collaborator, master]).toEqual([403, 403, 403])
      if (row.access === 'owner') expect(collaborator).toBe(403)
      if (row.access === 'owner') expect([others.stranger, master]).not.toContain(403)
      // Only the owner exports a client's data, every user exports their own account.
      if (row.access === 'session' && row.path !== startExport.path) expect(collaborator).toBe(master)
    },
  )

  const isOfTheSalon = (caller: Caller) => caller === 'collaborator' || caller === 'master'

  test.each(ACCESS_TABLE.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const answers: Record<string, number> = {}
    // Callers without rights share one world: if one of them changed something, the comparison below finds it.
    const untouched = await worlds.buildSalon()
    for (const caller of CALLERS) {
      const world = await worlds.enter(isOfTheSalon(caller) ? await worlds.buildSalon() : untouched, caller)
      const before = await contentsOf(server, world)
      const answer = await call(row, await row.send(world), world)
      answers[caller] = answer.statusCode
      if (!isOfTheSalon(caller)) expect(answer.body, `what ${caller} reads`).not.toContain(world.mark)
      if (!isOfTheSalon(caller) || answer.statusCode === 403) {
        expect(await contentsOf(server, world), `what ${caller} leaves behind`).toBe(before)
      }
    }
    expect(answers).toEqual(row.expected)
  })
})
