import { randomUUID } from 'node:crypto'
import { putSettings } from '#features/account'
import type { AnalysisDeps } from '#features/analysis'
import { CURRENT_TERMS, recordAcceptance } from '#features/terms'
import type { users } from '#platform/database/schema/index'
import type { Deps } from '#platform/deps'
import { buildChild, buildClient, buildMaster, signIn } from '../builders.ts'
import { createArchive } from './archive.ts'
import type { BuiltSalon, Member, SalonWish } from './requests.ts'

type Person = typeof users.$inferSelect

const PASSWORD = 'forbici-d-oro-7'
const OWNER = {
  firstName: 'Giulia',
  lastName: 'Ferri',
  companyName: 'Atelier Ferri',
  phoneNumber: '+39 333 1234567',
} as const

const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

/** Creates salons directly in the database, for tests that are not about registering: one password hash serves them all. */
export function createSalons(deps: Pick<Deps, 'passwords'> & AnalysisDeps) {
  const { db, clock } = deps
  const password = deps.passwords.hash(PASSWORD)
  const fillArchive = createArchive(deps)

  const sessionOf = async ({ id, email, firstName, lastName }: Person): Promise<Member> => {
    const { token, imageToken } = await signIn(db, { id }, clock)
    return { email, firstName, lastName, password: PASSWORD, token, imageToken }
  }

  const buildCollaborator = async (owner: Person) => {
    const collaborator = await buildChild(db, owner, { email: newAddress('leo'), password: await password })
    await recordAcceptance(db, collaborator, CURRENT_TERMS, clock())
    return collaborator
  }

  const build = async (wish: SalonWish): Promise<BuiltSalon> => {
    const owner = await buildMaster(db, { ...OWNER, email: newAddress('giulia'), password: await password })
    if (wish.hasAcceptedTerms !== false) await recordAcceptance(db, owner, CURRENT_TERMS, clock())
    if (wish.isNew !== true) await putSettings(db, owner.id, { allTools: true }, clock())
    const collaborator = wish.hasCollaborator ? await buildCollaborator(owner) : null
    const clientIds: string[] = []
    for (const client of wish.clients ?? []) clientIds.push((await buildClient(db, owner, client)).id)
    const { companyName, phoneNumber } = OWNER
    return {
      owner: { ...(await sessionOf(owner)), companyName, phoneNumber },
      collaborator: collaborator && (await sessionOf(collaborator)),
      clientIds,
      analysisIds: await fillArchive(owner, wish.analyses ?? []),
    }
  }

  return { build, fillArchive }
}
