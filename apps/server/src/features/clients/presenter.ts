import type { ClientSummary } from '@riflesso/contract'
import type { ClientRow } from './repository.ts'

export const presentClientSummary = (row: ClientRow): ClientSummary => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
})
