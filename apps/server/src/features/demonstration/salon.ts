import { putSettings } from '#features/account'
import { findUserByEmail, insertUser, type UserRow, updatePassword } from '#features/auth'
import { insertClients } from '#features/clients'
import { CURRENT_TERMS, recordAcceptance } from '#features/terms'
import { DAY_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import { DEMONSTRATION_LOGIN } from '#platform/demonstration-login'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import { endSessionsOf } from '#platform/sessions/session-store'
import { newToken } from '#platform/sessions/tokens'
import { DEMONSTRATION_CLIENTS } from './archive-plan.ts'
import { fillCards } from './client-cards.ts'
import { hasUsers } from './repository.ts'

/** Early enough for every past analysis to be within the plan. */
const SUBSCRIBED_DAYS_AGO = 130
const SUBSCRIBED_DAYS_MORE = 365

/**
 * Ensures that the demonstration salon exists, with its login and its clients; returns null if it must not exist: in production,
 * and in a database with other users.
 */
export async function ensureDemonstrationSalon(deps: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords'>) {
  const { config, db } = deps
  if (config.mode === 'production') return null
  const existing = await findUserByEmail(db, DEMONSTRATION_LOGIN.email)
  if (existing) return existing
  // Another server may have created the users since the line above.
  if (config.databaseUrl !== null && (await hasUsers(db))) return findUserByEmail(db, DEMONSTRATION_LOGIN.email)
  const password = await deps.passwords.hash(DEMONSTRATION_LOGIN.password)
  const created = await db.transaction((tx) => createSalon(tx, password, deps.clock()))
  return created ?? findUserByEmail(db, DEMONSTRATION_LOGIN.email)
}

async function createSalon(tx: Db, password: string, now: Date): Promise<UserRow | null> {
  const salon = await insertUser(tx, {
    id: newId(),
    email: DEMONSTRATION_LOGIN.email,
    password,
    firstName: 'Giulia',
    lastName: 'Ferrari',
    companyName: 'Salone Dimostrativo',
    phoneNumber: '02 5550100',
    isEmailVerified: true,
    currentPlan: 'basic',
    subscriptionStatus: 'active',
    subscriptionStartDate: new Date(now.getTime() - SUBSCRIBED_DAYS_AGO * DAY_MS),
    subscriptionEndDate: new Date(now.getTime() + SUBSCRIBED_DAYS_MORE * DAY_MS),
    createdAt: now,
    updatedAt: now,
  })
  if (!salon) return null
  await recordAcceptance(tx, salon, CURRENT_TERMS, now)
  await putSettings(tx, salon.id, { allTools: true }, now)
  const clients = DEMONSTRATION_CLIENTS.map((client) => ({
    id: newId(),
    salonId: salon.id,
    userId: salon.id,
    ...client,
    // Before the first event of the demonstration about them.
    createdAt: new Date(now.getTime() - SUBSCRIBED_DAYS_AGO * DAY_MS),
    updatedAt: now,
  }))
  await insertClients(tx, clients)
  await fillCards(tx, clients, now)
  return salon
}

/**
 * In production: removes from the demonstration account, left by a start in demonstration mode, its published
 * password, and ends its sessions. An account whose password was changed is left alone. Returns true when it did.
 */
export async function closeDemonstrationSalon({
  config,
  db,
  clock,
  passwords,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords'>): Promise<boolean> {
  if (config.mode !== 'production') return false
  const salon = await findUserByEmail(db, DEMONSTRATION_LOGIN.email)
  if (!salon || !(await passwords.matches(salon.password, DEMONSTRATION_LOGIN.password))) return false
  const unknown = await passwords.hash(newToken())
  await db.transaction(async (tx) => {
    await updatePassword(tx, salon.id, unknown, clock())
    await endSessionsOf(tx, salon.id)
  })
  return true
}
