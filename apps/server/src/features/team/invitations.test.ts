import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { teamInvitations, termsAcceptances, users } from '#platform/database/schema/index'
import { newSalon } from '#testing/analyses'
import { buildMaster, signIn } from '#testing/builders'
import { teamsOf } from '#testing/teams'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newAddress, PASSWORD } from '#testing/visitors'
import { removeOldInvitations } from './repository.ts'

const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [answer.statusCode, answer.json().code]

describe('an invitation', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { send, team, invite, tokenFor, invited, accept, joined, basicSalon } = teamsOf(() => server)
  const look = (token: string) => send('POST', 'team/invitation', { payload: { token } })

  test('an invitation is mailed, names its sender, and creates a collaborator with a name and a password of their own', async () => {
    const salon = await basicSalon({ companyName: 'Salone Ada' })
    const email = newAddress()
    const answer = await invite(salon, email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      places: 3,
      freePlaces: 2,
      members: [],
      invitations: [{ email, expired: false }],
    })
    const [mail] = (await server.mails()).filter(({ to }) => to === email)
    expect(mail?.subject).toBe('Salone Ada ti invita nel suo team su Riflesso')
    expect(mail?.html).toContain('Accetta l’invito')

    const token = await tokenFor(email)
    expect((await look(token)).json()).toEqual({
      salonName: 'Salone Ada',
      email,
      expiresAt: new Date(server.clock().getTime() + 7 * DAY_MS).toISOString(),
      hasAccount: false,
    })
    const accepted = await accept(token, { firstName: ' Leo ', lastName: 'Verdi' })
    expect(accepted.statusCode).toBe(200)
    expect(accepted.cookies[0]).toMatchObject({ name: 'riflesso_image', httpOnly: true })
    expect(accepted.json().user).toMatchObject({
      email,
      firstName: 'Leo',
      lastName: 'Verdi',
      role: 'child',
      currentPlan: 'basic',
      isEmailVerified: true,
      mustAcceptTerms: false,
    })
    const { id } = accepted.json().user
    expect(await server.db.select().from(termsAcceptances).where(eq(termsAcceptances.userId, id))).toHaveLength(1)
    expect(await team(salon)).toMatchObject({ freePlaces: 2, members: [{ id, suspended: false }], invitations: [] })
    expect((await send('POST', 'login', { payload: { email, password: PASSWORD } })).statusCode).toBe(200)
    const [notice] = (await server.mails()).filter(({ to }) => to === salon.master.email)
    expect(notice?.subject).toBe('Leo Verdi è nel tuo team')
  })

  test('an invitation can be accepted once', async () => {
    const salon = await basicSalon()
    const { token } = await invited(salon)
    expect((await accept(token)).statusCode).toBe(200)
    expect(codeOf(await accept(token))).toEqual([404, 'invitation-invalid'])
    expect(codeOf(await look(token))).toEqual([404, 'invitation-invalid'])
  })

  test('an invitation stores its token as a hash only', async () => {
    const { token } = await invited(await basicSalon())
    const rows = await server.db.select().from(teamInvitations)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('an invitation expires after seven days, frees its place, and can be sent again', async () => {
    const salon = await basicSalon()
    const { email, token } = await invited(salon)
    server.clock.advance(7 * DAY_MS)
    expect(codeOf(await accept(token))).toEqual([410, 'invitation-expired'])
    expect(codeOf(await look(token))).toEqual([410, 'invitation-expired'])
    const { headers } = (await newSession(salon)).session
    const before: Awaited<ReturnType<typeof team>> = (await send('GET', 'team', { headers })).json()
    expect(before).toMatchObject({ freePlaces: 3, invitations: [{ email, expired: true }] })
    const again = await send('POST', `team/invitations/${before.invitations[0]?.id}/resend`, { headers })
    expect(again.json()).toMatchObject({ freePlaces: 2, invitations: [{ email, expired: false }] })
    expect(codeOf(await accept(token))).toEqual([404, 'invitation-invalid'])
    expect((await accept(await tokenFor(email))).statusCode).toBe(200)
  })

  test('an invitation that was not accepted is deleted thirty days after its expiry', async () => {
    const { email } = await invited(await basicSalon())
    const kept = async () => {
      await removeOldInvitations(server.db, server.clock())
      return (await server.db.select().from(teamInvitations).where(eq(teamInvitations.email, email))).length
    }
    server.clock.advance(37 * DAY_MS - 1)
    expect(await kept()).toBe(1)
    server.clock.advance(1)
    expect(await kept()).toBe(0)
  })

  test('an invitation that has expired can be replaced by a new one to the same address', async () => {
    const salon = await basicSalon()
    const { email } = await invited(salon)
    server.clock.advance(7 * DAY_MS)
    const { session, master } = await newSession(salon)
    expect((await invite({ session, master }, email)).json().invitations).toHaveLength(1)
  })

  test('an invitation is refused to an address with an open invitation, and to a member of the team', async () => {
    const salon = await basicSalon()
    const { email } = await invited(salon)
    expect(codeOf(await invite(salon, email))).toEqual([409, 'already-invited'])
    const { email: member } = await joined(salon)
    expect(codeOf(await invite(salon, member))).toEqual([409, 'already-in-team'])
    expect(codeOf(await invite(salon, salon.master.email))).toEqual([409, 'already-in-team'])
  })

  test('an invitation can be withdrawn: its link is invalid then', async () => {
    const salon = await basicSalon()
    const { token } = await invited(salon)
    const [invitation] = (await team(salon)).invitations
    const { headers } = salon.session
    const withdrawn = await send('DELETE', `team/invitations/${invitation?.id}`, { headers })
    expect(withdrawn.json()).toMatchObject({ freePlaces: 3, invitations: [] })
    expect(codeOf(await accept(token))).toEqual([404, 'invitation-invalid'])
    const twice = await send('DELETE', `team/invitations/${invitation?.id}`, { headers })
    expect(codeOf(twice)).toEqual([404, 'invitation-not-found'])
  })

  test('an invitation needs a place that neither a collaborator nor another invitation has [R9-002]', async () => {
    const salon = await basicSalon()
    await joined(salon)
    await invited(salon)
    await invited(salon)
    expect(await team(salon)).toMatchObject({ places: 3, freePlaces: 0 })
    expect(codeOf(await invite(salon, newAddress()))).toEqual([409, 'places-used'])
    expect(codeOf(await invite(await newSalon(server), newAddress()))).toEqual([409, 'places-used'])
  })

  test('an invitation is mailed at most five times an hour to one address', async () => {
    const salon = await basicSalon()
    const { email } = await invited(salon)
    const [invitation] = (await team(salon)).invitations
    const again = () => send('POST', `team/invitations/${invitation?.id}/resend`, { headers: salon.session.headers })
    for (let time = 0; time < 4; time++) expect((await again()).statusCode).toBe(200)
    const refused = await again()
    expect(codeOf(refused)).toEqual([429, 'too-many-attempts'])
    expect(refused.headers['retry-after']).toBe(String(HOUR_MS / 1000))
    expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(5)
  })

  test('an invitation does not reveal to an owner that an address has an account, only to the reader of its mailbox', async () => {
    const salon = await basicSalon()
    const { email: known } = await buildMaster(server.db)
    const unknown = newAddress()
    const answers = [await invite(salon, known), await invite(salon, unknown)]
    const shapes = answers.map((answer) => [answer.statusCode, Object.keys(answer.json().invitations[0])])
    expect(shapes[0]).toEqual(shapes[1])
    const mails = (await server.mails()).filter(({ to }) => to === known || to === unknown)
    const [first, second] = mails.map(({ text, subject }) => [subject, text.replace(/#\S+/, '#token')])
    expect(first).toEqual(second)

    const token = await tokenFor(known)
    expect((await look(token)).json()).toMatchObject({ hasAccount: true })
    expect(codeOf(await accept(token))).toEqual([409, 'address-has-account'])
    expect((await look(await tokenFor(unknown))).json()).toMatchObject({ hasAccount: false })
    const [account] = await server.db.select().from(users).where(eq(users.email, known))
    expect(account).toMatchObject({ role: 'master', parentId: null })
  })

  test('an invitation is accepted by the reader of the mailbox, even if another person registered its address without verifying it', async () => {
    const salon = await basicSalon()
    const email = newAddress()
    await buildMaster(server.db, { email, isEmailVerified: false, firstName: 'Estraneo' })
    await invite(salon, email)
    const accepted = await accept(await tokenFor(email))
    expect(accepted.json().user).toMatchObject({ firstName: 'Leo', role: 'child' })
  })

  test.each([
    ['no name', { firstName: ' ' }, 'Nome richiesto'],
    [
      'a short password',
      { password: 'breve', confirmPassword: 'breve' },
      'La password deve essere di almeno 8 caratteri',
    ],
    ['another confirmation', { confirmPassword: 'altra' }, 'Le password non corrispondono'],
    ['terms that were not accepted', { termsVersion: '' }, 'Accetta i termini per continuare'],
    ['half a token', { token: 'abc' }, 'Il collegamento è incompleto: aprilo di nuovo dall’email'],
  ])('an invitation is not accepted with %s', async (_name, given, error) => {
    const { token } = await invited(await basicSalon())
    const answer = await accept(token, given)
    expect([answer.statusCode, answer.json().error]).toEqual([400, error])
    expect((await look(token)).statusCode).toBe(200)
  })

  test('an invitation contains no words of its sender but a plausible name of a salon', async () => {
    const salon = await basicSalon({ companyName: 'Vinca subito: https://premi.example' })
    const { email } = await invited(salon)
    const [mail] = (await server.mails()).filter(({ to }) => to === email)
    expect(mail?.subject).toBe('Un salone ti invita nel suo team su Riflesso')
    expect(`${mail?.text}${mail?.html}`).not.toContain('premi')
  })

  /** The same salon, signed in again after some days. */
  async function newSession({ master }: Awaited<ReturnType<typeof basicSalon>>) {
    return { master, session: await signIn(server.db, master, server.clock) }
  }
})
