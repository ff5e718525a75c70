import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distinctClients } from '#platform/database/schema/index'
import { newSalon, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { createTestApp, type TestApp } from '#testing/test-app'

describe.each(engines)('clients marked as not duplicates on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const apart = (ids: readonly string[], session = salon.session) =>
    server.app.inject({ method: 'POST', url: '/api/clients/apart', headers: session.headers, payload: { ids } })
  const suggested = async (): Promise<string[][]> => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/client-duplicates',
      headers: salon.session.headers,
    })
    return answer.json().map(({ clients }: { clients: { id: string }[] }) => clients.map(({ id }) => id))
  }
  let born = 0
  const named = async (lastName: string, phone: string | null = null) => {
    const given = { firstName: 'Anna', lastName, phone, createdAt: new Date(++born * 1000) }
    return (await buildClient(server.db, salon.master, given)).id
  }

  test('clients marked as not duplicates are not suggested again, and come back only with another client', async () => {
    salon = await newSalon(server)
    const [one, two] = [await named('Neri', '333 1'), await named('Neri', '333 1')]
    const others = [await named('Russo'), await named('Russo')]
    expect(await suggested()).toEqual([[one, two], others])
    expect((await apart([two, one])).json()).toEqual({ success: true })
    expect((await apart([one, two])).json()).toEqual({ success: true })
    expect(await suggested()).toEqual([others])
    const third = await named('Neri')
    expect(await suggested()).toEqual([[one, two, third], others])
    await apart([one, two, third])
    expect(await suggested()).toEqual([others])
  })

  test('clients marked as not duplicates are unmarked when either of them is deleted', async () => {
    salon = await newSalon(server)
    const [one, two] = [await named('Neri'), await named('Neri')]
    await apart([one, two])
    const { headers } = salon.session
    await server.app.inject({ method: 'DELETE', url: `/api/clients/${two}`, headers })
    const rows = await server.db.select().from(distinctClients)
    expect(rows.filter(({ clientId, otherId }) => [clientId, otherId].includes(two))).toEqual([])
  })

  test('clients marked as not duplicates are marked by the owner of their salon alone', async () => {
    salon = await newSalon(server)
    const [one, two] = [await named('Neri'), await named('Neri')]
    const stranger = await newSalon(server)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect((await apart([one, two], child)).json()).toMatchObject({ code: 'forbidden' })
    expect((await apart([one, two], stranger.session)).json()).toMatchObject({ code: 'client-not-found' })
    const foreign = (await buildClient(server.db, stranger.master)).id
    expect((await apart([one, foreign])).json()).toMatchObject({ code: 'client-not-found' })
    expect((await apart([one])).statusCode).toBe(400)
    expect(await suggested()).toEqual([[one, two]])
  })
})
