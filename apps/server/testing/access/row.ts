import type { Access, Operation } from '@riflesso/contract'
import type { Part } from '../multipart.ts'
import type { Caller, World } from './world.ts'

/** The status for each caller. */
export type Expected = Readonly<Record<Caller, number>>

/** The content of a call. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: Readonly<Record<string, Part>>
}

/** An operation of the contract, or another route, which is public. */
type Route = Pick<Operation, 'method' | 'path'> & Partial<Pick<Operation, 'access'>>

/** One endpoint: its request and the status of each caller. */
export type Row = {
  readonly method: Operation['method']
  readonly path: string
  /** The access declared in the contract. */
  readonly access: Access
  readonly expected: Expected
  readonly send: (world: World) => Sent | Promise<Sent>
}

/** A row of the table; without `send` the call is empty. */
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

/** A public endpoint. */
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

/** An endpoint that needs a session: without one it answers 401 before anything else. */
export const signedIn = (expected: Pick<Expected, 'stranger' | 'collaborator' | 'master'>): Expected => ({
  ...everybody(401),
  ...expected,
})

/** Concerns the caller's own salon. */
export const ofOwnSalon = signedIn({ stranger: 200, collaborator: 200, master: 200 })
/** The same, for the owner of the salon alone. */
export const ofOwnSalonForOwner = signedIn({ stranger: 200, collaborator: 403, master: 200 })
/** A row of this salon: for another one it does not exist. */
export const ofThisSalon = signedIn({ stranger: 404, collaborator: 200, master: 200 })
/** The same, for the owner of the salon alone. */
export const ofThisSalonForOwner = signedIn({ stranger: 404, collaborator: 403, master: 200 })
