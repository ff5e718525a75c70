import type { ClientLine, ClientSummary } from '@riflesso/contract'
import type { ClientRow } from './repository.ts'

export const presentClientSummary = (row: ClientRow): ClientSummary => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
})

export const presentClientLine = (row: ClientRow): ClientLine => ({
  ...presentClientSummary(row),
  email: row.email,
  birthDate: row.birthDate,
})
