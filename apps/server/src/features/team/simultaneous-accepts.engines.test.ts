import { TERMS_VERSION } from '@riflesso/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { teamInvitations, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { newSalon, type Salon } from '#testing/analyses'
import { engines } from '#testing/database/test-database'
import { BASIC, PRO, teamsOf } from '#testing/teams'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress } from '#testing/visitors'

describe.each(engines)('simultaneous accepts on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())
  const { accept, team, joined } = teamsOf(() => server)

  /** More invitations than a salon could send: as after a downgrade. */
  async function tokens({ master }: Salon, count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => newToken())
    const sentAt = server.clock()
    const expiresAt = new Date(sentAt.getTime() + DAY_MS)
    await server.db.insert(teamInvitations).values(
      made.map((token) => ({
        id: newId(),
        salonId: master.id,
        email: newAddress(),
        tokenHash: sha256(token),
        sentAt,
        expiresAt,
      })),
    )
    return made
  }

  const codesOf = async (answers: Promise<{ statusCode: number; json: () => { code?: string } }>[]) =>
    (await Promise.all(answers)).map((answer) => answer.json().code ?? answer.statusCode).sort()

  const membersOf = ({ master }: Salon) =>
    server.db
      .select()
      .from(users)
      .where(and(eq(users.parentId, master.id), isNull(users.removedAt)))

  test.each([
    ['basic', BASIC, 3],
    ['pro', PRO, 5],
    ['trial', {}, 0],
  ] as const)('twelve on a %s plan fill its places and not one more', async (_name, plan, places) => {
    const salon = await newSalon(server, plan)
    const answers = (await tokens(salon, 12)).map((token) => accept(token))
    const expected = [...Array(places).fill(200), ...Array(12 - places).fill('team-full')]
    expect(await codesOf(answers)).toEqual(expected)
    expect(await membersOf(salon)).toHaveLength(places)
    // A refused one has lost only this attempt.
    expect((await team(salon)).invitations).toHaveLength(12 - places)
  })

  test('simultaneous accepts of eight on the last place fill it once', async () => {
    const salon = await newSalon(server, BASIC)
    await joined(salon)
    await joined(salon)
    const answers = (await tokens(salon, 8)).map((token) => accept(token))
    expect(await codesOf(answers)).toEqual([200, ...Array(7).fill('team-full')])
  })

  test('simultaneous accepts of one invitation create one collaborator', async () => {
    const salon = await newSalon(server, BASIC)
    const [token = ''] = await tokens(salon, 1)
    const answers = Array.from({ length: 8 }, () => accept(token))
    expect(await codesOf(answers)).toEqual([200, ...Array(7).fill('invitation-invalid')])
    expect(await membersOf(salon)).toHaveLength(1)
  })

  test('simultaneous accepts of one user in two salons succeed in one of them', async () => {
    const salons = [await newSalon(server, BASIC), await newSalon(server, BASIC)]
    const email = newAddress()
    const made = await Promise.all(salons.map(async (salon) => (await tokens(salon, 1))[0] ?? ''))
    for (const token of made) {
      await server.db
        .update(teamInvitations)
        .set({ email })
        .where(eq(teamInvitations.tokenHash, sha256(token)))
    }
    const answers = made.map((token) => accept(token, { termsVersion: TERMS_VERSION }))
    expect(await codesOf(answers)).toEqual([200, 'address-has-account'])
  })
})
