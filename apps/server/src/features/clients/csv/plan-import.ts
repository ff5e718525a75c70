import type { ClientFields } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { clientSearchKey } from '#platform/search-key'
import { listByKeys } from './csv-repository.ts'
import type { ReadLine } from './read-clients.ts'

type Contacts = Pick<ClientFields, 'phone' | 'email'>

const phoneDigits = (phone: string) => phone.replace(/^\s*(\+|00)\s*39/, '').replace(/\D/g, '')

const isSame = (one: string | null, other: string | null) => one !== null && other !== null && one === other
const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other

/** People of one name are the same unless their contacts say otherwise. */
function isSamePerson(one: Contacts, other: Contacts): boolean {
  const [phone, otherPhone] = [one.phone && phoneDigits(one.phone), other.phone && phoneDigits(other.phone)]
  if (isSame(phone, otherPhone) || isSame(one.email, other.email)) return true
  return !differs(phone, otherPhone) && !differs(one.email, other.email)
}

/** Which of the clients of a file the salon does not have yet, each once. */
export async function planImport(db: Db, salonId: string, lines: readonly ReadLine[]) {
  const keyed = lines.map((line) => ({ ...line, key: clientSearchKey(line.client) }))
  const known = new Map<string, Contacts[]>()
  const remember = (key: string, contacts: Contacts) => known.set(key, [...(known.get(key) ?? []), contacts])
  const rows = await listByKeys(db, salonId, [...new Set(keyed.map(({ key }) => key))])
  for (const row of rows) remember(row.searchKey, row)
  const fresh: ReadLine[] = []
  const duplicates: ReadLine[] = []
  for (const { key, line, client } of keyed) {
    const isKnown = known.get(key)?.some((contacts) => isSamePerson(contacts, client)) === true
    if (!isKnown) remember(key, client)
    ;(isKnown ? duplicates : fresh).push({ line, client })
  }
  return { fresh, duplicates }
}
