import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval'
import { readToken } from '~/api/token.ts'
import { DAY_MS } from '~/format/day-ms.ts'

/** Its database outlives an expired session, unlike other local data. */
export const DRAFTS = 'drafts'

/** A part of a draft, under the key 'account part'. */
type Kept = { readonly at: number; readonly value: unknown }

let opened: UseStore | null = null
const store = (): UseStore => {
  opened ??= createStore(DRAFTS, 'parts')
  return opened
}

const accountOf = (key: IDBValidKey): string => String(key).split(' ')[0] ?? ''

/** Deletes the drafts of accounts that are not to be kept; `at` is the time of the last change. */
async function sweep(isKept: (account: string, at: number) => boolean): Promise<void> {
  const all = await entries<string, Kept>(store())
  const lastChange = new Map<string, number>()
  for (const [key, { at }] of all) lastChange.set(accountOf(key), Math.max(at, lastChange.get(accountOf(key)) ?? 0))
  const gone = all.map(([key]) => key).filter((key) => !isKept(accountOf(key), lastChange.get(accountOf(key)) ?? 0))
  if (gone.length > 0) await delMany(gone, store())
}

const isRecent = (at: number): boolean => Math.abs(Date.now() - at) < DAY_MS

const held = new Map<string, Promise<boolean>>()

/**
 * Whether this tab keeps the draft of an account: the first one does, until it closes. A second tab may show the photos of another
 * client, and would mix the two.
 */
function holdsDraft(account: string): Promise<boolean> {
  const known = held.get(account)
  if (known) return known
  const asked = new Promise<boolean>((resolve) => {
    // Only secure pages have locks.
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request(`draft ${account}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) held.delete(account)
      return lock && new Promise(() => undefined)
    })
  })
  held.set(account, asked)
  return asked
}

/** Keeps parts of the draft of an account in this browser, together; nothing after a sign-out, nor in a second tab. */
export async function keepParts(account: string, parts: Readonly<Record<string, unknown>>): Promise<void> {
  if (!(await holdsDraft(account)) || readToken() === null) return
  const kept = Object.entries(parts).map(([part, value]): [string, Kept] => [
    `${account} ${part}`,
    { at: Date.now(), value },
  ])
  await setMany(kept, store())
}

/** The kept parts of an account, by name; none a day after the last change, nor in a second tab. */
export async function readParts(account: string): Promise<Readonly<Record<string, unknown>>> {
  await forgetOldDrafts()
  if (!(await holdsDraft(account))) return {}
  const all = await entries<string, Kept>(store())
  const own = all.filter(([key]) => accountOf(key) === account)
  return Object.fromEntries(own.map(([key, { value }]) => [key.slice(account.length + 1), value]))
}

/** Deletes the draft of an account, unless another tab keeps it. */
export async function forgetDraft(account: string): Promise<void> {
  if (await holdsDraft(account)) await sweep((other) => other !== account)
}

/** Deletes the drafts of all other accounts. */
export const forgetOtherDrafts = (account: string): Promise<void> => sweep((other) => other === account)

export const forgetOldDrafts = (): Promise<void> => sweep((_, at) => isRecent(at))

/** Deletes every draft. Queued after what is being written. */
export const forgetDrafts = (): Promise<void> => clear(store())
