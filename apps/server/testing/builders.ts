import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database/db'
import { clients, users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { clientSearchKey } from '#platform/search-key'
import { startSession } from '#platform/sessions/session-store'

type UserRow = typeof users.$inferSelect
type ClientRow = typeof clients.$inferSelect

/** Adds a verified salon owner, with generated values for everything not given. */
export async function buildMaster(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({
      id: newId(),
      email: `titolare-${randomUUID()}@example.it`,
      password: 'no password opens this',
      firstName: 'Ada',
      lastName: 'Bianchi',
      companyName: 'Salone Ada',
      phoneNumber: '+39 055 123456',
      isEmailVerified: true,
      ...given,
    })
    .returning()
  return present(row)
}

/** Adds a verified collaborator to a salon. */
export const buildChild = (db: Db, master: Pick<UserRow, 'id'>, given: Partial<UserRow> = {}): Promise<UserRow> =>
  buildMaster(db, {
    email: `collaboratore-${randomUUID()}@example.it`,
    role: 'child',
    parentId: master.id,
    firstName: 'Leo',
    lastName: 'Verdi',
    companyName: null,
    ...given,
  })

/** Adds a client to a salon. */
export async function buildClient(
  db: Db,
  salon: Pick<UserRow, 'id'>,
  given: Partial<ClientRow> = {},
): Promise<ClientRow> {
  const { firstName = 'Giulia', lastName = 'Rossi' } = given
  const searchKey = clientSearchKey({ firstName, lastName })
  const [row] = await db
    .insert(clients)
    .values({ id: newId(), salonId: salon.id, userId: salon.id, firstName, lastName, searchKey, ...given })
    .returning()
  return present(row)
}

export type SignedIn = {
  readonly token: string
  readonly imageToken: string
  /** Headers of this session's calls. */
  readonly headers: { readonly authorization: string }
}

/** Starts a session for a user. */
export async function signIn(db: Db, user: Pick<UserRow, 'id'>, clock: Clock, remember = false): Promise<SignedIn> {
  const { token, imageToken } = await startSession(db, user.id, remember, clock())
  return { token, imageToken, headers: { authorization: `Bearer ${token}` } }
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}
