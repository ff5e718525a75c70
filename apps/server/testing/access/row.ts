import type { Access, Operation } from '@riflesso/contract'
import type { Part } from '../multipart.ts'
import type { Caller, World } from './world.ts'

/** The status that each caller is answered. */
export type Expected = Readonly<Record<Caller, number>>

/** What a call sends. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: Readonly<Record<string, Part>>
}

/** An operation of the contract, or a route beside it, which is public. */
type Route = Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'access'>>

/** One endpoint: what is sent there and who gets what. */
export type Row = {
  readonly method: Operation['method']
  readonly path: string
  /** Who may call, as the contract has it. */
  readonly access: Access
  readonly expected: Expected
  readonly send: (world: World) => Sent | Promise<Sent>
}

/** A row of the table; without `send` the call carries nothing. */
export const row = (
  { method, path, access = 'public' }: Route,
  expected: Expected,
  send: Row['send'] = () => ({}),
): Row => ({
  method,
  path,
  access,
  expected,
  send,
})

/** An endpoint that does not ask who calls. */
export const everybody = (status: number): Expected => ({
  nobody: status,
  unverified: status,
  ended: status,
  suspended: status,
  removed: status,
  stranger: status,
  collaborator: status,
  master: status,
})

/** An endpoint that needs a session: without one it answers 401 before it looks at anything. */
export const signedIn = (expected: Pick<Expected, 'stranger' | 'collaborator' | 'master'>): Expected => ({
  ...everybody(401),
  ...expected,
})

/** Of the salon of who calls: each sees their own. */
export const ofOwnSalon = signedIn({ stranger: 200, collaborator: 200, master: 200 })
/** The same, for the owner of the salon alone. */
export const ofOwnSalonForOwner = signedIn({ stranger: 200, collaborator: 403, master: 200 })
/** Something of this salon: to another one it does not exist. */
export const ofThisSalon = signedIn({ stranger: 404, collaborator: 200, master: 200 })
/** The same, for the owner of the salon alone. */
export const ofThisSalonForOwner = signedIn({ stranger: 404, collaborator: 403, master: 200 })
