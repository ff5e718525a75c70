import type { ClientFields } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { clientSearchKey } from '#platform/search-key'
import { type Interruptible, mapEach, runInSlices } from '#platform/slices'
import { listByKeys } from './csv-repository.ts'
import type { ReadLine } from './read-clients.ts'

type Contacts = Pick<ClientFields, 'phone' | 'email'>

const phoneDigits = (phone: string) => phone.replace(/^\s*(\+|00)\s*39/, '').replace(/\D/g, '')

/** People of the same name, indexed so that another one is compared with all of them in one step: a file may have thousands. */
type Namesakes = {
  readonly phones: Set<string>
  readonly emails: Set<string>
  /** Their contacts, each combination once. */
  readonly combinations: Set<Combination>
}
type Combination = 'none' | 'phone' | 'email' | 'both'

const digitsOf = ({ phone }: Contacts): string | null => phone && phoneDigits(phone)

const combinationOf = ({ phone, email }: Contacts): Combination =>
  phone === null ? (email === null ? 'none' : 'email') : email === null ? 'phone' : 'both'

/** Combinations compatible with those of the key: no contact differs. */
const SILENT_ABOUT: Readonly<Record<Combination, readonly Combination[]>> = {
  none: ['none', 'phone', 'email', 'both'],
  phone: ['none', 'email'],
  email: ['none', 'phone'],
  both: ['none'],
}

function remember(known: Map<string, Namesakes>, key: string, contacts: Contacts): void {
  const namesakes = known.get(key) ?? { phones: new Set(), emails: new Set(), combinations: new Set() }
  const digits = digitsOf(contacts)
  if (digits !== null) namesakes.phones.add(digits)
  if (contacts.email !== null) namesakes.emails.add(contacts.email)
  namesakes.combinations.add(combinationOf(contacts))
  known.set(key, namesakes)
}

/** People of one name are the same unless their contacts differ. */
function isOneOf({ phones, emails, combinations }: Namesakes, contacts: Contacts): boolean {
  const digits = digitsOf(contacts)
  if (digits !== null && phones.has(digits)) return true
  if (contacts.email !== null && emails.has(contacts.email)) return true
  return SILENT_ABOUT[combinationOf(contacts)].some((combination) => combinations.has(combination))
}

/** The clients of a file that are new to the salon, each once. */
export async function planImport(db: Db, salonId: string, lines: readonly ReadLine[]): Promise<ClientImport> {
  const keyed = await runInSlices(mapEach(lines, (line) => ({ ...line, key: clientSearchKey(line.client) })))
  const rows = await listByKeys(db, salonId, [...new Set(keyed.map(({ key }) => key))])
  return runInSlices(compare(keyed, rows))
}

type KeyedLine = ReadLine & { readonly key: string }
type KnownClient = Awaited<ReturnType<typeof listByKeys>>[number]
type ClientImport = { readonly fresh: readonly ReadLine[]; readonly duplicates: readonly ReadLine[] }

function* compare(keyed: readonly KeyedLine[], rows: readonly KnownClient[]): Interruptible<ClientImport> {
  const known = new Map<string, Namesakes>()
  for (const row of rows) {
    remember(known, row.searchKey, row)
    yield
  }
  const fresh: ReadLine[] = []
  const duplicates: ReadLine[] = []
  for (const { key, line, client } of keyed) {
    const namesakes = known.get(key)
    const isKnown = namesakes !== undefined && isOneOf(namesakes, client)
    if (!isKnown) remember(known, key, client)
    ;(isKnown ? duplicates : fresh).push({ line, client })
    yield
  }
  return { fresh, duplicates }
}
